import { readEndpoint } from "@/domain/dates/endpoint";
import type { Line } from "@/domain/postings/page/lines";

/** Labels before the last day to apply, in the languages of the labels. */
const LABEL =
  /(?:appl(?:y|ications?)(?: (?:is|are))?(?: (?:due|close[sd]?|accepted))?(?: by| before| until| no later than)|application deadline|closing date|deadline(?: for applications)?|close[sd]? on|valid (?:through|until)|bewerbungs(?:frist|schluss|ende)|bewerb\p{L}*(?: \p{L}+){0,6} bis(?: spätestens)?(?: zum)?|date limite(?: de (?:candidature|dépôt))?|candidat\p{L}*(?: \p{L}+){0,4} (?:avant le|jusqu.au)|clôture des candidatures|fecha (?:límite|de cierre)|plazo(?: de (?:solicitud|inscripción|presentación|candidaturas?))?|(?:solicitudes|candidaturas) hasta(?: el)?|scadenza|candidarsi entro(?: il)?|candidature entro(?: il)?|entro il|prazo|candidaturas até|sluitingsdatum|solliciteer(?: \p{L}+){0,3} (?:voor|vóór|tot)|reageer (?:voor|vóór|tot)|termin składania|aplik\p{L}* do|sista ansökningsdag|ansök senast|ansøgningsfrist|søknadsfrist|hakuaika päättyy|son başvuru(?: tarihi)?|uzávěrka|応募締切|締切|截止日期|截止|마감일?|срок подачи|до)/iu;
const MAX_LETTERS = 240;
/** A deadline is near the beginning or the end. */
const MAX_LINES = 250;
const MONTH_DAY_YEAR = /(\d{1,2})([./-])(\d{1,2})\2(\d{4})/;

const LOCALES = ["en-US", "de", "fr", "es", "it", "pt", "nl", "pl", "sv", "da", "nb", "fi", "tr", "cs", "ru"];

/** The last day to apply, as `2026-12-01`; empty if the text has none with a year. */
export function readDeadline(input: readonly Line[]): string {
  const lines = input.length > 2 * MAX_LINES ? [...input.slice(0, MAX_LINES), ...input.slice(-MAX_LINES)] : input;
  const isInDollars = lines.some((line) => /US\$|(?<![\p{L}])\$\d/u.test(line.text.slice(0, MAX_LETTERS)));
  for (const [index, { text }] of lines.entries()) {
    if (text.length > MAX_LETTERS) continue;
    const match = LABEL.exec(text);
    if (!match) continue;
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
    const found = dayIn(after, isInDollars);
    if (found !== "") return found;
    const next = lines[index + 1]?.text ?? "";
    const below = match[0].length + 4 >= text.length && next.length <= 40 ? dayIn(next, isInDollars) : "";
    if (below !== "") return below;
  }
  return "";
}

const two = (part: number) => String(part).padStart(2, "0");

function isoDay(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year > 1999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? `${year}-${two(month)}-${two(day)}` : "";
}

/** The first day in a text. Of two numbers below 13 the first is the day, except where pay is in dollars. */
export function dayIn(text: string, isMonthFirst: boolean): string {
  const iso = /(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})/.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = MONTH_DAY_YEAR.exec(text);
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[3]), Number(numbers[4])];
    const isDayFirst = first > 12 || (second <= 12 && !(isMonthFirst && numbers[2] === "/"));
    return isDayFirst ? isoDay(year, second, first) : isoDay(year, first, second);
  }
  const named =
    /(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?\s+(?:de\s+|of\s+)?(?<month>\p{L}{3,12})\.?,?\s+(?:de\s+)?(?<year>\d{4})/u.exec(
      text,
    ) ?? /(?<month>\p{L}{3,12})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})/u.exec(text);
  const { day = "", month = "", year = "" } = named?.groups ?? {};
  if (year === "") return "";
  for (const locale of LOCALES) {
    const [, number] = readEndpoint(`${month} ${year}`, locale)?.value.split("-") ?? [];
    if (number) return isoDay(Number(year), Number(number), Number(day));
  }
  return "";
}
