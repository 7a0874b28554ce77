import type { ResumeData } from "@/contracts/model/resume/data";
import type { Dates } from "@/contracts/model/resume/dates";
import { allSections, printedItems } from "@/domain/sections/all-sections";

/** Months since the year 0. A year alone means its first month where it begins, its last one where it ends. */
function monthOf(value: string, isEnd: boolean): number {
  const [year = 0, month = isEnd ? 12 : 1] = value.split("-").map(Number);
  return year * 12 + month;
}

type Dated = { dates?: Dates; roles?: readonly { dates?: Dates }[] };

/** The months of the printed jobs from which dates can be read, each from its first to its last. */
function jobSpans(data: ResumeData, now: Date): { from: number; to: number }[] {
  const jobs = allSections(data)
    .filter(({ kind }) => kind === "experience")
    .flatMap((section) => printedItems(section) as Dated[]);
  const dates = jobs.flatMap((job) => [job.dates, ...(job.roles ?? []).map((role) => role.dates)]);
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return dates.flatMap((each) => {
    if (!each?.start) return [];
    const end = each.end ?? (each.present ? null : each.start);
    return [{ from: monthOf(each.start, false), to: end === null ? today : monthOf(end, true) }];
  });
}

/** Months in which there was a job: parallel jobs count once, breaks do not. */
export function monthsWorked(data: ResumeData, now: Date): number {
  let [months, last] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of jobSpans(data, now).toSorted((one, other) => one.from - other.from)) {
    months += Math.max(0, to - Math.max(from - 1, last));
    last = Math.max(last, to);
  }
  return months;
}

/** Months from the first to the last day of the printed jobs; breaks between them count. 0 without readable dates. */
export function monthsOfExperience(data: ResumeData, now: Date): number {
  const spans = jobSpans(data, now);
  if (spans.length === 0) return 0;
  return Math.max(0, Math.max(...spans.map(({ to }) => to)) - Math.min(...spans.map(({ from }) => from)) + 1);
}
