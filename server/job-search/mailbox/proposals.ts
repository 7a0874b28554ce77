import type { ActivityEntry } from "@/contracts/model/application-activity";
import type { MailKind, MailProposal, ReplacedInterview } from "@/contracts/model/mail-proposal";
import { proposedInterviewSchema } from "@/contracts/model/mail-proposal";
import type { Db } from "@/server/platform/db/client";
import { transaction } from "@/server/platform/db/client";
import type { MailProposal as Stored } from "@/server/platform/db/generated/client";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";

import { replacedBy } from "./replaced-interview";

type ListInput = Paging & { state?: MailProposal["state"] | undefined };
type Named = { id: string; company: string; role: string };

/** What mails propose, newest first. */
export async function listProposals(
  db: Db,
  ownerId: string,
  input: ListInput,
): Promise<{ entries: MailProposal[]; total: number }> {
  const where = { userId: ownerId, ...(input.state && { state: input.state }) };
  const page = pageOf(input);
  const orderBy = [{ receivedAt: "desc" as const }, { id: "desc" as const }];
  const rows = await db.mailProposal.findMany({ where, orderBy, ...rowsOf(page) });
  const total = page.paging ? await db.mailProposal.count({ where }) : rows.length;
  const ids = [...new Set(rows.flatMap(({ suggestedIds }) => suggestedIds))];
  const named = await db.application.findMany({
    where: { userId: ownerId, id: { in: ids } },
    select: { id: true, company: true, role: true },
  });
  const replaced = await replacedInterviews(db, ownerId, rows);
  const names = new Map(named.map((each) => [each.id, each]));
  return { entries: rows.map((row) => ({ ...toProposal(row, names), replaces: replaced.get(row.id) ?? null })), total };
}

/** What the open proposals about interviews would move or cancel. */
async function replacedInterviews(db: Db, ownerId: string, rows: readonly Stored[]): Promise<Map<string, ReplacedInterview>> {
  const open = rows.filter(
    ({ state, kind, applicationId }) => state === "open" && kind === "interview" && applicationId !== null,
  );
  const ids = [...new Set(open.flatMap(({ applicationId }) => applicationId ?? []))];
  if (ids.length === 0) return new Map();
  const applications = await db.application.findMany({
    where: { userId: ownerId, id: { in: ids } },
    select: { id: true, activity: true },
  });
  const byId = new Map(applications.map(({ id, activity }) => [id, { id, activity: activity as ActivityEntry[] }]));
  const replaced = new Map<string, ReplacedInterview>();
  for (const row of open) {
    const application = byId.get(row.applicationId ?? "");
    const found = application ? await replacedBy(db, row, application) : null;
    if (!found) continue;
    const { id: entryId, at, durationMinutes, timezone } = found;
    replaced.set(row.id, { entryId, at, durationMinutes, timezone });
  }
  return replaced;
}

function toProposal(row: Stored, named: ReadonlyMap<string, Named>): Omit<MailProposal, "replaces"> {
  const { data: interview } = proposedInterviewSchema.safeParse(row.interview);
  return {
    id: row.id,
    kind: row.kind as MailKind,
    sentence: row.sentence,
    from: row.sender,
    subject: row.subject,
    receivedAt: row.receivedAt.toISOString(),
    authenticated: row.authenticated as MailProposal["authenticated"],
    applicationId: row.applicationId,
    // The application may be gone since.
    isSure: row.isSure && row.applicationId !== null,
    suggestions: row.suggestedIds.flatMap((id) => {
      const found = named.get(id);
      return found ? [{ applicationId: id, company: found.company, role: found.role }] : [];
    }),
    interview: interview ?? null,
    interviewChange: row.interviewChange as MailProposal["interviewChange"],
    state: row.state as MailProposal["state"],
  };
}

/** Dismisses a proposal. It stays stored, so that its mail is not proposed again. Throws NOT_FOUND, or CONFLICT for an accepted one. */
export function dismissProposal(db: Db, ownerId: string, { id }: { id: string }, now: Date): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockProposal(tx, ownerId, id);
    if (row.state === "accepted") throw failure("CONFLICT", { message: "This proposal has been accepted." });
    await tx.mailProposal.updateMany({ where: { id: row.id }, data: { state: "dismissed", updatedAt: now } });
  });
}

/** A proposal of its owner, its row locked: concurrent decisions run one after the other. Throws NOT_FOUND. */
export async function lockProposal(tx: Db, ownerId: string, id: string): Promise<Stored> {
  await lockOwned(tx, "mail_proposal", id, ownerId);
  const row = await tx.mailProposal.findFirst({ where: { id, userId: ownerId } });
  if (!row) throw failure("NOT_FOUND", { message: "This proposal does not exist." });
  return row;
}
