import { escapeHtml } from "@/domain/rich-text/escape";

/** Plain text as rich text: a paragraph for each block of lines, with its line breaks. Empty text stays empty. */
export function plainToRichText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(
      (block) =>
        `<p>${block
          .split("\n")
          .map((line) => escapeHtml(line.trim()))
          .join("<br>")}</p>`,
    )
    .join("");
}

/** A bullet list of plain texts; empty without any. */
export function listToRichText(entries: readonly string[]): string {
  const items = entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
  return items.length === 0 ? "" : `<ul>${items.map((item) => `<li><p>${escapeHtml(item)}</p></li>`).join("")}</ul>`;
}

const BULLET = /^\s*(?:[•‣◦▪●·*–—-]|\d{1,2}[.)])\s+/;

/** Plain text as people type it: lines that begin with a bullet become a list, blocks of other lines paragraphs. */
export function proseToRichText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  let html = "";
  let items: string[] = [];
  let paragraph: string[] = [];
  const flush = () => {
    html += plainToRichText(paragraph.join("\n")) + listToRichText(items);
    [items, paragraph] = [[], []];
  };
  for (const line of lines) {
    const isItem = BULLET.test(line);
    if ((isItem && paragraph.length > 0) || (!isItem && items.length > 0)) flush();
    if (isItem) items.push(line.replace(BULLET, ""));
    else paragraph.push(line);
  }
  flush();
  return html;
}
