import type { Application } from "@/contracts/model/application";
import { STAGES, type Stage } from "@/contracts/model/stages";
import { median } from "@/domain/applications/insights/median";
import { DAY_MS } from "@/domain/dates/day-ms";

type Timed = Pick<Application, "id" | "activity">;

/** How long applications stay in a stage, those that are still in it included. */
export interface StageTime {
  stage: Exclude<Stage, "closed">;
  applicationIds: string[];
  medianDays: number | null;
}

/** Median days in each stage, in the order of the pipeline. `now` ends the stage an application is in. */
export function timeInStages(applications: readonly Timed[], now: number): StageTime[] {
  const open = STAGES.filter((stage) => stage !== "closed");
  const stays = applications.flatMap((application) => staysOf(application, now));
  return open.map((stage) => {
    const ofStage = stays.filter((stay) => stay.stage === stage);
    return {
      stage,
      applicationIds: [...new Set(ofStage.map(({ id }) => id))],
      medianDays: median(ofStage.map(({ days }) => days)),
    };
  });
}

function staysOf({ id, activity }: Timed, now: number): { id: string; stage: Stage; days: number }[] {
  const oldestFirst = activity.filter((entry) => entry.type === "stage").toReversed();
  return oldestFirst.map(({ stage, at }, index) => {
    const next = oldestFirst[index + 1];
    const end = next ? Date.parse(next.at) : now;
    return { id, stage, days: Math.max(0, (end - Date.parse(at)) / DAY_MS) };
  });
}
