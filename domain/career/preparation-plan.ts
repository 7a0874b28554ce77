import type { PlanTask, PreparationPlan } from "@/contracts/model/career/plan";
import { localTimeOf, momentOf } from "./local-time";

type PlanInput = {
  interviewAt: Date;
  timezone: string;
  /** Requirements in the order of the posting, with the stories that show each. */
  requirements: readonly { requirement: string; storyIds: readonly string[] }[];
  stories: readonly { id: string; title: string }[];
  /** Questions that the person wants to ask. */
  questions: number;
  now: Date;
};

/** More would not be done. */
const MINUTES_A_DAY = 60;
const MAX_DAYS = 14;
const MISSING_STORIES = 3;
const REVIEWED_STORIES = 6;

/**
 * What to do until an interview, by day, in the time zone of the interview. What takes thought comes first, going over it comes last, and
 * the last day before is for rehearsing. With little time, what matters least is left out.
 */
export function preparationPlan({ interviewAt, timezone, requirements, stories, questions, now }: PlanInput): PreparationPlan {
  const days = daysUntil(interviewAt, timezone, now);
  const { first, last } = tasksOf({ requirements, stories, questions });
  const minutes = new Map(days.map((day) => [day, [] as PlanTask[]]));
  const final = days.at(-1) ?? "";
  // Rehearsing has its place on the last day before anything else takes it.
  for (const task of last) put(minutes, [final], task);
  const before = days.length > 1 ? days.slice(0, -1) : days;
  for (const [index, task] of first.entries()) {
    const preferred = Math.floor((index * before.length) / first.length);
    put(minutes, [...before.slice(preferred), ...before.slice(0, preferred)], task);
  }
  const planned = [...minutes].map(([date, tasks]) => ({ date, tasks }));
  return { interviewAt: interviewAt.toISOString(), timezone, days: planned.filter(({ tasks }) => tasks.length > 0) };
}

/** Puts a task on the first of the days that has room for it; a day without tasks takes any. Without room it is left out. */
function put(minutes: ReadonlyMap<string, PlanTask[]>, days: readonly string[], task: PlanTask): void {
  const room = days.map((day) => minutes.get(day) ?? []);
  const place = room.find((tasks) => tasks.length === 0 || sum(tasks) + task.minutes <= MINUTES_A_DAY);
  place?.push(task);
}

const sum = (tasks: readonly PlanTask[]) => tasks.reduce((total, { minutes }) => total + minutes, 0);

function tasksOf({ requirements, stories, questions }: Pick<PlanInput, "requirements" | "stories" | "questions">) {
  const titles = new Map(stories.map(({ id, title }) => [id, title]));
  const used = [...new Set(requirements.flatMap(({ storyIds }) => storyIds.slice(0, 1)))].filter((id) => titles.has(id));
  const task = (kind: PlanTask["kind"], minutes: number, about = "", storyId: string | null = null): PlanTask => ({
    kind,
    minutes,
    about,
    storyId,
  });
  const missing = requirements.filter(({ storyIds }) => storyIds.length === 0).slice(0, MISSING_STORIES);
  const first = [
    task("company-notes", 30),
    ...missing.map(({ requirement }) => task("write-story", 40, requirement)),
    ...(questions === 0 ? [task("prepare-questions", 15)] : []),
    ...used.slice(0, REVIEWED_STORIES).map((id) => task("practise", 15, titles.get(id), id)),
  ];
  return { first, last: [task("rehearse", 30), task("review-stories", 15)] };
}

/** The days from today to the day before the interview; when it is today, today. */
function daysUntil(interviewAt: Date, zone: string, now: Date): string[] {
  const today = localTimeOf(now, zone);
  const last = dayOf(localTimeOf(interviewAt, zone));
  const days: string[] = [];
  for (let count = 0; days.length < MAX_DAYS; count++) {
    const day = dayOf(localTimeOf(momentOf({ ...today, day: today.day + count, hour: 12, minute: 0, second: 0 }, zone), zone));
    if (day >= last && count > 0) break;
    days.push(day);
  }
  return days;
}

const dayOf = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
