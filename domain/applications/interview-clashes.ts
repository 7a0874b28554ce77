import type { Application } from "@/contracts/model/application";
import type { Interview } from "@/contracts/model/application-activity";

export type PlannedInterview = { applicationId: string; company: string; role: string; interview: Interview };
export type InterviewClash = { first: PlannedInterview; second: PlannedInterview };

type Facts = Pick<Application, "id" | "company" | "role" | "status" | "activity">;
type Span = Pick<Interview, "at" | "durationMinutes">;

export const endOf = ({ at, durationMinutes }: Span): number => Date.parse(at) + durationMinutes * 60_000;

/** Whether two interviews overlap. One that begins when the other ends does not. */
export const overlaps = (one: Span, other: Span): boolean =>
  Date.parse(one.at) < endOf(other) && Date.parse(other.at) < endOf(one);

/** The interviews of all applications that are still open, the earliest first. */
export const plannedInterviews = (applications: readonly Facts[]): PlannedInterview[] =>
  applications
    .filter(({ status }) => status !== "closed")
    .flatMap(({ id, company, role, activity }) =>
      activity.flatMap((entry) => (entry.type === "interview" ? [{ applicationId: id, company, role, interview: entry }] : [])),
    )
    .sort((a, b) => a.interview.at.localeCompare(b.interview.at));

/** Every pair of interviews that overlap, by when the earlier one begins. */
export function interviewClashes(applications: readonly Facts[]): InterviewClash[] {
  const planned = plannedInterviews(applications);
  return planned.flatMap((first, index) => {
    const clashes: InterviewClash[] = [];
    for (let next = index + 1; next < planned.length; next++) {
      const second = planned[next];
      // They are in order: none of the later ones begins before this one does.
      if (!second || Date.parse(second.interview.at) >= endOf(first.interview)) break;
      clashes.push({ first, second });
    }
    return clashes;
  });
}

/** The interviews that one which is being planned would clash with. `entryId` is its own, when it is planned already. */
export const clashesWith = (span: Span, applications: readonly Facts[], entryId?: string): PlannedInterview[] =>
  plannedInterviews(applications).filter(({ interview }) => interview.id !== entryId && overlaps(interview, span));
