import type { Application } from "@/contracts/model/application";
import type { Interview } from "@/contracts/model/application-activity";
import { daysBetween } from "./days";
import { followUpSuggestion, type Waiting } from "./follow-up-suggestion";
import { endOf } from "./interview-clashes";
import { silence } from "./silence";

/** The one thing that comes next. `waiting` is the case that there is nothing to do but to wait. */
export type NextStep =
  | { kind: "interview"; at: string; interview: Interview }
  | { kind: "follow-up"; at: string; note: string; isDue: boolean }
  | ({ kind: "suggest-no-response" } & Waiting)
  | ({ kind: "suggest-follow-up" } & Waiting)
  | { kind: "apply" }
  | { kind: "answer-offer" }
  | ({ kind: "waiting" } & Waiting);

export type NextStepFacts = Pick<
  Application,
  "status" | "appliedAt" | "followUpAt" | "followUpNote" | "activity" | "stageEnteredAt"
>;

/**
 * What comes next for an application: what has a date, the earlier one first; else what the rules suggest; else what the stage asks for.
 * Null: it is closed, and no follow-up is set.
 */
export function nextStep(application: NextStepFacts, now: Date, silenceDays?: number): NextStep | null {
  const dated = [nextInterview(application, now), followUp(application, now)].filter((step) => step !== null);
  const [first] = dated.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (first) return first;
  const silent = silence(application, now, silenceDays);
  if (silent) return { kind: "suggest-no-response", ...silent };
  const overdue = followUpSuggestion(application, now);
  if (overdue) return { kind: "suggest-follow-up", ...overdue };
  return byStage(application, now);
}

type Dated = Extract<NextStep, { at: string }>;

/** The next interview, or the one that is going on. */
function nextInterview({ status, activity }: NextStepFacts, now: Date): Dated | null {
  if (status === "closed") return null;
  const coming = activity
    .filter((entry) => entry.type === "interview")
    .filter((interview) => endOf(interview) > now.getTime())
    .sort((a, b) => a.at.localeCompare(b.at));
  const [interview] = coming;
  return interview ? { kind: "interview", at: interview.at, interview } : null;
}

function followUp({ followUpAt, followUpNote }: NextStepFacts, now: Date): Dated | null {
  if (followUpAt === null) return null;
  return { kind: "follow-up", at: followUpAt, note: followUpNote, isDue: Date.parse(followUpAt) <= now.getTime() };
}

function byStage({ status, stageEnteredAt }: NextStepFacts, now: Date): NextStep | null {
  if (status === "closed") return null;
  if (status === "saved") return { kind: "apply" };
  if (status === "offer") return { kind: "answer-offer" };
  return { kind: "waiting", since: stageEnteredAt, days: daysBetween(stageEnteredAt, now) };
}
