import type { Dates } from "@/contracts/model/resume/dates";

/** Changes a date as in a form: earlier typed text that could not be read is then discarded. */
export function editDates(dates: Dates, change: Partial<Pick<Dates, "start" | "end" | "present">>): Dates {
  const { raw: _typed, ...read } = dates;
  return { ...read, ...change };
}
