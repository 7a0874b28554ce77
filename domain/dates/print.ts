import type { Dates } from "@/contracts/model/resume/dates";
import type { DateFormat } from "@/contracts/model/resume/design-choices";
import { monthNames } from "@/domain/dates/months";
import { presentLabel } from "@/domain/dates/ongoing";

/** How dates of a document are printed. */
export interface DateStyle {
  locale: string;
  dateFormat: DateFormat;
}

const EN_DASH = "–";

/** The text of dates: `raw` verbatim, else “start – end”, or the one part there is; an empty string without dates. */
export function printDates(dates: Dates, style: DateStyle): string {
  if (dates.raw) return dates.raw;
  const start = dates.start ? printEndpoint(dates.start, style) : "";
  const end = dates.present ? presentLabel(style.locale) : dates.end ? printEndpoint(dates.end, style) : "";
  return start && end ? `${start} ${EN_DASH} ${end}` : start || end;
}

/** One year or month: “2022”, “Mar 2022”, “March 2022”, “03/2022” or “2022-03”. */
export function printEndpoint(value: string, { locale, dateFormat }: DateStyle): string {
  const [year = "", month] = value.split("-");
  if (month === undefined) return year;
  if (dateFormat === "iso") return value;
  if (dateFormat === "numeric") return `${month}/${year}`;
  const names = monthNames(locale);
  if (names.yearFirst) return names.pattern(Number(month), year, dateFormat);
  return `${names[dateFormat][Number(month) - 1] ?? month} ${year}`;
}
