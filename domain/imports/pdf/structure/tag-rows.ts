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
