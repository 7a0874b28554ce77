import type { Line } from "@/domain/imports/pdf/layout/lines";
import { joined } from "@/domain/imports/pdf/structure/body";
import { isBullet, withoutBullet } from "@/domain/imports/pdf/structure/bullets";
import { withWholeCells } from "@/domain/imports/pdf/structure/grid-cells";
import { isFull } from "@/domain/imports/pdf/structure/rated-lines";
import { withStackedCells } from "@/domain/imports/pdf/structure/stacked-cells";
import { labelledTable, tagGroups } from "@/domain/imports/pdf/structure/tag-rows";

/** A group of keywords, or one of them alone. */
export interface ListEntry {
  label: string;
  /** The level, if given. */
  level: string;
  keywords: string[];
}

/** Commas inside of brackets do not divide. */
const partsOf = (text: string) =>
  text
    .split(/\s*[;|•·▪●‖]\s*|\s+\/\s+|[,、，،]\s*(?![^(]*\))|\s{3,}/)
    .map((part) => part.replace(/^[–—-]\s+|\.$/g, "").trim())
    .filter((part) => part !== "" && /[\p{L}\p{N}]/u.test(part));

const LABELLED = /^([^:：]{2,50})[:：]\s*(.+)$/;

/** Skills or interests: labels with their keywords, by colons, faces and gaps, or single words. */
export function listOf(input: readonly Line[]): ListEntry[] {
  const lines = withStackedCells(withWholeCells(input));
  const groups = tagGroups(lines) ?? labelledTable(lines);
  if (groups) return groups.map(({ label, words }) => ({ label, level: "", keywords: words.flatMap(partsOf) }));
  const entries: ListEntry[] = [];
  const faces = new Set(lines.flatMap((line) => line.cells.flatMap((cell) => cell.spans.map((span) => span.isBold))));
  const hasLabels = faces.size > 1;
  let open: ListEntry | null = null;
  let before: Line | null = null;
  for (const line of lines) {
    const text = withoutBullet(line.text) ?? tagsOf(line);
    const last = entries.at(-1);
    const isWrapped =
      before !== null &&
      last &&
      line.cells.length === 1 &&
      (before.cells.length === 1 || line.left > before.left + 5) &&
      !isBullet(line.text) &&
      line.region === before.region &&
      line.gap < 1.75 &&
      isFull(before, line) &&
      !(isOneWord(before.text) && isOneWord(text) && /^\p{Lu}/u.test(text)) &&
      !(isPhrase(before.text) && /^\p{Lu}\p{Ll}/u.test(text));
    const isNewWord = before !== null && /[,;、，،|•·]\s*$/.test(before.text);
    before = line;
    // Cells that each begin with a sign are words in a grid.
    if (line.cells.length > 1 && line.cells.every((cell) => isBullet(cell.text))) {
      entries.push(...line.cells.map((cell) => ({ label: withoutBullet(cell.text) ?? cell.text, level: "", keywords: [] })));
      continue;
    }
    const [, label = "", list = ""] = LABELLED.exec(text) ?? [];
    const bold = boldStart(line);
    if (hasLabels && bold !== null) {
      const entry: ListEntry = { label: bold.label.replace(/[\s:：–—-]+$/, ""), ...levelAndKeywords(bold.rest) };
      entries.push(entry);
      // In files with paragraphs, one with a label and its words is complete.
      open = line.paragraph !== undefined && entry.keywords.length > 0 ? null : entry;
    } else if (label !== "") {
      open = { label: label.trim(), level: "", keywords: partsOf(list) };
      entries.push(open);
    } else if (isWrapped && last) wrap(last, text, isNewWord);
    else if (hasLabels && open)
      open.keywords.push(...(line.cells.length > 1 ? line.cells.map(({ text: each }) => each) : [text]).flatMap(partsOf));
    else if (
      line.cells.length > 1 &&
      /[,;·•|]/.test(
        line.cells
          .slice(1)
          .map((cell) => cell.text)
          .join(" "),
      )
    ) {
      const [first, ...rest] = line.cells;
      entries.push({ label: first?.text ?? "", ...levelAndKeywords(rest.map((cell) => cell.text)) });
    } else if (line.cells.length > 1)
      entries.push(...line.cells.map((cell) => ({ label: withoutBullet(cell.text) ?? cell.text, level: "", keywords: [] })));
    else entries.push(...partsOf(text).map((part) => ({ label: part, level: "", keywords: [] })));
  }
  return entries;
}

/** In a narrow column every line is full; a capitalised word below another is a separate one. */
const isOneWord = (text: string) => !/\s/.test(text.trim()) && !/[-‐\u00ad,;/]$/.test(text);

/** “Fisk och skaldjur”: where later words begin small, a capital begins another text. */
const isPhrase = (text: string) => /^\p{Lu}\S*(?:\s\p{Ll}\S*)*\s\p{Ll}\S{3,}$/u.test(text.trim());

/** Words that are spaced without any separator, such as tags in boxes, are divided. */
function tagsOf(line: Line): string {
  if (/[,;|•·、，،:：]/.test(line.text)) return line.text;
  return line.cells
    .map(({ spans }) =>
      spans
        .map((span, index) => {
          const before = spans[index - 1];
          const isApart = before !== undefined && before.font === span.font && span.left - before.right > span.size * 0.55;
          return `${isApart ? " ‖ " : ""}${span.text}`;
        })
        .join(""),
    )
    .join(" ");
}

/** A word or list continues in the next line. */
function wrap(last: ListEntry, text: string, isNewWord: boolean): void {
  if (isNewWord) {
    last.keywords.push(...partsOf(text));
    return;
  }
  const [first = "", ...rest] = partsOf(text);
  const end = last.keywords.pop();
  if (end === undefined) last.label = joined(last.label, first);
  else last.keywords.push(joined(end, first));
  last.keywords.push(...rest);
}

/** The bold beginning of a line and the texts after it. */
function boldStart(line: Line): { label: string; rest: string[] } | null {
  const spans = line.cells.flatMap((cell) => cell.spans.map((span) => ({ ...span })));
  const start = spans.findIndex((span) => /[\p{L}\p{N}]/u.test(span.text));
  const from = spans.slice(Math.max(0, start));
  const end = from.findIndex((span) => !span.isBold && /[\p{L}\p{N}]/u.test(span.text));
  const label = (end < 0 ? from : from.slice(0, end))
    .map((span) => span.text)
    .join("")
    .trim();
  if (label === "" || !from[0]?.isBold || from[0].text.trim().length < 2) return null;
  // Texts in one face belong together.
  const rest: { text: string; font: string }[] = [];
  for (const span of end < 0 ? [] : from.slice(end)) {
    const last = rest.at(-1);
    if (last && (last.font === `${span.font}${span.size}` || /^\s*[,、，;]/.test(span.text) || /[,、，;]\s*$/.test(last.text)))
      last.text += span.text;
    else rest.push({ text: span.text, font: `${span.font}${span.size}` });
  }
  return { label: withoutBullet(label) ?? label, rest: rest.map((each) => each.text) };
}

/** “Expert · TypeScript, React”: a single word before a list is the level. */
function levelAndKeywords(rest: readonly string[]): { level: string; keywords: string[] } {
  const [first = "", ...more] = rest
    .flatMap((text) => text.split(/\s*·\s+(?=[^·]+$)/))
    .map((text) => text.replace(/^[\s:：·–—-]+/, "").trim())
    .filter((text) => text !== "");
  const isLevel = first !== "" && !/[,;/、，]/.test(first) && (more.length > 0 || first.split(" ").length === 1);
  return isLevel ? { level: first, keywords: more.flatMap(partsOf) } : { level: "", keywords: [first, ...more].flatMap(partsOf) };
}
