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
 * lists as paragraphs with a bullet in front that it marks as its own; those become real lists. Forms such as LinkedIn's write lists
 * as lines that begin with a bullet; those become lists as well. What remains is filtered by the editor's schema.
 */
export function cleanOfficeHtml(html: string): string {
  const withoutOwn = html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(style|script|title|xml)[\s>][\s\S]*?<\/\1>/gi, "")
    .replace(/<\/?(?:o|w|m|v|st1):[^>]*>/gi, "")
    .replace(/<(?:meta|link)[^>]*>/gi, "");
  const lines = bulletedLines(withoutOwn);
  if (lines !== null) return htmlOfPlainText(lines);
  return withoutTables(withoutOwn)
    .replace(/<p[^>]*(?:mso-list|MsoListParagraph)[^>]*>([\s\S]*?)<\/p>/gi, (_paragraph, inner: string) => {
      const { marker, words } = splitMarker(inner);
      const tag = /^[\divxlc]+[.)]|^[a-z][.)]/i.test(marker) ? "ol" : "ul";
      return `<${tag}><li>${words}</li></${tag}>`;
    })
    .replace(/<!\[(?:if[^\]]*|endif)\]>/gi, "")
    .replace(/<\/(ul|ol)>\s*<\1>/gi, "");
}

/** Rows of tables as lines, with a bar between their cells. A row with lists stays blocks, as the editor reads it. */
const withoutTables = (html: string): string =>
  html
    .replace(/<tr[\s>][\s\S]*?<\/tr>/gi, (row) => {
      if (/<(?:li|table)[\s>]|mso-list/i.test(row.slice(3))) return row;
      const cells = row.split(/<t[dh](?:\s[^>]*)?>/i).slice(1);
      const texts = cells.map((cell) =>
        cell
          .replace(/<\/?(?:t[dhr]|div)[^>]*>/gi, "")
          .replace(/<\/p>\s*<p[^>]*>/gi, "<br>")
          .replace(/<\/?p(?:\s[^>]*)?>/gi, "")
          .trim(),
      );
      return `<p>${texts.filter((text) => textOf(text).trim() !== "").join(" | ")}</p>`;
    })
    .replace(/<\/?(?:table|tbody|thead|tfoot|col|colgroup)(?:\s[^>]*)?>/gi, "");

/** How Word marks the bullet or number it set itself, in the order in which it is to be trusted. */
const MARKERS = [
  /^\s*(?:<[^!][^>]*>\s*)*<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/i,
  /^\s*(?:<(?![^>]*mso-list:\s*ignore)[^>]*>\s*)*<span[^>]*mso-list:\s*ignore[^>]*>((?:[^<]|<span[^>]*>[^<]*<\/span>)*)<\/span>/i,
  // Typed manually, or by an older Word: a letter counts only with a space after it, so that no word loses its first one.
  /^(?:\s|<(?:span|font)[^>]*>)*((?:[•●▪◦§·]|o(?=(?:\s|&nbsp;|<))|\d{1,3}[.)])(?:\s|&nbsp;|<\/?(?:span|font)[^>]*>)*)/i,
];

/** The bullet or number in front of a list paragraph, and the rest. */
function splitMarker(inner: string): { marker: string; words: string } {
  for (const pattern of MARKERS) {
    const match = pattern.exec(inner);
    if (match) return { marker: textOf(match[1] ?? "").trim(), words: inner.slice(match[0].length).trim() };
  }
  return { marker: "", words: inner };
}

/** The text of HTML that writes a list as lines with bullets and has no markup that would be lost; null for all other HTML. */
function bulletedLines(html: string): string | null {
  if (/<(?:li|a|b|strong|i|em|u|table|h[1-6]|mark)[\s>]|mso-list|style="[^"]*font-(?:weight|style)/i.test(html)) return null;
  const text = textOf(
    html
      .replace(/[\r\n]+/g, " ")
      .replace(/<br[^>]*>/gi, "\n")
      .replace(/<\/(?:p|div)>/gi, "\n\n"),
  );
  return text.split("\n").some((line) => BULLET.test(line)) ? text : null;
}

const ENTITIES: Record<string, string> = { nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", bull: "•", middot: "·" };

/** HTML without its tags. */
const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, "").replace(/&([a-z]+|#39);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity);

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
