import { localClock } from "@/components/features/applications/local-days";
import type { Application } from "@/contracts/model/application";
import { STAGES, type Stage } from "@/contracts/model/stages";
import type { Clock } from "@/domain/applications/days";
import { nextStep, type StepRules, urgencyOf } from "@/domain/applications/next-step";

export const SORTS = ["next", "company", "role", "stage", "since", "source", "location", "salary", "edited"] as const;
export type SortKey = (typeof SORTS)[number];
/** What it is sorted by; a minus in front turns the order around. */
export type Sort = SortKey | `-${SortKey}`;

export type Wish = {
  query: string;
  sort: Sort;
  stages: readonly Stage[];
  tags: readonly string[];
  sources: readonly string[];
};

/** The applications a person wants to see, in their order. Every word must occur and every chosen tag must be there; of stages and sources one is enough. */
export function selectApplications(all: readonly Application[], wish: Wish, now: number, rules: StepRules): Application[] {
  const words = wish.query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matches = (application: Application) =>
    (wish.stages.length === 0 || wish.stages.includes(application.status)) &&
    (wish.sources.length === 0 || wish.sources.includes(application.source)) &&
    wish.tags.every((tag) => application.tags.includes(tag)) &&
    (words.length === 0 || containsAll(application, words));
  return sorted(all.filter(matches), wish.sort, now, rules);
}

function containsAll({ company, role, location, source, tags, notes, contacts }: Application, words: readonly string[]): boolean {
  const people = contacts.flatMap(({ name, email }) => [name, email]);
  const text = [company, role, location, source, notes, ...tags, ...people].join(" ").toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
/** Days and times in ISO 8601 sort as their letters do. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byText = (key: "company" | "role" | "source" | "location" | "salary") => (a: Application, b: Application) =>
  // What is not known comes last.
  Number(a[key] === "") - Number(b[key] === "") || names.compare(a[key], b[key]);

function sorted(applications: Application[], sort: Sort, now: number, rules: StepRules): Application[] {
  const key = keyOf(sort);
  const sign = sort.startsWith("-") ? -1 : 1;
  const order = key === "next" ? byUrgency(applications, localClock(now), rules) : ORDERS[key];
  return applications.sort((a, b) => sign * order(a, b) || compare(b.updatedAt, a.updatedAt));
}

export const keyOf = (sort: Sort): SortKey => SORTS.find((key) => sort === key || sort === `-${key}`) ?? "next";

/** The steps are found once, not with every comparison. */
function byUrgency(applications: readonly Application[], clock: Clock, rules: StepRules) {
  const urgencies = new Map(
    applications.map((application) => [
      application.id,
      // What is over comes after everything that is not.
      application.status === "closed" ? "closed" : urgencyOf(nextStep(application, clock, rules), clock),
    ]),
  );
  return (a: Application, b: Application) => compare(urgencies.get(a.id) ?? "", urgencies.get(b.id) ?? "");
}

const ORDERS: Record<Exclude<SortKey, "next">, (a: Application, b: Application) => number> = {
  company: byText("company"),
  role: byText("role"),
  source: byText("source"),
  location: byText("location"),
  salary: byText("salary"),
  stage: (a, b) => STAGES.indexOf(a.status) - STAGES.indexOf(b.status),
  since: (a, b) => compare(a.stageEnteredAt, b.stageEnteredAt),
  edited: (a, b) => compare(b.updatedAt, a.updatedAt),
};

/** The applications of each stage, in their order. */
export function byStage(applications: readonly Application[]): Record<Stage, Application[]> {
  const stages: Record<Stage, Application[]> = { saved: [], applied: [], screening: [], interview: [], offer: [], closed: [] };
  for (const application of applications) stages[application.status].push(application);
  return stages;
}

/** Each value with how often it occurs, most frequent first. Values that are chosen but occur nowhere stay, so that they can be let go. */
export function counted(values: readonly string[], chosen: readonly string[]): { value: string; count: number }[] {
  const counts = new Map(chosen.map((value) => [value, 0]));
  for (const value of values) if (value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || names.compare(a.value, b.value));
}
