import { escapeHtml } from "@/domain/rich-text/clean";

/** Plain text as rich text: a paragraph for each block of lines, line breaks kept. Empty text stays empty. */
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
