import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Cell, Line } from "@/domain/imports/pdf/layout/lines";

/** Letters of a form are spread over their cell: “氏 名”, “履 歴 書”. */
const squashed = (text: string) => text.replaceAll(/\s/g, "");
const READING = /^(?:ふりがな|フリガナ)$/u;
const NAME = /^氏名$/u;
const DETAIL = /^(?:生年月日|性別|(?:現)?住所|連絡先|本籍(?:地)?)$/u;
const BOX = /^(?:(?:本人)?希望記入欄.*|本人希望(?:記入)?欄?|志望(?:の)?動機.*|.*自己PR|通勤時間|扶養家族.*|趣味・?特技)$/u;
const TITLE = /^(?:履歴書|職務経歴書)$/u;
const AS_OF = /^(?:19|20)\d{2}年\d{1,2}月\d{1,2}日現在$/u;

/** Whether a text only describes the form: its title, and the day on which it was filled in. */
export const isFormTitle = (text: string): boolean => TITLE.test(squashed(text)) || AS_OF.test(squashed(text));

/** The heading above the columns of a form with schools and employers in one table. */
export const isBothHistories = (text: string): boolean => /^学歴[・･、]?職歴$/u.test(squashed(text));

/**
 * The rows of the Japanese form with one text for each of its cells: a name that is spaced as “高梨　遥” has a gap within its cell. Labels of
 * details stay with them, and labels of boxes become headings.
 */
export const withFormRows = (lines: readonly Line[]): Line[] => {
  const table = lines.findIndex(({ cells }) => cells[0]?.text === "年");
  return lines.flatMap((line, index) => (index < table ? detailOf(line) : [rowOf(line)]));
};

function detailOf(line: Line): Line[] {
  const [first, ...rest] = line.cells;
  const label = squashed(first?.text ?? "");
  if (isFormTitle(line.text)) return [];
  if (!first || rest.length === 0) return [line];
  if (READING.test(label)) return [];
  if (NAME.test(squashed(`${label}${rest[0]?.text.length === 1 ? rest[0]?.text : ""}`)) && label !== "氏名")
    return [withCells(line, [joined(rest.slice(1))])];
  if (NAME.test(label)) return [withCells(line, [joined(rest)])];
  if (!DETAIL.test(label)) return [line];
  // A second label may be in the same row: “生年月日 | … | 性別 | 女”.
  const next = rest.findIndex(({ text }) => DETAIL.test(squashed(text)));
  const own = next < 0 ? rest : rest.slice(0, next);
  const labelled = withText(first, `${label}: ${joined(own).text}`);
  const others = next < 0 ? [] : detailOf(withCells(line, rest.slice(next)));
  return [withCells(line, [labelled]), ...others];
}

function rowOf(line: Line): Line {
  const [year, month, ...rest] = line.cells;
  const text = squashed(line.text);
  if (year && month && rest.length > 1 && /^(?:19|20)\d{2}$|^年$/u.test(year.text))
    return withCells(line, [year, month, joined(rest)]);
  if (line.cells.length > 1 && headingKind(text) !== undefined) return withCells(line, [withText(joined(line.cells), text)]);
  return BOX.test(text) ? { ...line, font: `${line.font} heading`, isBold: true, isCapitals: false } : line;
}

const withText = (cell: Cell, text: string): Cell => ({
  ...cell,
  text,
  spans: cell.spans.slice(0, 1).map((span) => ({ ...span, text })),
});

function joined(cells: readonly Cell[]): Cell {
  const [first] = cells;
  if (!first) return { text: "", spans: [], left: 0, right: 0 };
  return { ...withText(first, cells.map(({ text }) => text).join(" ")), right: cells.at(-1)?.right ?? first.right };
}

/** The line with other cells, in the look of the first of them. */
function withCells(line: Line, cells: Cell[]): Line {
  const [first] = cells;
  const span = first?.spans[0];
  return {
    ...line,
    cells,
    text: cells.map(({ text }) => text).join(" "),
    left: first?.left ?? line.left,
    ...(span ? { size: span.size, font: span.font } : {}),
  };
}
