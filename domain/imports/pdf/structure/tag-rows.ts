import type { Line } from "@/domain/imports/pdf/layout/lines";
import { isBullet } from "@/domain/imports/pdf/structure/bullets";

/** What words in boxes are further in than their label, in points. */
const INDENT_PT = 2;

export interface TagGroup {
  label: string;
  words: string[];
}

/**
 * Labels above rows of words in boxes, all in one face: the boxes have an edge, so their words are further in. null if the lines do not
 * alternate so.
 */
export function tagGroups(lines: readonly Line[]): TagGroup[] | null {
  const edge = Math.min(...lines.map(({ left }) => left));
  const groups: TagGroup[] = [];
  for (const line of lines) {
    if (isBullet(line.text) || /[:：,;|]/.test(line.text)) return null;
    const isLabel = line.left < edge + INDENT_PT;
    if (isLabel && line.cells.length > 1) return null;
    if (isLabel) groups.push({ label: line.text, words: [] });
    else groups.at(-1)?.words.push(...line.cells.map(({ text }) => text));
  }
  const areRows = lines.some(({ cells }) => cells.length > 1);
  return areRows && groups.length > 1 && groups.every(({ words }) => words.length > 0) ? groups : null;
}

/** A table of labels and their words, at least one of them a list: “EDV | SAP, Excel”. null for other lines. */
export function labelledTable(lines: readonly Line[]): TagGroup[] | null {
  const rows = lines.filter(({ cells }) => cells.length === 2);
  const [left, right] = [rows[0]?.cells[0]?.left ?? 0, rows[0]?.cells[1]?.left ?? 0];
  const isAt = (line: Line, at: number, edge: number) => Math.abs((line.cells[at]?.left ?? -99) - edge) < INDENT_PT;
  const isList = rows.filter(({ cells }) => /[,;•·|]/.test(cells[1]?.text ?? "") && !/[,;•·|]/.test(cells[0]?.text ?? "")).length;
  if (rows.length < 2 || isList * 2 < rows.length || lines.some(({ text }) => isBullet(text) || /[:：]/.test(text))) return null;
  const groups: TagGroup[] = [];
  for (const line of lines) {
    const [label, words] = line.cells;
    if (label && words && line.cells.length === 2 && isAt(line, 0, left) && isAt(line, 1, right))
      groups.push({ label: label.text, words: [words.text] });
    else if (line.cells.length === 1 && isAt(line, 0, right) && groups.length > 0) {
      const last = groups.at(-1) as TagGroup;
      last.words = [`${last.words.join(" ")} ${line.text}`];
    } else return null;
  }
  return groups;
}
