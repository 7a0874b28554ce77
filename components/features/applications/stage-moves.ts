import type { Application } from "@/contracts/model/application";
import type { ActivityEntry } from "@/contracts/model/application-activity";
import type { Stage } from "@/contracts/model/stages";

type StageEntry = Extract<ActivityEntry, { type: "stage" }>;

/** The stage entries, newest first. */
export const stageEntries = (activity: readonly ActivityEntry[]): StageEntry[] =>
  activity.filter((entry): entry is StageEntry => entry.type === "stage");

/**
 * The stage to which another client moved the application before this move reached the server; null if none did. `answer` is what
 * the server made of the move, `from` the stage from which the user saw it move.
 */
export function movedMeanwhile(answer: Pick<Application, "activity">, from: Stage): Stage | null {
  const before = stageEntries(answer.activity)[1]?.stage;
  return before === undefined || before === from ? null : before;
}

/** When each stage was entered last, as far as it was entered at all. */
export function stageMoments(activity: readonly ActivityEntry[]): Partial<Record<Stage, string>> {
  const moments: Partial<Record<Stage, string>> = {};
  for (const { stage, at } of stageEntries(activity)) moments[stage] ??= at;
  return moments;
}

/** The application as it will look once the server has moved it. */
export function movedTo(application: Application, status: Stage, at: string): Application {
  const entry: StageEntry = { id: `moving-${at}`, at, type: "stage", stage: status };
  return { ...application, status, closedReason: null, stageEnteredAt: at, activity: [entry, ...application.activity] };
}
