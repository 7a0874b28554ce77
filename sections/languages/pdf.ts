import { levelOf } from "@/domain/imports/level-words";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { withoutBullet } from "@/domain/imports/pdf/structure/bullets";
import { type ReadItem, SURE } from "@/domain/imports/pdf/structure/evidence";
import type { PdfSection } from "@/domain/imports/pdf/structure/item";
import { languageGrid } from "@/domain/imports/pdf/structure/language-grid";
import { withStackedCells } from "@/domain/imports/pdf/structure/stacked-cells";
import { isLanguageName } from "@/domain/imports/pdf/structure/words";

export const pdf: PdfSection = {
  names: {},
  read: (lines) => languagesOf(lines, withStackedCells(lines, isLanguageName)),
};

/** “Anglais : courant (TOEIC 920)”. */
const LABELLED = /^([^(（:：]+?)\s*[:：]\s*(.+)$/u;
const FLUENCY = /^(.+?)\s*(?:[(（:：–—]\s*|\s-\s)([^)）]*)[)）]?$/u;

function languagesOf(input: readonly Line[], lines: readonly Line[]): ReadItem[] {
  const items: { language: string; fluency: string; level: number }[] = [];
  const add = (language: string, fluency: string) =>
    items.push({ language: language.replace(/[\s,:：–—-]+$/, "").trim(), fluency: fluency.trim(), level: levelOf(fluency) });
  const sureness = ({ language, fluency }: (typeof items)[number]) => ({
    language: isLanguageName(language) ? SURE.byWords : SURE.doubtful,
    fluency: levelOf(fluency) > 0 ? SURE.byWords : isLanguageName(language) && fluency !== "" ? SURE.likely : SURE.doubtful,
  });
  const grid = languageGrid(input);
  for (const { language, fluency } of grid ?? []) add(language, fluency);
  for (const line of grid ? [] : lines) {
    const cells = line.cells.flatMap((cell) => {
      const faces: { text: string; face: string }[] = [];
      for (const span of cell.spans) {
        const face = `${span.font} ${span.size}`;
        const last = faces.at(-1);
        if (last && (last.face === face || !/[\p{L}\p{N}]/u.test(span.text))) last.text += span.text;
        else faces.push({ text: span.text, face });
      }
      return faces.map(({ text }) => (withoutBullet(text) ?? text).trim()).filter((text) => /[\p{L}\p{N}]/u.test(text));
    });
    const [first = "", second = "", ...more] = cells;
    const isPair =
      cells.length === 2 &&
      !/[,;|•]/.test(first) &&
      !FLUENCY.test(first.replace(/\s*[:：–—-]$/, "")) &&
      // Two languages beside each other.
      !isLanguageName(second);
    const last = items.at(-1);
    if (isPair) add(first, second.replace(/^[\s(:–—-]+|\)$/g, ""));
    // A line below a language that only gives the level.
    else if (
      last &&
      last.fluency === "" &&
      cells.length === 1 &&
      (levelOf(first) > 0 || (items.length === 1 && isLevelFace(lines, line)))
    ) {
      last.fluency = first;
      last.level = levelOf(first);
    } else if (last && last.fluency !== "" && cells.length === 1 && /^(?:working )?proficiency$/i.test(first)) {
      // The end of a level in a narrow column.
      last.fluency = `${last.fluency} ${first}`;
    } else
      for (const part of [first, second, ...more]
        .join(" | ")
        .split(/\s*[,;|•·、]\s*(?![^(]*\))|\.\s+(?=\p{Lu}\p{L}+\s*[:：(–—-])/u)) {
        if (!/[\p{L}]/u.test(part)) continue;
        const [, language = part, fluency = ""] =
          LABELLED.exec(part.trim()) ?? FLUENCY.exec(part.trim().replace(/\.$/, "")) ?? [];
        add(language, fluency);
      }
  }
  return items.map((fields) => ({ fields, sureness: sureness(fields), lines }));
}

/** Whether the lines alternate between two faces. */
const isLevelFace = (lines: readonly Line[], line: Line) => lines[0] !== undefined && lines[0].font !== line.font;
