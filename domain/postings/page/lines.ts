/** A line as a person sees it on a page. */
export type Line = {
  text: string;
  kind: "text" | "heading" | "bullet" /** Whether it is separated from the line before. */;
  gap: boolean;
};

/** Lines as plain text: bullets with a mark, separated blocks with an empty line between. */
export const linesToText = (lines: readonly Line[]): string =>
  lines
    .map(({ text, kind, gap }, index) => `${gap && index > 0 ? "\n" : ""}${kind === "bullet" ? "• " : ""}${text}`)
    .join("\n")
    .trim();

const MARK = /^(?:[-*•–—·‣▪◦●○■□✓✔➢➤►»]|\d{1,2}[.)])\s+/u;
const BARE_MARK = /^[•‣▪◦●○■✓✔➢➤►]/u;

/** Pasted text as lines: a list mark makes a bullet, a short line that ends in a colon or is alone above others a heading. */
export function linesOfText(text: string): Line[] {
  const lines: Line[] = [];
  let gap = true;
  for (const raw of text.split(/\r\n?|\n|\u2028/)) {
    const trimmed = raw.replace(/[\t\u00a0 ]+/g, " ").trim();
    if (trimmed === "") {
      gap = true;
      continue;
    }
    const isBullet = MARK.test(trimmed) || BARE_MARK.test(trimmed);
    const bare = isBullet ? trimmed.replace(MARK, "").replace(BARE_MARK, "").trim() : trimmed;
    if (bare !== "") lines.push({ text: bare, kind: isBullet ? "bullet" : looksLikeHeading(bare) ? "heading" : "text", gap });
    gap = false;
  }
  return lines;
}

const looksLikeHeading = (line: string) =>
  line.length <= 80 && (/[::]$/.test(line) || /^#{1,4} |^\*\*[^*]+\*\*:?$/.test(line) || isShouted(line));

const isShouted = (line: string) =>
  line.length >= 4 && line.length <= 60 && /\p{Lu}{3}/u.test(line) && line === line.toUpperCase();
