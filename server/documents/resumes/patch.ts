import { type ResumeData, resumeDataInputSchema } from "@/contracts/model/resume/data";
import type { Resume } from "@/contracts/model/resume/resume";
import { applyPatch, type PatchOperation } from "@/domain/patch/apply";
import type { Db } from "@/server/db/client";
import type { PrismaClient } from "@/server/db/generated/client";
import { asWritten, refuseTooLarge } from "@/server/documents/document-size";
import { failure } from "@/server/errors";
import { knownId } from "@/server/ids";
import { changeResume, refuseLocked } from "./change";
import { incomingData, keepLetterSections } from "./incoming";
import { refuseMoved } from "./moved";
import { type PatchedState, patchAtOnce } from "./patch-at-once";
import { readRow } from "./read";
import { type ResumeRow, toResume, withData } from "./rows";
import { announce } from "./updates";
import { resumeVersionStore } from "./version-table";

type PatchInput = {
  id: string;
  operations: readonly PatchOperation[];
  expectedUpdatedAt?: string | undefined;
  /** The message of the assistant that proposed it. */
  messageId?: string | undefined;
};

/** A patched resume with its data as JSON, so that it need not be serialized again. */
export type Patched = { resume: Resume; json: string };

/** Applies RFC 6902 operations to a resume's data, all or none, and stores the result as an `ai` version. */
export async function patchResume(db: PrismaClient, ownerId: string, input: PatchInput): Promise<Patched> {
  const resumeId = knownId(input.id);
  if (input.messageId !== undefined) await findProposer(db, ownerId, resumeId, input.messageId);
  const atOnce = input.messageId === undefined ? await patchAtOnce(ownerId, resumeId, input) : null;
  const state = atOnce ?? (await patchWhole(db, ownerId, input));
  announce(ownerId, state.head.id, "patch", state.head.updatedAt);
  return { resume: withData(state.head, state.data), json: state.json };
}

/** Throws NOT_FOUND for a message that is not in one of the owner's conversations about the resume. */
async function findProposer(db: Db, userId: string, resumeId: string, messageId: string): Promise<void> {
  const thread = { userId, OR: [{ resumeId }, { application: { resumeId } }] };
  const where = { id: knownId(messageId), role: "assistant", thread };
  if ((await db.assistantMessage.count({ where })) === 0) throw failure("NOT_FOUND", { message: "This message does not exist." });
}

/** How often a patch is applied again because the resume was changed while it was cleaned. */
const MAX_TRIES = 8;

/** Locks the row and validates everything. What takes long is done before, so that no connection is held meanwhile. */
async function patchWhole(db: Db, ownerId: string, input: PatchInput): Promise<PatchedState> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    const base = await readRow(db, ownerId, input.id);
    const state = await writePatched(db, ownerId, input, base.updatedAt, await patchedData(base, input));
    if (state) return state;
  }
  throw failure("RESUME_VERSION_CONFLICT");
}

async function patchedData(base: ResumeRow, { operations, expectedUpdatedAt }: PatchInput): Promise<ResumeData> {
  refuseLocked(base);
  refuseMoved(base, expectedUpdatedAt);
  const patched = applyPatch(toResume(base).data, operations);
  if (!patched.ok) throw failure("INVALID_PATCH_OPERATIONS", { data: patched.error });
  const checked = resumeDataInputSchema.safeParse(patched.data);
  if (!checked.success)
    throw failure("BAD_REQUEST", { message: "Input validation failed", data: { issues: checked.error.issues } });
  return incomingData(checked.data);
}

/** Writes what a patch made of the state of that time. Null if the resume is in another state by now. */
async function writePatched(
  db: Db,
  ownerId: string,
  input: PatchInput,
  basedOn: Date,
  patched: ResumeData,
): Promise<PatchedState | null> {
  let saved: { data: ResumeData; json: string } | undefined;
  const row = await changeResume(db, ownerId, input.id, async (current, tx) => {
    refuseLocked(current);
    refuseMoved(current, input.expectedUpdatedAt);
    if (current.updatedAt.getTime() !== basedOn.getTime()) return null;
    const data = await keepLetterSections(tx, ownerId, current, patched);
    saved = { data, json: JSON.stringify(data) };
    refuseTooLarge(saved, () => asWritten(current.data));
    await resumeVersionStore.add(tx, current.id, { kind: "ai", json: saved.json, messageId: input.messageId });
    return { data };
  });
  const { data: _stored, ...head } = row;
  return saved ? { head, ...saved } : null;
}
