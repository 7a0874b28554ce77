import type { FieldDescription, FieldOption } from "./description";
import { plain } from "./plain";
import type { Vocabulary } from "./vocabulary";

/** A whole date in an answer, as in 2027-02-01; null for anything else, such as “in two months”. */
export function dateIn(answer: string): string | null {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(answer);
  const dotted = /^\s*(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\s*$/.exec(answer);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : dotted ? [dotted[3], dotted[2], dotted[1]] : [];
  if (!year || !month || !day || Number(month) > 12 || Number(day) > 31) return null;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

export type DatePart = "day" | "month" | "year";

/** Which part of a date a field is for, where a date has several fields. */
export function partOf(field: FieldDescription, vocabularies: readonly Vocabulary[]): DatePart | null {
  const texts = [plain(field.label), plain(field.hint)];
  return (
    (["day", "month", "year"] as const).find((part) =>
      vocabularies.some(({ words }) => words.parts[part].some((phrase) => texts.includes(plain(phrase)))),
    ) ?? null
  );
}

/** What to write into the field of a part, or the index of the choice. */
export function partValue(
  date: string,
  part: DatePart,
  options: readonly FieldOption[],
  language: string,
): { text: string } | { index: number } | null {
  const [year = "", month = "", day = ""] = date.split("-");
  const digits = { year, month, day }[part];
  if (options.length === 0) return { text: digits };
  const names = part === "month" ? monthNames(Number(month), language) : [];
  const index = options.findIndex(
    ({ label, value }) =>
      [label, value].some((text) => /^\d+$/.test(text.trim()) && Number(text) === Number(digits)) || names.includes(plain(label)),
  );
  return index < 0 ? null : { index };
}

function monthNames(month: number, language: string): string[] {
  const day = new Date(Date.UTC(2024, month - 1, 15));
  return [language, "en"].flatMap((tag) =>
    (["long", "short"] as const).map((style) =>
      plain(new Intl.DateTimeFormat(tag, { month: style, timeZone: "UTC" }).format(day)),
    ),
  );
}
