/** Rich text as one line of plain text, for a look at it in a list. */
export function lineOfHtml(html: string): string {
  return html
    .slice(0, 400)
    .replace(/<[^>]*>?/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}
