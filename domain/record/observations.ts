import { companyKey } from "@/domain/applications/same-name";
import { isRecord } from "@/domain/is-record";
import type { RecordData, RecordSection } from "@/domain/record/fields";
import { grouped } from "@/domain/record/grouped";

export type Observed = { id: string; section: RecordSection; data: RecordData };
/** A month, counted from the year 0. */
type Span = { entry: Observed; from: number; until: number };

/** Changing jobs may take some months; two jobs for longer may be a wrong date. */
const MONTHS = 3;
/** More of one kind would be no help to look at. */
const MAX = 100;

const ORGANIZATIONS: Readonly<Partial<Record<RecordSection, string>>> = {
  experience: "company",
  volunteer: "organization",
  education: "school",
};

const textIn = (data: RecordData, field: string): string => {
  const value = data[field];
  return typeof value === "string" ? value.trim() : "";
};

/** Pairs of jobs at different employers that certainly overlap by more than three months. A year alone counts as little as it can. */
export function overlappingJobs(entries: readonly Observed[], today: { year: number; month: number }): [Observed, Observed][] {
  const now = today.year * 12 + today.month - 1;
  const spans = entries.flatMap((entry) => (entry.section === "experience" ? (spanOf(entry, now) ?? []) : []));
  const byStart = spans.sort((a, b) => a.from - b.from);
  const found: [Observed, Observed][] = [];
  for (const [index, one] of byStart.entries())
    for (const other of byStart.slice(index + 1)) {
      if (other.from + MONTHS >= one.until) break;
      const months = Math.min(one.until, other.until) - other.from;
      if (months <= MONTHS || isSameEmployer(one.entry, other.entry)) continue;
      found.push([one.entry, other.entry]);
      if (found.length === MAX) return found;
    }
  return found;
}

function isSameEmployer(one: Observed, other: Observed): boolean {
  const [first, second] = [textIn(one.data, "company"), textIn(other.data, "company")];
  return first === "" || second === "" || companyKey(first) === companyKey(second);
}

/** From the first month to the one after the last; null without two dates. */
function spanOf(entry: Observed, now: number): Span | null {
  const { dates } = entry.data;
  if (!isRecord(dates)) return null;
  const from = monthOf(dates.start, 11);
  const until = dates.present === true ? now : monthOf(dates.end, 0);
  return from === null || until === null || until < from ? null : { entry, from, until: until + 1 };
}

/** The month of a date; of a year alone the given one. */
function monthOf(date: unknown, ofYear: number): number | null {
  if (typeof date !== "string") return null;
  const [year, month] = date.split("-").map(Number);
  return year === undefined || Number.isNaN(year) ? null : year * 12 + (month === undefined ? ofYear : month - 1);
}

/** Organizations that are spelled in more than one way, with the entries of each spelling. */
export function spellings(entries: readonly Observed[]): { names: string[]; entries: Observed[] }[] {
  const named = entries.flatMap((entry) => {
    const name = textIn(entry.data, ORGANIZATIONS[entry.section] ?? "");
    return name === "" ? [] : [{ entry, name }];
  });
  return [...grouped(named, ({ name }) => companyKey(name)).values()]
    .map((group) => ({ names: [...new Set(group.map(({ name }) => name))], entries: group.map(({ entry }) => entry) }))
    .filter(({ names }) => names.length > 1)
    .slice(0, MAX);
}
