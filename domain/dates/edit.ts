import type { Dates } from "@/contracts/model/resume/dates";

/** Changes a date as a person does in a form: what was typed before and could not be read is then no longer kept. */
export function editDates(dates: Dates, change: Partial<Pick<Dates, "start" | "end" | "present">>): Dates {
  const { raw: _typed, ...read } = dates;
  return { ...read, ...change };
}
