import { LIMITS } from "@/contracts/limits";
import type { MailKind } from "@/contracts/model/mail-proposal";
import { proposedInterviewSchema } from "@/contracts/model/mail-proposal";
import type { ClosedReason, Stage } from "@/contracts/model/stages";
import { isNews } from "@/domain/applications/mail/is-news";
import { currentStageEntry } from "@/domain/applications/timeline";
import { readRow } from "@/server/job-search/applications/read";
import type { ApplicationRow } from "@/server/job-search/applications/rows";
import { createApplication, updateApplication } from "@/server/job-search/applications/service";
import { addInterview, addNote, deleteEntry, updateInterview } from "@/server/job-search/applications/timeline";
import { type Db, transaction } from "@/server/platform/db/client";
import type { MailProposal } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { isId } from "@/server/platform/ids";
import { lockProposal } from "./proposals";
import { replacedBy } from "./replaced-interview";

interface Input {
  id: string;
  applicationId?: string | undefined;
  create?: { company: string; role: string } | undefined;
}

const STAGE_OF: Record<MailKind, { stage: Stage; closedReason?: ClosedReason } | null> = {
  applied: { stage: "applied" },
  interview: { stage: "interview" },
  offer: { stage: "offer" },
  rejection: { stage: "closed", closedReason: "not-selected" },
  message: null,
};

/**
 * Adds to an application what a mail says, once: the stage, unless the application is there or beyond; the interview with its time; else a
 * note with the sentence. Throws NOT_FOUND for proposal or application, BAD_REQUEST without an application, CONFLICT after dismissal.
 */
export function acceptProposal(db: Db, ownerId: string, input: Input, now: Date): Promise<{ applicationId: string }> {
  return transaction(db, async (tx) => {
    const proposal = await lockProposal(tx, ownerId, input.id);
    if (proposal.state === "dismissed") throw failure("CONFLICT", { message: "This proposal has been dismissed." });
    if (proposal.state === "accepted") return accepted(proposal, input);
    const applicationId = input.create
      ? await createFrom(tx, ownerId, proposal, input.create, now)
      : await addTo(tx, ownerId, proposal, input.applicationId ?? proposal.applicationId, now);
    await tx.mailProposal.updateMany({
      where: { id: proposal.id },
      data: { state: "accepted", applicationId, updatedAt: now },
    });
    return { applicationId };
  });
}

/** What was accepted stays with its application. */
function accepted({ applicationId }: MailProposal, input: Input): { applicationId: string } {
  if (applicationId !== null && (input.applicationId === undefined || input.applicationId === applicationId))
    return { applicationId };
  throw failure("CONFLICT", { message: "This proposal has been accepted for another application." });
}

async function addTo(tx: Db, ownerId: string, proposal: MailProposal, id: string | null, now: Date): Promise<string> {
  if (id === null) throw failure("BAD_REQUEST", { message: "Choose the application that this mail belongs to, or a new one." });
  if (!isId(id)) throw failure("NOT_FOUND", { message: "This application does not exist." });
  const row = await readRow(tx, ownerId, id);
  const { kind } = proposal;
  const stage = STAGE_OF[kind as MailKind];
  const isStage = stage !== null && isNews(stage.stage, row.status);
  if (isStage) {
    const change = { id: row.id, status: stage.stage, closedReason: stage.closedReason, stageEnteredAt: dayOf(proposal, row) };
    await updateApplication(tx, ownerId, change, now);
  }
  const isDated = await setTime(tx, ownerId, row, proposal, now);
  if (!isStage && !isDated) await addSentence(tx, ownerId, row.id, proposal, now);
  return row.id;
}

/** The day of the mail; left out where the current stage began later. */
const dayOf = ({ receivedAt }: MailProposal, { activity }: ApplicationRow): string | undefined => {
  const day = receivedAt.toISOString().slice(0, 10);
  return day >= (currentStageEntry(activity)?.at.slice(0, 10) ?? "") ? day : undefined;
};

/** Adds the interview, moves the one that the mail replaces, or removes the one that it cancels. Returns whether its sentence is kept there. */
async function setTime(tx: Db, ownerId: string, row: ApplicationRow, proposal: MailProposal, now: Date): Promise<boolean> {
  const replaced = await replacedBy(tx, proposal, row);
  if (!replaced) return addTime(tx, ownerId, row.id, proposal, now);
  const entry = { id: row.id, entryId: replaced.id };
  const { data: interview } = proposedInterviewSchema.safeParse(proposal.interview);
  if (interview && interview.at === replaced.at) return false;
  if (!interview) {
    if (proposal.interviewChange === "cancels") await deleteEntry(tx, ownerId, entry, now);
    return false;
  }
  const { location, ...time } = interview;
  await updateInterview(
    tx,
    ownerId,
    { ...entry, ...time, ...(location !== "" && { location }), notes: notesOf(replaced, proposal) },
    now,
  );
  return true;
}

const notesOf = ({ notes }: { notes: string }, { sentence }: MailProposal): string =>
  [notes, sentence]
    .filter((text) => text !== "")
    .join("\n")
    .slice(0, LIMITS.application.note);

async function addTime(tx: Db, ownerId: string, id: string, proposal: MailProposal, now: Date): Promise<boolean> {
  const { data: interview } = proposedInterviewSchema.safeParse(proposal.interview);
  if (!interview) return false;
  const fields = { kind: "other" as const, label: "", notes: proposal.sentence, participants: [], audience: "other" as const };
  await addInterview(tx, ownerId, { id, ...fields, ...interview }, now);
  return true;
}

const addSentence = (tx: Db, ownerId: string, id: string, { sentence, receivedAt }: MailProposal, now: Date) =>
  addNote(tx, ownerId, { id, text: sentence.slice(0, LIMITS.application.note), date: receivedAt.toISOString() }, now);

/** A new application begins in the stage that the mail speaks of; who gets a message about it has applied. */
async function createFrom(
  tx: Db,
  ownerId: string,
  proposal: MailProposal,
  create: { company: string; role: string },
  now: Date,
): Promise<string> {
  const { stage, closedReason } = {
    closedReason: null,
    ...(STAGE_OF[proposal.kind as MailKind] ?? { stage: "applied" as const }),
  };
  const stageEnteredAt = proposal.receivedAt.toISOString().slice(0, 10);
  const id = await createApplication(tx, ownerId, { ...create, status: stage, closedReason, stageEnteredAt }, now);
  const isDated = await addTime(tx, ownerId, id, proposal, now);
  if (!isDated && proposal.kind === "message") await addSentence(tx, ownerId, id, proposal, now);
  return id;
}
