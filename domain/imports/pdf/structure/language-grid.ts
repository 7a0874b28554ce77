import { levelsText } from "@/domain/imports/europass/texts";
import type { Cell, Line } from "@/domain/imports/pdf/layout/lines";
import { isLanguageName } from "@/domain/imports/pdf/structure/words";

const LEVEL = /^[ABC][12]\+?$/u;
/** “Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user”. */
const isLegend = (text: string) => (text.match(/(?<!\p{L})[ABC][12](?!\p{L})/gu)?.length ?? 0) >= 4 && /\p{L}{4}/u.test(text);

interface GridLanguage {
  language: string;
  fluency: string;
}

/**
 * Languages in the grid of the European form: a row of levels for each, below what they are levels of. null where there is no such grid. The
 * mother tongues are above it: “Mother tongue(s): Polish”.
 */
export function languageGrid(lines: readonly Line[]): GridLanguage[] | null {
  const rows = lines.filter(isRow);
  if (rows.length === 0) return null;
  const first = lines.indexOf(rows[0] as Line);
  // The lowest name above a level is what it is a level of.
  const skills = lines
    .slice(0, first)
    .filter(isHeaderRow)
    .flatMap(({ cells }, at, { length }) => cells.map((cell) => ({ cell, rows: length - at })));
  return lines.flatMap((line): GridLanguage[] => {
    const [name, ...levels] = line.cells;
    if (!name || !isRow(line)) return isHeaderRow(line) || isLegend(line.text) ? [] : labelled(line.text);
    const of = ({ left, right }: (typeof levels)[number]) =>
      [...skills].sort((one, other) => distance(one, left, right) - distance(other, left, right))[0]?.cell.text ?? "";
    const read = levels.map((level) => ({ of: of(level), level: level.text }));
    const isNamed = new Set(read.map((each) => each.of)).size === read.length;
    const texts = isNamed ? read : read.map((each) => ({ ...each, of: "" }));
    return [{ language: name.text, fluency: levelsText(texts).replaceAll(/^ | (?= )|(?<=, ) /g, "") }];
  });
}

/** The texts of such a grid that its languages and levels represent: names of its columns, labels and its legend. */
export const gridTexts = (lines: readonly Line[]): string[] =>
  !lines.some(isRow)
    ? []
    : lines.flatMap((line) => {
        // A level that all skills have in common is written once.
        if (isRow(line)) return new Set(line.cells.slice(1).map(({ text }) => text)).size === 1 ? [line.text] : [];
        return [isHeaderRow(line) || isLegend(line.text) ? line.text : (/^.+?[:：]/u.exec(line.text)?.[0] ?? "")];
      });

const isRow = ({ cells: [name, ...levels] }: Line): boolean =>
  name !== undefined && levels.length >= 3 && isLanguageName(name.text) && levels.every(({ text }) => LEVEL.test(text));

/** The names of columns, which are neither languages nor levels. */
const isHeaderRow = ({ cells }: Line): boolean =>
  cells.length >= 2 && cells.every(({ text }) => !LEVEL.test(text) && !isLanguageName(text));

/** Points that a name one row higher is further away. */
const ROW_PT = 30;
const distance = ({ cell, rows }: { cell: Cell; rows: number }, left: number, right: number) =>
  Math.abs((cell.left + cell.right) / 2 - (left + right) / 2) + rows * ROW_PT;

/** “Mother tongue(s): Polish, German”: the label is how well they are spoken. */
function labelled(text: string): GridLanguage[] {
  const [, label = "", list = ""] = /^(.+?)\s*[:：]\s*(.*)$/u.exec(text) ?? [];
  const names = list.split(/\s*[,;|•·]\s*/).filter(isLanguageName);
  return names.map((language) => ({ language, fluency: label.replace(/\s*\(\p{L}+\)$/u, "").replace(/\(\p{L}{1,2}\)$/u, "") }));
}
