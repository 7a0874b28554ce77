import type { LocalTime } from "@/domain/career/local-time";
import { DEADLINE } from "./fold";
import { isFormerDay } from "./former-time";

export interface DayWords {
  index: number;
  /** Null: it cannot be said which day this is. */
  date: Pick<LocalTime, "year" | "month" | "day"> | null;
  isDeadline: boolean;
}

/** Names of months in eight languages, without accents, with the forms they take in dates; the short ones at the end. */
const MONTHS = [
  "january januar janner janvier enero gennaio janeiro januari stycznia styczen jan janv ene gen sty",
  "february februar feber fevrier febrero febbraio fevereiro februari lutego luty feb fevr fev lut",
  "march marz maerz mars marzo marco maart marca marzec mar mrt",
  "april avril abril aprile kwietnia kwiecien apr avr abr kwi",
  "may mai mayo maggio maio mei maja maj mag",
  "june juni juin junio giugno junho czerwca czerwiec jun giu cze",
  "july juli juillet julio luglio julho lipca lipiec jul juil lug lip",
  "august aout agosto augustus sierpnia sierpien aug ago sie",
  "september septembre septiembre setiembre settembre setembro wrzesnia wrzesien sep sept set wrz",
  "october oktober octobre octubre ottobre outubro pazdziernika pazdziernik oct okt ott out paz",
  "november novembre noviembre novembro listopada listopad nov lis",
  "december dezember decembre diciembre dicembre dezembro grudnia grudzien dec dez dic gru",
].map((names) => names.split(" "));

const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const MONTH = [...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join("|");

/** From Sunday on, as Date counts them. */
const WEEKDAYS = [
  "sunday sonntag dimanche domingo domenica zondag niedziela niedziele niedzieli",
  "monday montag lundi lunes lunedi segunda-feira maandag poniedzialek poniedzialku",
  "tuesday dienstag mardi martes martedi terca-feira dinsdag wtorek wtorku",
  "wednesday mittwoch mercredi miercoles mercoledi quarta-feira woensdag sroda srode srody",
  "thursday donnerstag jeudi jueves giovedi quinta-feira donderdag czwartek czwartku",
  "friday freitag vendredi viernes venerdi sexta-feira vrijdag piatek piatku",
  "saturday samstag sonnabend samedi sabado sabato zaterdag sobota sobote soboty",
].map((names) => names.split(" "));
const WEEKDAY_OF = new Map(WEEKDAYS.flatMap((names, index) => names.map((name) => [name, index] as const)));
const WEEKDAY = [...WEEKDAY_OF.keys()].join("|");

const DAY_OF_MONTH = new RegExp(
  `\\b(\\d{1,2})(?:\\.|st|nd|rd|th|er|o|a|e)?(?: dnia)? ?(?:de |of |di )?(${MONTH})\\b\\.?(?! of)(?:,? ?(?:de |del |of )?(\\d{4}))?`,
  "g",
);
const MONTH_DAY = new RegExp(`\\b(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?!:|\\.\\d|h\\b)(?:,? (\\d{4}))?`, "g");
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const NUMBERS =
  /(?<![\d.:/])(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2})|(?=\.(?:\s|$|,))|(?!\d|[:.]\d))(?! ?(?:uhr|uur|h\b|am\b|pm\b|a\.m|p\.m))/g;
const TODAY = /\b(?:today|heute|aujourd'hui|hoy|oggi|hoje|vandaag|dzis|dzisiaj)\b/g;
const TOMORROW =
  /(?<!day after |por la |de la |pela |uber|ubermorgen|am |a |montag |dienstag |mittwoch |donnerstag |freitag |in de |s )\b(?:tomorrow|morgen|demain|manana|domani|amanha|jutro)\b/g;
const AFTER_TOMORROW =
  /\b(?:day after tomorrow|ubermorgen|apres-demain|pasado manana|dopodomani|depois de amanha|overmorgen|pojutrze)\b/g;
const NAMED = new RegExp(
  `\\b(?:(next|nachste[nr]?|kommende[nr]?|volgende) )?(${WEEKDAY})\\b( (?:next week|nachster woche|kommender woche|volgende week|prochain|de la semaine prochaine|de la semana que viene|de la proxima semana|della prossima settimana|prossimo|da proxima semana|w przyszlym tygodniu))?`,
  "g",
);
const SPOKEN_PORTUGUESE = /\b(?:na|nesta|proxima|esta) (segunda|terca|quarta|quinta|sexta)\b(?!-)/g;

/** The days that a sentence names, in their order; a weekday beside a date is the same day. */
export function daysIn(words: string, today: LocalTime): DayWords[] {
  const taken: [number, number][] = [];
  const days: DayWords[] = [];
  const find = (pattern: RegExp, dateOf: (found: RegExpExecArray) => DayWords["date"] | undefined) => {
    for (const found of words.matchAll(pattern) as Iterable<RegExpExecArray>) {
      const [start, end] = [found.index, found.index + found[0].length];
      if (taken.some(([from, to]) => start < to && end > from)) continue;
      const date = dateOf(found);
      if (date === undefined) continue;
      taken.push([start, end]);
      days.push({ index: start, date, isDeadline: isDeadlineBefore(words, start) });
    }
  };
  find(ISO, ([, year, month, day]) => dated(day, month, year, today));
  find(DAY_OF_MONTH, ([, day, month = "", year]) => dated(day, MONTH_OF.get(month), year, today));
  find(MONTH_DAY, ([, month = "", day, year]) => dated(day, MONTH_OF.get(month), year, today));
  find(NUMBERS, ([, first, between, second, year]) =>
    numbered(Number(first), Number(second), year, { isSlash: between === "/", words, today }),
  );
  const dates = [...days];
  find(NAMED, (found) => (isFormerDay(words, found.index) ? undefined : namedDay(found, dates, today)));
  find(SPOKEN_PORTUGUESE, (found) => onWeekday(WEEKDAY_OF.get(`${found[1]}-feira`) ?? 0, today));
  find(TODAY, () => ahead(0, today));
  find(AFTER_TOMORROW, () => ahead(2, today));
  find(TOMORROW, () => ahead(1, today));
  return days.sort((a, b) => a.index - b.index);
}

const WEEKDAY_BEFORE = new RegExp(`\\b(?:${WEEKDAY}),? ?(?:(?:the|den|dem|le|el|il) )?$`);

/** A weekday may be between the word and the date: "by Friday, 4 December". */
const isDeadlineBefore = (words: string, index: number): boolean =>
  DEADLINE.test(words.slice(Math.max(0, index - 50), index).replace(WEEKDAY_BEFORE, ""));

const asUtc = ({ year, month, day }: Pick<LocalTime, "year" | "month" | "day">) => Date.UTC(year, month - 1, day);

function ahead(days: number, today: LocalTime): DayWords["date"] {
  const date = new Date(asUtc(today) + days * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** A date without a year is the first from the day before the mail on. Undefined for no date. */
function dated(day: unknown, month: unknown, year: string | undefined, today: LocalTime): DayWords["date"] | undefined {
  const [d, m] = [Number(day), Number(month)];
  if (!(d >= 1 && d <= 31 && m >= 1 && m <= 12)) return undefined;
  if (year !== undefined) return { year: Number(year.length === 2 ? `20${year}` : year), month: m, day: d };
  const thisYear = { year: today.year, month: m, day: d };
  return asUtc(thisYear) >= asUtc(today) - 86_400_000 ? thisYear : { ...thisYear, year: today.year + 1 };
}

type Context = { isSlash: boolean; words: string; today: LocalTime };

/** Two numbers are day and month. With a slash Americans write them the other way round, so English needs one that decides. */
function numbered(first: number, second: number, year: string | undefined, { isSlash, words, today }: Context) {
  if (second > 12 && first <= 12) return isSlash ? dated(second, first, year, today) : undefined;
  const date = dated(first, second, year, today);
  if (!isSlash || first > 12 || first === second || !/\b(?:the|you|your|we|at|and|interview on)\b/.test(words)) return date;
  const american = dated(second, first, year, today);
  const weekday = WEEKDAYS.findIndex((names) => names.some((name) => new RegExp(`\\b${name}\\b`).test(words)));
  const fits = [date, american].filter((each) => each && new Date(asUtc(each)).getUTCDay() === weekday);
  return fits.length === 1 ? fits[0] : date === undefined ? undefined : null;
}

/** A weekday: the same day as a date beside it, the day of next week, or the first one after the mail. */
function namedDay([whole, before, name = "", behind]: RegExpExecArray, dates: readonly DayWords[], today: LocalTime) {
  const weekday = WEEKDAY_OF.get(name) ?? 0;
  const dated = dates.filter(({ date }) => date !== null);
  if (dated.length > 0) {
    const isSame = dated.some(({ date }) => date && new Date(asUtc(date)).getUTCDay() === weekday);
    // A date that is no such day: one of the two is a mistake.
    if (!isSame && dated.length === 1 && dated[0]) dated[0].date = null;
    return undefined;
  }
  if (behind?.includes("week") || behind?.includes("woche") || /seman|settimana|tygodni/.test(behind ?? "")) {
    const untilMonday = (8 - new Date(asUtc(today)).getUTCDay()) % 7 || 7;
    return ahead(untilMonday + ((weekday + 6) % 7), today);
  }
  const next = onWeekday(weekday, today);
  // "Next Tuesday" said on a Monday may be tomorrow or not.
  if (before && whole && next && asUtc(next) - asUtc(today) < 3 * 86_400_000) return null;
  return next;
}

function onWeekday(weekday: number, today: LocalTime): DayWords["date"] {
  const days = (weekday - new Date(asUtc(today)).getUTCDay() + 7) % 7 || 7;
  return ahead(days, today);
}
