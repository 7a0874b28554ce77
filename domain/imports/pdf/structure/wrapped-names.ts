import type { Cell } from "@/domain/imports/pdf/layout/lines";
import { LABEL } from "@/domain/imports/pdf/structure/contact-patterns";
import { isFull, type RatedLine } from "@/domain/imports/pdf/structure/rated-lines";

const SAME_LEFT_PT = 2;

/** Whether a line is only the end of a name beside dates, which left it no room: “Bachelor of Science, | 2011 – 2014” above “History”. */
export function isRestOfName(before: RatedLine, each: RatedLine): boolean {
  if (!before.period || each.period || each.line.cells.length !== 1 || before.line.region !== each.line.region) return false;
  const target = before.line.cells.filter((_, at) => at !== before.periodCell).at(-1);
  if (!target || before.periodCell === 0 || Math.abs(target.left - each.line.left) > SAME_LEFT_PT) return false;
  return !/[.!?]$/.test(target.text) && continues(before, each, target);
}

/** Whether a line continues the previous text, which ran out of room. */
export function continues(before: RatedLine, each: RatedLine, target: Cell): boolean {
  const end = before.line.cells.find((cell) => cell.left > target.right)?.left ?? before.line.column.right;
  const last = target.spans.at(-1);
  const first = each.line.cells[0]?.spans[0];
  if (!last || !first || each.line.gap > 1.75 || Math.abs(last.size - first.size) > 0.3) return false;
  // “Phone: …” is another text.
  if (LABEL.test(each.line.text) || /^\p{L}[\p{L}. ]{2,18}[:：]\s/u.test(each.line.text)) return false;
  // Capitals that were switched on for a name begin and end with it; a short form may be its end.
  const next = each.line.cells[0]?.text ?? "";
  const isBegun =
    isCapitals(next) && !isCapitals(target.text.split(" ").at(-1) ?? "") && !/^\P{L}*\p{Lu}{1,4}\P{L}*$/u.test(next);
  if (isBegun || (isCapitals(target.text) && !isCapitals(next))) return false;
  const sameFace = last.font === first.font;
  if (/,\s*$/.test(target.text)) return sameFace || target.spans.length === 1;
  const room = {
    ...before.line,
    right: target.right,
    text: target.text,
    left: target.left,
    column: { ...before.line.column, right: end - before.line.size },
  };
  return sameFace && isFull(room, each.line) && target.right > before.line.column.left + (end - before.line.column.left) * 0.55;
}

const isCapitals = (text: string) => /\p{Lu}.*\p{Lu}/u.test(text) && text === text.toUpperCase();
