import type { Interview } from "@/contracts/model/application-activity";
import { type InterviewChange, proposedInterviewSchema } from "@/contracts/model/mail-proposal";
import { replacedInterview } from "@/domain/applications/mail/moved-interview";
import type { ApplicationRow } from "@/server/job-search/applications/rows";
import type { Db } from "@/server/platform/db/client";
import type { MailProposal } from "@/server/platform/db/generated/client";

/** The interview of an application that a proposal moves or cancels; null if it adds one. */
export async function replacedBy(
  db: Db,
  proposal: MailProposal,
  { id, activity }: Pick<ApplicationRow, "id" | "activity">,
): Promise<Interview | null> {
  if (proposal.kind !== "interview") return null;
  const interviews = activity.filter((entry) => entry.type === "interview");
  if (interviews.length === 0) return null;
  const { interviewChange, interview, receivedAt, calendarUid, userId } = proposal;
  const earlier =
    calendarUid === ""
      ? []
      : await db.mailProposal.findMany({
          where: { userId, calendarUid, applicationId: id, state: "accepted" },
          select: { interview: true },
        });
  const timeOf = (value: unknown) => proposedInterviewSchema.safeParse(value).data ?? null;
  return replacedInterview(
    {
      interviewChange: interviewChange as InterviewChange,
      interview: timeOf(interview),
      receivedAt,
      earlier: earlier.flatMap((each) => timeOf(each.interview)?.at ?? []),
    },
    interviews,
  );
}
