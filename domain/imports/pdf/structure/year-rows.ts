import { headingByStem } from "@/domain/imports/pdf/heading-stems";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Cell, Line } from "@/domain/imports/pdf/layout/lines";
import { isBothHistories, isFormTitle, withFormRows } from "@/domain/imports/pdf/structure/form-rows";

const BEGINS = /\s*(?:入学|入社|入所|入職|入行)$/u;
const ENDS = /\s*(?:卒業|修了|中退|退社|退職|退所|卒業見込み?)$/u;
const GAINED = /\s*(?:取得|合格)$/u;
const GOES_ON = /^現在に至る$/u;
const END_OF_FORM = /^以上$/u;

/**
 * The Japanese form has a row for each beginning and each end, with year and month in columns of their own: “2015 | 4 | … 入社”. The rows of a
 * school or an employer become one line with its dates, and the names of the columns the heading of the section.
 */
export function withYearRows(input: readonly Line[]): Line[] {
  if (!input.some(isHeader)) return [...input];
  const lines = withFormRows(input);
  const like = lines.find((line) => line.isBold && line.cells.length === 1 && headingKind(line.text) !== undefined);
  const result: Line[] = [];
  let open: Line | null = null;
  let isInForm = false;
  for (const line of lines) {
    const last = line.cells.at(-1);
    const date = last && isInForm ? dateOf(line) : "";
    const text = last?.text ?? "";
    const isOfBoth =
      isInForm && line.cells.length === 1 && (headingKind(text) === "education" || headingKind(text) === "experience");
    if (last && isHeader(line) && isBothHistories(text)) isInForm = true;
    else if (last && (isHeader(line) || isOfBoth)) {
      isInForm = true;
      const look = like ? { font: like.font, size: like.size, isBold: true } : { font: `${line.font} heading`, isBold: true };
      result.push({ ...line, ...look, isUnderlined: like?.isUnderlined ?? false, text, cells: [last], left: last.left, gap: 3 });
    } else if (last && date !== "" && BEGINS.test(text)) {
      open = withDates(line, date, text.replace(BEGINS, ""));
      result.push(open);
    } else if (last && date !== "" && ENDS.test(text) && open && isEndOf(open, text)) {
      open = replaced(result, open, `${open.cells[0]?.text} – ${date}`);
    } else if (last && date !== "") {
      open = null;
      result.push(withDates(line, date, text.replace(GAINED, "")));
    } else if (open && GOES_ON.test(line.text)) open = replaced(result, open, `${open.cells[0]?.text} – 現在`);
    else if (!END_OF_FORM.test(line.text)) {
      if (headingKind(line.text) !== undefined) isInForm = false;
      result.push(line);
    }
  }
  return result;
}

/** Reasons for leaving, which the form gives in place of the employer's name. */
const LEAVING = /^(?:一身上の都合により|会社都合により|契約期間満了(?:により|につき))?$/u;

const isEndOf = (open: Line, text: string): boolean =>
  !/ – /.test(open.text) && (LEAVING.test(text.replace(ENDS, "")) || open.text.includes(text.replace(ENDS, "")));

/** Whether a text has only words of the form, which dates and headings represent. */
export const areFormWords = (text: string): boolean =>
  /[年月入卒退修取合現歴以]/u.test(text) &&
  (isFormTitle(text) || headingKind(text.replaceAll(/\s/g, "")) !== undefined || areWords(text));

const areWords = (text: string): boolean =>
  text
    .split(/\s+/)
    .every(
      (word) =>
        END_OF_FORM.test(word) ||
        isBothHistories(word) ||
        /^(?:年|月|\d{1,2}|現在に至る|(?:入学|入社|入所|入職|入行|卒業|修了|中退|退社|退職|退所|取得|合格))$/u.test(word) ||
        headingKind(word) !== undefined,
    );

const isHeader = ({ cells }: Line): boolean =>
  cells.length >= 2 &&
  cells[0]?.text === "年" &&
  (isBothHistories(cells.at(-1)?.text ?? "") ||
    (headingKind(cells.at(-1)?.text ?? "") ?? headingByStem(cells.at(-1)?.text ?? "")) !== undefined);

/** “2015年4月” from the columns of a row; empty for other lines. */
function dateOf({ cells }: Line): string {
  const [year, month] = cells;
  if (!/^(?:19|20)\d{2}$/.test(year?.text ?? "") || cells.length < 2) return "";
  return cells.length > 2 && /^(?:[1-9]|1[0-2])$/.test(month?.text ?? "") ? `${year?.text}年${month?.text}月` : `${year?.text}年`;
}

function withDates(line: Line, date: string, name: string): Line {
  const [first] = line.cells;
  const last = line.cells.at(-1) as Cell;
  const cellOf = (cell: Cell, text: string): Cell => ({
    ...cell,
    text,
    spans: cell.spans.slice(0, 1).map((span) => ({ ...span, text })),
  });
  // “武蔵野台大学 経済学部”: the school, and what was studied there.
  const [, school = name, rest = ""] = /^(\S*(?:大学院?|高等学校|高校|専門学校))\s+(.+)$/u.exec(name) ?? [];
  const cells = [cellOf(first ?? last, date), cellOf(last, school), ...(rest === "" ? [] : [cellOf(last, rest)])];
  return { ...line, cells, text: cells.map(({ text }) => text).join(" "), gap: Math.max(2.2, line.gap * 1.5) };
}

/** The line with other dates, in its place. */
function replaced(lines: Line[], line: Line, dates: string): Line {
  const [first, ...others] = line.cells;
  const cells = first
    ? [{ ...first, text: dates, spans: first.spans.map((span) => ({ ...span, text: dates })) }, ...others]
    : others;
  const whole = { ...line, cells, text: cells.map(({ text }) => text).join(" ") };
  lines[lines.indexOf(line)] = whole;
  return whole;
}
