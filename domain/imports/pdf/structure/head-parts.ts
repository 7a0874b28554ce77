import type { Cell } from "@/domain/imports/pdf/layout/lines";
import type { Block } from "@/domain/imports/pdf/structure/blocks";
import type { RatedLine } from "@/domain/imports/pdf/structure/rated-lines";
import { isOrganisation, isPlace, isRole, isSchool } from "@/domain/imports/pdf/structure/words";
import { continues } from "@/domain/imports/pdf/structure/wrapped-names";

/** A text of an entry's head. */
export interface HeadPart {
  text: string;
  /** Line of the head, counted from 0. */
  row: number;
  /** Whether it is at the right end of its line, after a gap. */
  isRight: boolean;
  isPlace: boolean;
  /** Whether it is with the dates in the margin, before all other texts. */
  isWithDates: boolean;
}

export interface EntryHead {
  parts: HeadPart[];
  /** The first dates; empty without any. */
  period: string;
  /** How many dates there are. */
  periods: number;
}

const SEPARATOR = /\s*(?:[|•●♦◆‖]|(?<=\s)(?<!\d\s)[/](?=\s)|(?<=\s)[/](?=\s)(?!\s\d)|(?<=\s)[·–—-](?=\s))\s*|\s{3,}|\s+@\s+/;

/** The texts of a head, apart by lines, gaps, faces and separators, and its dates. */
export function headOf(block: Block): EntryHead {
  const rows = joinedRows(block.head);
  const parts: HeadPart[] = [];
  const periods: string[] = [];
  rows.forEach((cells, row) => {
    cells.forEach(({ cell, period }, index) => {
      if (period) periods.push(period.period);
      const texts = period ? textsAround(cell, period.before, period.after) : facesOf(cell);
      for (const text of texts.flatMap((each) => placed(each))) {
        parts.push({
          text: text.text,
          row,
          isRight: index > 0 && !cells.slice(0, index).every((each) => each.period && each.cell.text === each.period.period),
          isPlace: text.isPlace,
          isWithDates: period !== null && period.before === "" && index === 0 && cells.length > 1,
        });
      }
    });
  });
  return { parts: parts.filter((part) => /[\p{L}\p{N}]/u.test(part.text)), period: periods[0] ?? "", periods: periods.length };
}

type RatedCell = { cell: Cell; period: RatedLine["period"] };

/** Cells by row; a row that only continues the one before joins it. */
function joinedRows(head: readonly RatedLine[]): RatedCell[][] {
  const rows: RatedCell[][] = [];
  head.forEach((each, index) => {
    const before = head[index - 1];
    const cells = each.line.cells.map((cell, at): RatedCell => ({ cell, period: at === each.periodCell ? each.period : null }));
    const last = rows.at(-1);
    const [own] = cells;
    const target = last?.findLast(({ period }) => period === null || period.before !== "" || period.after !== "");
    // Behind dates, a line with a place alone is the next text.
    const isOther =
      target?.period?.before === "" && own !== undefined && isPlace(own.cell.text) && !/,\s*$/.test(target.cell.text);
    if (
      before &&
      last &&
      own &&
      target &&
      cells.length === 1 &&
      !own.period &&
      !isOther &&
      continues(before, each, target.cell)
    ) {
      const joint = /\p{L}-$/u.test(target.cell.text) ? "" : " ";
      const text = `${target.cell.text}${joint}${own.cell.text}`;
      const spans = joinedSpans(target.cell.spans, own.cell.spans, joint);
      const { period } = target;
      const after = period && period.after !== "" ? `${period.after}${joint}${own.cell.text}` : "";
      last[last.indexOf(target)] = {
        cell: { ...target.cell, text, spans },
        period: period && after ? { ...period, after } : period,
      };
    } else rows.push(cells);
  });
  return rows;
}

function joinedSpans(one: Cell["spans"], other: Cell["spans"], joint: string): Cell["spans"] {
  const last = one.at(-1);
  const [first, ...rest] = other;
  if (last && first && last.font === first.font)
    return [...one.slice(0, -1), { ...last, text: `${last.text.trimEnd()}${joint}${first.text}` }, ...rest];
  return [...one, ...other];
}

/** Texts of a cell in different faces, without the signs between them. */
function facesOf(cell: Cell): string[] {
  const texts: string[] = [];
  let last: Cell["spans"][number] | null = null;
  for (const span of cell.spans) {
    if (!/[\p{L}\p{N}]/u.test(span.text) && texts.length > 0) texts.push(`${texts.pop() ?? ""}${span.text}`);
    else if (last && last.isBold === span.isBold && last.isItalic === span.isItalic && Math.abs(last.size - span.size) < 0.6)
      texts.push(`${texts.pop() ?? ""}${span.text}`);
    else texts.push(span.text);
    last = span;
  }
  return texts
    .flatMap((text) => text.split(SEPARATOR))
    .map(bare)
    .map((text, index) => (index > 0 ? text.replace(LEADING_LINK, "") : text))
    .filter((text) => text !== "");
}

/** The faces of a cell with dates, which are taken out of the last or the first. */
function textsAround(cell: Cell, before: string, after: string): string[] {
  const faces = facesOf({ ...cell, spans: cell.spans });
  const stored = `${before} ${after}`;
  const whole = faces.filter((face) => stored.includes(face));
  const isLabel = before === "" && /^[^:]*\d{4}[^:]*:\s/.test(cell.text);
  const sentences = (text: string) => (isLabel ? text.replace(/\.$/, "").split(SENTENCE) : [text]);
  const rest = [before, after]
    .flatMap((text) => text.split(SEPARATOR))
    .flatMap(sentences)
    .map(bare)
    .filter((text) => text !== "");
  if (whole.length === 0) return rest;
  const left = whole.reduce((text, face) => text.replace(face, "‖"), stored);
  return [
    ...whole.flatMap(sentences),
    ...left
      .split("‖")
      .map(bare)
      .filter((text) => /\p{L}{2}/u.test(text) && !LINK_WORD.test(` ${text}`)),
  ];
}

/** Behind dates and a colon, position and employer may be sentences: “Enfermera. Centro de Salud”. */
const SENTENCE = /(?<=\p{L}{4}|\p{Lu}{3})\.\s+(?=\p{Lu})/u;

/** Words between a title and the organisation after it. */
const LINK_WORD = /\s+(?:at|bei|chez|presso|hos|в|у)$/iu;

/** The same where the face changes before it: “Head Gardener”, “at Northfield Park Trust”. */
const LEADING_LINK = /^(?:at|bei|chez|presso|hos|@)(?:\s+|$)/iu;

const bare = (text: string) =>
  text
    .trim()
    .replace(LINK_WORD, "")
    .replace(/^[\s,;:|•·–—(-]+(?=[^\s)]*)/, "")
    .replace(/[\s,;:|•·–—(-]+$/, "")
    .trim();

/** Between the parts of a place, in all scripts. */
const COMMA = /,\s+|[،、]\s*/g;
const CITY_STATES = /^(?:singapore|singapur|hong kong|luxembourg|monaco)$/i;

/** A text with a place at its end is divided from it. */
function placed(input: string): { text: string; isPlace: boolean }[] {
  const ended = input.replace(/\.$/, "");
  const text = ended !== input && (isPlace(ended) || isPlace(ended.split(COMMA).slice(-2).join(", "))) ? ended : input;
  const parts = text.split(COMMA);
  // “Bus Driver, Singapore” is a name and a country.
  const [name = "", country = ""] = parts;
  const isName = isRole(name) || (CITY_STATES.test(country) && (isOrganisation(name) || isSchool(name)));
  if (parts.length === 2 && isName && isPlace(country))
    return [
      { text: name, isPlace: false },
      { text: country, isPlace: true },
    ];
  // “Northfield Trust, Leeds, United Kingdom” is more than a place.
  if (isPlace(text) && parts.length <= 2) return [{ text, isPlace: true }];
  // A city that is its own country needs no town before it.
  for (const take of CITY_STATES.test(parts.at(-1) ?? "") ? [1] : [2, 1]) {
    const place = parts.slice(-take).join(", ");
    if (parts.length <= take || !isPlace(place)) continue;
    // The commas of other scripts stay as they are.
    const at = [...text.matchAll(COMMA)].at(-take);
    return [
      { text: text.slice(0, at?.index), isPlace: false },
      { text: text.slice((at?.index ?? 0) + (at?.[0].length ?? 0)), isPlace: true },
    ];
  }
  const [, outside, inside] = /^(.+?)\s*[(（]([^()（）]+)[)）]$/.exec(text) ?? [];
  if (outside && inside && isPlace(inside))
    return [
      { text: outside, isPlace: false },
      { text: inside, isPlace: true },
    ];
  return [{ text, isPlace: false }];
}
