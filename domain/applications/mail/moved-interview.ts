import type { Interview } from "@/contracts/model/application-activity";
import type { InterviewChange, ProposedInterview } from "@/contracts/model/mail-proposal";
import { mailFeatures } from "./learned/mail-features";

/** What is done to a time, and what has one. */
const MOVING = ["#moved", "@move-time", "@cancelled"];
const PLANNED = ["#planned", "@interview", "@talk", "@meet", "@slot"];

/** Whether a mail says in one sentence that a conversation is not held when it was planned. */
export const takesFromItsTime = (subject: string, text: string): boolean =>
  mailFeatures(subject, text).sentences.some(
    ({ features }) => MOVING.some((name) => features.includes(name)) && PLANNED.some((name) => features.includes(name)),
  );

interface Changing {
  interviewChange: InterviewChange;
  interview: ProposedInterview | null;
  receivedAt: Date;
  /** When the same event of a calendar was to begin, in earlier mails. */
  earlier: readonly string[];
}

/**
 * The interview that a mail moves or cancels: that of the same event, else the only one ahead on the day of the mail. An interview at the
 * very time that a mail gives is the same one, so that a reminder adds none. Null where the mail adds one.
 */
export function replacedInterview(
  { interviewChange, interview, receivedAt, earlier }: Changing,
  interviews: readonly Interview[],
): Interview | null {
  const isAt = (times: readonly string[]) =>
    interviews.find(({ at }) => times.some((time) => Date.parse(time) === Date.parse(at)));
  const same = interview && isAt([interview.at]);
  if (same) return same;
  const ofEvent = isAt(earlier);
  if (ofEvent) return ofEvent;
  if (interviewChange === "adds") return null;
  const ahead = interviews.filter(({ at }) => Date.parse(at) > receivedAt.getTime() - HALF_DAY_MS);
  const [only] = ahead;
  return ahead.length === 1 && only ? only : null;
}

/** "I cannot make it this morning" may be read at noon. */
const HALF_DAY_MS = 12 * 3_600_000;
