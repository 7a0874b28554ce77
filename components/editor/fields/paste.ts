const BULLET = /^\s*(?:[•●▪◦‣∙·*]|[-–—](?=\s)|o(?=\t))\s*/;
const NUMBER = /^\s*\d{1,3}[.)]\s+/;

/**
 * Plain text as HTML: lines that begin with a bullet or a number become lists, blank lines part paragraphs, other line ends
 * become line breaks. Copying from a PDF or a web form gives such text.
 */
export function htmlOfPlainText(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const blocks: { tag: "p" | "ul" | "ol"; lines: string[] }[] = [];
  let isAfterBlank = true;
  for (const line of lines) {
    const tag = BULLET.test(line) ? "ul" : NUMBER.test(line) ? "ol" : "p";
    const words = escapeHtml(line.replace(tag === "ul" ? BULLET : tag === "ol" ? NUMBER : /^\s+/, "").trim());
    const last = blocks.at(-1);
    if (words === "") {
      isAfterBlank = true;
      continue;
    }
    const continues = last?.tag === tag && (tag !== "p" || !isAfterBlank);
    if (continues) last.lines.push(words);
    else blocks.push({ tag, lines: [words] });
    isAfterBlank = false;
  }
  return blocks
    .map(({ tag, lines: content }) =>
      tag === "p"
        ? `<p>${content.join("<br>")}</p>`
        : `<${tag}>${content.map((entry) => `<li><p>${entry}</p></li>`).join("")}</${tag}>`,
    )
    .join("");
}

/**
 * HTML from Word and other offices without what only they understand: conditional comments, own elements, styles. Word writes
 * lists as paragraphs with a typed bullet in front; those become real lists. What remains is filtered by the editor's schema.
 */
export function cleanOfficeHtml(html: string): string {
  const withoutOwn = html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(style|script|title|xml)[\s>][\s\S]*?<\/\1>/gi, "")
    .replace(/<\/?(?:o|w|m|v|st1):[^>]*>/gi, "")
    .replace(/<(?:meta|link)[^>]*>/gi, "");
  return withoutOwn
    .replace(/<p[^>]*(?:mso-list|MsoListParagraph)[^>]*>([\s\S]*?)<\/p>/gi, (_paragraph, inner: string) => {
      const words = inner.replace(
        /^(?:\s|<span[^>]*>|<font[^>]*>)*(?:[•●▪◦§·o]|\d{1,3}[.)])(?:\s|&nbsp;|<\/?(?:span|font)[^>]*>)*/i,
        "",
      );
      const isNumbered = /^(?:\s|<span[^>]*>)*\d{1,3}[.)]/i.test(inner);
      return `<${isNumbered ? "ol" : "ul"}><li>${words}</li></${isNumbered ? "ol" : "ul"}>`;
    })
    .replace(/<\/(ul|ol)>\s*<\1>/gi, "");
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
