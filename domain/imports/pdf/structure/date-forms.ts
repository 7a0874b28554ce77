import { isOngoingWord } from "@/domain/dates/ongoing";

const MONTH = "(?:0?[1-9]|1[0-2])";
const YEAR_AND_MONTH = new RegExp(String.raw`(?<![\d/.])((?:19|20)\d{2})[/.](${MONTH})(?![\d/.])`, "g");
const MONTH_AND_SHORT_YEAR = new RegExp(String.raw`(?<![\d/.])(${MONTH})\/(\d{2})(?![\d/])`, "g");
const SHORT_RANGE_WITH_DOTS = new RegExp(
  String.raw`(?<![\d.])(${MONTH})\.(\d{2})(\s?[–—-]\s?)(?:(${MONTH})\.(\d{2})(?![\d.])|(\p{L}+))`,
  "u",
);

/** Years of two digits up to this one are of this century; those from there to the next are none of a resume: “3/40” is a place in a contest. */
const LAST_SHORT_YEAR = 39;
const FIRST_SHORT_YEAR = 50;
const fullYear = (year: string) => `${Number(year) > LAST_SHORT_YEAR ? "19" : "20"}${year}`;
const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const twoDigits = (month: string) => month.padStart(2, "0");

/**
 * A text with its dates in the forms that `domain/dates` reads: “enero de 2019” is “enero 2019”, “03/21”, “Mar ’21” and, in a range, “Mar 21”
 * have the whole year, “2019/04” and “WS 2018/19” are months, and so is “28/02/2019” where days come first. `isMonth` knows the names of months.
 */
export function withStandardDates(text: string, isMonth: (word: string) => boolean, isDayFirst: boolean): string {
  return (
    text
      .replaceAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?!\d)/g, (whole, day, month, year) =>
        isDayFirst ? withoutDay(whole, day, month, year) : whole,
      )
      .replaceAll(
        /(\p{L}{3,}\.?)(\s+)(del?)(?=\s+(?:19|20)\d{2}(?!\d))/giu,
        (whole, name: string, space: string, link: string) =>
          isMonth(name) ? `${name}${space}${" ".repeat(link.length)}` : whole,
      )
      .replaceAll(/(?<=(?<!\d)\d{1,2}\.?)(\s+)de(?=\s+(\p{L}{3,}))/giu, (whole, space: string, name: string) =>
        isMonth(name) ? `${space}  ` : whole,
      )
      .replaceAll(YEAR_AND_MONTH, (_, year: string, month: string) => `${year}-${twoDigits(month)}`)
      .replaceAll(
        /(?<!\p{L})(WS|WiSe|SS|SoSe)\s?((?:19|20)\d{2})(?:\/\d{2,4})?(?!\d)/giu,
        (_, term: string, year: string) => `${/^w/i.test(term) ? "10" : "04"}/${year}`,
      )
      .replaceAll(MONTH_AND_SHORT_YEAR, (whole: string, month: string, year: string) =>
        Number(year) > LAST_SHORT_YEAR && Number(year) < FIRST_SHORT_YEAR ? whole : `${twoDigits(month)}/${fullYear(year)}`,
      )
      .replaceAll(
        /(?<![\p{L}\d])(I{1,3}|IV|VI{0,3}|IX|XI{0,2})[\s./]{1,2}(?=(?:19|20)\d{2}(?!\d))/gu,
        (_, month: string) => `${twoDigits(String(ROMAN.indexOf(month) + 1))}/`,
      )
      .replaceAll(/(?<=^|\s|[–—-])[’‘'](\d{2})(?!\d)/g, (_, year: string) => fullYear(year))
      // With dots, or with nothing but a name, only a range shows that it is no day.
      .replace(SHORT_RANGE_WITH_DOTS, shortRange)
      .replace(
        /(?<!\p{L})(\p{L}{3,}\.?) (\d{2})(\s?[–—-]\s?)(?:(\p{L}{3,}\.?) (\d{2})(?![\d,.])|(\p{L}+))/u,
        (whole, ...parts: string[]) => {
          const [from = "", , , to = ""] = parts;
          return isMonth(from) && (!to || isMonth(to)) ? shortRange(whole, ...parts) : whole;
        },
      )
  );
}

/** “01/03/2019” as “03/2019” where days come first: `domain/dates` tries the month first. */
const withoutDay = (whole: string, day: string, month: string, year: string): string =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) <= 31 ? `${twoDigits(month)}/${year}` : whole;

function shortRange(whole: string, ...parts: (string | undefined)[]): string {
  const [from = "", fromYear = "", dash, to, toYear = "", word = ""] = parts;
  if (!to && !isOngoingWord(word)) return whole;
  const one = (month: string, year: string) =>
    /\d/.test(month) ? `${twoDigits(month)}/${fullYear(year)}` : `${month} ${fullYear(year)}`;
  return `${one(from, fromYear)}${dash}${to ? one(to, toYear) : word}`;
}
