import type { MailKind } from "@/contracts/model/mail-proposal";
import { proposedInterviewSchema } from "@/contracts/model/mail-proposal";
import type { Candidate } from "@/domain/applications/mail/match-mail";
import { queuePushes } from "@/server/accounts/notifications/queue-pushes";
import type { Db } from "@/server/platform/db/client";
import type { MailProposal } from "@/server/platform/db/generated/client";

/** Older mails, such as those that a first reading finds, are no news. */
const NEWS_MS = 24 * 3_600_000;

/** Has what new mails propose pushed to the person's devices. That an application arrived is no answer. */
export async function pushProposals(
  tx: Db,
  userId: string,
  added: readonly MailProposal[],
  applications: readonly Candidate[],
): Promise<void> {
  const now = new Date();
  const news = added.filter(({ kind, receivedAt }) => kind !== "applied" && receivedAt.getTime() > now.getTime() - NEWS_MS);
  const events = news.map(({ id, kind, applicationId, interview }) => {
    const application = applications.find((each) => each.id === applicationId);
    const at = proposedInterviewSchema.safeParse(interview).data?.at ?? null;
    const about = { company: application?.company ?? "", role: application?.role ?? "" };
    return { key: `mail:${id}`, notice: { type: "mail" as const, kind: kind as MailKind, ...about, at }, url: "/dashboard" };
  });
  await queuePushes(tx, userId, events, now);
}
