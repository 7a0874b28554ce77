import type { ActivityEntry } from "@/contracts/model/application-activity";
import { type ClosedReason, STAGES, type Stage } from "@/contracts/model/stages";

/** Stages in which a company has the documents. */
export const SENT_STAGES: readonly Stage[] = ["applied", "screening", "interview", "offer"];

type StageEntry = Extract<ActivityEntry, { type: "stage" }>;

const isStage = (entry: ActivityEntry): entry is StageEntry => entry.type === "stage";

/** A calendar day as the moment at which it is stored: noon, UTC, which is the same day nearly everywhere. */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`;

/** Newest first; entries of the same moment stay in the order in which they were added, newest first. */
export const sortTimeline = (entries: readonly ActivityEntry[]): ActivityEntry[] =>
  [...entries].sort((a, b) => b.at.localeCompare(a.at));

/** The stage entries, newest first. */
const stagesOf = (entries: readonly ActivityEntry[]): StageEntry[] => entries.filter(isStage);

/** The entry of the current stage. */
export const currentStageEntry = (entries: readonly ActivityEntry[]): StageEntry | undefined => stagesOf(entries)[0];

const dayOf = (moment: string) => moment.slice(0, 10);

/** Enters a stage. Null: the moment is on a day before the current stage began. */
export function enterStage(entries: readonly ActivityEntry[], stage: Stage, at: string, id: string): ActivityEntry[] | null {
  const current = currentStageEntry(entries);
  if (current && dayOf(at) < dayOf(current.at)) return null;
  // Noon means a day: on one day, the later stage is the one entered later.
  const moment = current && at < current.at ? current.at : at;
  return sortTimeline([{ id, at: moment, type: "stage", stage }, ...entries]);
}

/** Moves an entry to another moment. Null: a stage would come before an earlier or after a later one. */
export function moveEntry(entries: readonly ActivityEntry[], entryId: string, at: string): ActivityEntry[] | null {
  const order = stagesOf(entries).map(({ id }) => id);
  const moved = sortTimeline(entries.map((entry) => (entry.id === entryId ? { ...entry, at } : entry)));
  const isInOrder = stagesOf(moved).every(({ id }, index) => id === order[index]);
  return isInOrder ? moved : null;
}

/** When the application was sent: the entry of `applied`, else the earliest stage that only a sent application reaches. */
export function appliedAtOf(entries: readonly ActivityEntry[]): string | null {
  const oldestFirst = stagesOf(entries).reverse();
  const applied = oldestFirst.find(({ stage }) => stage === "applied");
  return (applied ?? oldestFirst.find(({ stage }) => SENT_STAGES.includes(stage)))?.at ?? null;
}

/** Why an application is closed, or null while it is open. */
export const closedReasonOf = (stage: Stage, reason: ClosedReason | null): ClosedReason | null =>
  stage === "closed" ? reason : null;

/** Each stage with its count, in the order of the pipeline. */
export const countStages = (counts: ReadonlyMap<string, number>): { status: Stage; count: number }[] =>
  STAGES.map((status) => ({ status, count: counts.get(status) ?? 0 }));
