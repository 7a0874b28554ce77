import { monthNames } from "@/domain/dates/months";
import { readRange } from "@/domain/dates/parse";
import { HEADING_LOCALES } from "@/domain/imports/pdf/heading-words";
import { withStandardDates } from "@/domain/imports/pdf/structure/date-forms";

/** A date or range within a text, in words that `domain/dates` reads, and the text around it. */
export interface FoundPeriod {
  period: string;
  /** The same as written in the file. */
  text: string;
  before: string;
  after: string;
}

/** “05.2019” and “1.4.2019” are dates, “1,250.2019” is none. */
const YEAR = /(?<![\d,]|(?<!(?<![\d,])\d{1,2})\.)(?:19|20)\d{2}(?!\d|[.,]\d{3})/g;
/** Words between the two sides of a range, in languages whose word is no other frequent word between a place and a year. */
const RANGE_WORDS =
  /(?<![–—-])\s(?:bis|à|au|al|hasta|até|tot|til|till|до|по|do|a|e|t\/m|sampai|đến|تا|إلى|to|until|through)\s(?=\S*\s?\S*\d{4}|[\p{L}’']+\s?\p{L}*$)/giu;
const SINCE = /^(?:seit|since|depuis|desde|dal|vanaf|sedan|siden|от|с|od|dès|from|ab)\s+/iu;
/** What a range may begin with: “von 2014 bis 2018”. */
const FROM = /^(?:von|vom|de|du|del|van|between|zwischen|fra|från)\s+(?=.*\d{4}\s)/iu;
const UNITS =
  "years?|yrs?|yr|months?|mos?|jahre?n?|monate?n?|ans?|mois|años?|mes(?:es|i)?|anni|anno|anos?|mês|jaar|maand(?:en)?|rok|lata?|lat|mies(?:iąc|iące|ięcy)?|yıl|ay|år|mån(?:ader)?|mnd|měsíc[eů]?|roky?|года?|лет|месяц(?:ев|а)?";
const DURATION_START = `[\\s·(,]*\\(?(?<![\\p{L}\\d])\\d+\\s*(?:${UNITS})(?![\\p{L}\\d])`;
const DURATION = new RegExp(`${DURATION_START}[^)]*\\)?\\s*$`, "iu");
const DURATION_ALONE = new RegExp(`^[(]?(?:${DURATION_START}[^)]*\\)?)+\\s*$`, "iu");

/** Whether a text is only a duration, “3 years 2 months”, which its dates imply. */
export const isDuration = (text: string): boolean => DURATION_ALONE.test(text);

/** What a date is of: “Issued 2021”. */
const DATE_LABEL =
  /(?:^|[\s,;|•·(–—-])(?:date issued|issued|awarded|obtained|completed|expected|anticipated|graduated|expires?|valid until|ausgestellt(?: am)?|gültig bis|erworben|abgeschlossen|délivrée?(?: en| le)?|obtenue?(?: en| le)?|expedid[oa](?: en)?|obtenid[oa](?: en)?|emitid[oa](?: em)?|rilasciat[oa](?: nel)?|uitgegeven|wydan[yoe]|verliehen|voraussichtlich|prévue?(?: en)?|previst[oa](?: en| em)?)\s*:?\s*$/iu;

/** Whether a text is only what dates imply: a duration or words of one, or what a date is of. */
export const isImplied = (text: string): boolean =>
  DATE_LABEL.test(text) || (text.match(/\p{L}+/gu) ?? [""]).every((word) => isDuration(`1 ${word}`));

const EDGE = /^[\s([{,;:|•·–—-]+|[\s)\]},;:|•·]+$/g;
const MAX_WORDS_BEFORE = 3;
const MAX_WORDS_AFTER = 4;

/** Lines, entries and doubts ask for the dates of the same texts; reading one takes many attempts. */
const found = new Map<string, FoundPeriod | null>();
const elsewhere = new Map<string, string | null>();
const MAX_REMEMBERED = 4000;

function remembered<Value>(known: Map<string, Value | null>, key: string, read: () => Value | undefined): Value | undefined {
  const before = known.get(key);
  if (before !== undefined) return before ?? undefined;
  const value = read();
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(key, value ?? null);
  return value;
}

/** The dates in a text of a head. undefined if there are none that can be read. */
export const findPeriod = (text: string, locale: string): FoundPeriod | undefined =>
  text.length > 200 || !/\d\d/.test(text) ? undefined : remembered(found, `${locale} ${text}`, () => searchPeriod(text, locale));

function searchPeriod(text: string, locale: string): FoundPeriod | undefined {
  const plain = withStandardDates(text, (word) => localesOfMonth(word.toLowerCase()).length > 0, locale !== "en-US");
  const years = [...plain.matchAll(YEAR)];
  const [first] = years;
  if (!first) return undefined;
  const second = years[1] && years[1].index - first.index < 34 ? years[1] : first;
  const words = [...plain.matchAll(/\S+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const from = words.findIndex((word) => word.end > first.index);
  for (const lastYear of new Set([second, first])) {
    const to = words.findIndex((word) => word.end >= lastYear.index + 4);
    for (let after = Math.min(words.length - 1, to + MAX_WORDS_AFTER); after >= to; after--)
      for (let before = Math.max(0, from - MAX_WORDS_BEFORE); before <= from; before++) {
        const start = words[before]?.start ?? 0;
        const end = words[after]?.end ?? plain.length;
        const part = plain.slice(start, end);
        const period = readable(part, locale, /^[\s)\]},;|]*$/.test(plain.slice(end)));
        const label = DATE_LABEL.exec(plain.slice(0, start))?.[0] ?? "";
        if (period)
          return {
            period: period.replaceAll(/\s+/g, " "),
            text: writtenAs(text, plain.slice(0, start), plain.slice(end)) ?? part,
            before: trimmed(plain.slice(0, start - label.length)),
            after: trimmed(plain.slice(end).replace(DURATION, "")),
          };
      }
  }
  return undefined;
}

/** What a text has between its beginning and its end, if these are as they were. */
const writtenAs = (text: string, before: string, after: string): string | undefined =>
  text.startsWith(before) && text.endsWith(after) ? text.slice(before.length, text.length - after.length) : undefined;

const trimmed = (text: string) =>
  text
    .replaceAll(EDGE, "")
    .replace(/^\s*[–—-]\s+|\s+[–—-]\s*$/g, "")
    .trim();

/** The text as `domain/dates` reads it, or undefined. */
function readable(text: string, locale: string, isAtEnd: boolean): string | undefined {
  // Brackets and signs around a date are no part of it; a word before a comma may belong to something else.
  if (/^\p{L}[^,]*,\s/u.test(text) && !/\d,?\s/.test(text.slice(0, text.indexOf(",")))) {
    const isMonth = readRange(text.replace(",", ""), locale) ?? readRange(text.replace(",", ""), "en-US");
    if (!isMonth) return undefined;
  }
  const bare = text
    .replace(/^[\s([{|•·,;:]+/, "")
    .replace(/[\s)\]}|•·,;:]+$/, "")
    .replace(/(?<=\d{4}|\p{L}{4})\.$/u, "")
    .trim();
  const ends = (isAtEnd && /\d\s*[–—-]+$/.test(bare)) || SINCE.test(bare);
  if (!ends && /[–—-]$/.test(bare)) return undefined;
  const ranged = bare
    .replace(SINCE, "")
    .replace(FROM, "")
    .replace(/\s*[–—-]+$/, "")
    .replaceAll(/\s*(?:−|‒|―|~|〜|～|→)\s*|\s+[–—]+\s*|\s*[–—]+\s+|(?<=\d{4}|[\p{L}.])[–—](?=\S)/gu, " – ")
    .replaceAll(RANGE_WORDS, " – ")
    .replaceAll(/(?<=(?<!\d\/?)(?:19|20)\d{2})\s*\/\s*(?=(?:19|20)\d{2}$)/g, " – ");
  // “dal 2014 al 2018” begins like “dal 2014”, but ends.
  const isOpen = ends && readRange(ranged, locale)?.end === null;
  const whole = isOpen || (ends && !/\s–\s/.test(ranged)) ? `${ranged} – Present` : ranged;
  if (readRange(whole, locale)) return whole;
  // Names of months may be in another language than the headings; they are then written as numbers.
  if (!/\p{L}{3}/u.test(whole) || whole.split(/\s+/).length > 8) return undefined;
  return remembered(elsewhere, whole, () => inAnyLanguage(whole));
}

const LOCALES = ["en-US", ...HEADING_LOCALES];
const monthLocales = new Map<string, readonly string[]>();

/** The languages in which a word names a month or a season; most words beside a year do in none. */
function localesOfMonth(word: string): readonly string[] {
  const known = monthLocales.get(word);
  if (known) return known;
  const locales = SEASON_OR_COUNTED.test(word)
    ? LOCALES
    : LOCALES.filter((locale) => monthNames(locale).read(word) !== undefined);
  if (monthLocales.size >= MAX_REMEMBERED) monthLocales.clear();
  monthLocales.set(word, locales);
  return locales;
}

/** Seasons, and words that are a month only with its number behind them. */
const SEASON_OR_COUNTED = /^(?:spring|summer|fall|autumn|winter|tháng|thg|tahun|bulan|sept\.?)$/iu;

function inAnyLanguage(whole: string): string | undefined {
  const locales = new Set((whole.match(/\p{L}[\p{L}\p{M}’'.]*/gu) ?? []).flatMap(localesOfMonth));
  for (const other of LOCALES.filter((locale) => locales.has(locale))) {
    const range = readRange(whole, other);
    if (!range) continue;
    if (!range.start.exact) return whole;
    const end = range.end === "ongoing" ? " – Present" : range.end ? ` – ${range.end.value}` : "";
    return `${range.start.value}${end}`;
  }
  return undefined;
}
