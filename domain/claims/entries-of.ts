import type { Analysis } from "./analysis";
import type { ClaimSource } from "./claim";
import type { Period } from "./moments";

export const FREE = -1;

/** A sentence of list items: short, between commas, without numbers. Or a word or three. */
const isList = (text: string): boolean => {
  if (/\d/.test(text)) return false;
  const items = text.replace(/^[^:：]{1,20}[:：]/u, "").split(/[,،、;・]/);
  const words = text.match(/[\p{L}\p{N}+#]+/gu)?.length ?? 0;
  return words <= 3
    ? !/[\p{sc=Han}\p{sc=Hiragana}]{7,}/u.test(text)
    : items.length > 1 && items.every((item) => (item.match(/\p{L}+/gu)?.length ?? 0) <= 4);
};

/** The year that ends a line, or is in brackets, as of a degree. */
const ENDS_WITH_YEAR = /[,،、(（]\s*(?:19|20)\d\d年?\s*[)）]?(?:\s+(?:and|und|et|y|و)\s.{0,30})?[.。]?\s*$/u;

/** “Intern, Museum of Tides, summer 2019: small site for visitors”. */
const IS_TITLED = /^[^:：\d]{1,60}[,،、][^:：]{0,40}(?:19|20)\d\d年?\s*[:：]/u;

/** “Tutor of two apprentices since 2020”, “about 120,000 km a year, accident-free since 2018”: no new post, but more of the same one. */
const GOES_ON = /\b(?:since|seit|depuis|desde)\b|(?<!\p{L})منذ(?!\p{L})|から\s*[。.]?\s*$|以来/u;
const IS_RANGE = /\d\s*[-–—~～]\s*\S/u;

function isDetail(raw: string, text: string): boolean {
  if (!GOES_ON.test(text) || IS_RANGE.test(text)) return false;
  const before = text.slice(0, text.search(GOES_ON));
  // “Training (since 2020, with a colleague)”.
  if (/[(（][^)）]*$/u.test(before)) return true;
  return /^[\s*•·▪–-]*\p{Ll}/u.test(raw) || !/[,،、;:：()—–|]/u.test(before.trim().replace(/[,،、]$/u, "."));
}

/** Which entry each sentence belongs to. */
export function entriesOf(source: ClaimSource, one: Analysis, periods: readonly Period[]) {
  let isBehindHeader = false;
  let lastDetail = -1;
  const isHeader = one.sentences.map(({ start, end }, index) => {
    const text = one.text.slice(start, end);
    const isPeriod = periods.some((period) => period.start >= start && period.start < end);
    // “Chartered since 2015” says more of the entry before it.
    const isHead = (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) > 3 || /[,،、—–|(（]/.test(text);
    if (isPeriod && isBehindHeader && isDetail(source.text.slice(start, end), text)) {
      lastDetail = index;
      return false;
    }
    const isHeading = (isPeriod && isHead) || ENDS_WITH_YEAR.test(text) || IS_TITLED.test(text);
    isBehindHeader ||= isHeading && GOES_ON.test(text);
    return isHeading;
  });
  // Before it, a line with commas says what was done there.
  const lastHeader = !isHeader.includes(true) ? Number.POSITIVE_INFINITY : Math.max(isHeader.lastIndexOf(true), lastDetail);
  const isListed = one.sentences.map(
    ({ start, end }, index) => index > lastHeader && !isHeader[index] && isList(one.text.slice(start, end)),
  );
  let entry = FREE;
  let count = 0;
  const entryOf = one.sentences.map(({ start }, index) => {
    if (source.isGrouped) {
      const previous = one.sentences[index - 1];
      if (!previous || /\n\s*\n/.test(source.text.slice(previous.end, start))) entry = count++;
      return entry;
    }
    if (isHeader[index]) entry = count++;
    return isListed[index] ? FREE : entry;
  });
  if (!source.isGrouped) return { entryOf, isHeader, isListed, count };
  // A group without a date, such as one of skills, belongs to no entry.
  const dated = new Set(
    one.moments.map(
      (moment) => entryOf[one.sentences.findIndex(({ start, end }) => moment.start >= start && moment.start < end)],
    ),
  );
  return { entryOf: entryOf.map((group) => (dated.has(group) ? group : FREE)), isHeader, isListed, count };
}
