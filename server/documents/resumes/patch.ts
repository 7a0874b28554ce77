import { type ResumeData, resumeDataInputSchema } from "@/contracts/model/resume/data";
import type { Resume } from "@/contracts/model/resume/resume";
import { applyPatch, type PatchError, type PatchOperation } from "@/domain/patch/apply";
import { invalidatingOperation } from "@/domain/patch/invalidating-operation";
import { suggestPointer } from "@/domain/patch/suggest-pointer";
import { withPictureUrl, writtenPictureUrl } from "@/domain/patch/written-picture";
import type { Db } from "@/server/db/client";
import type { PrismaClient } from "@/server/db/generated/client";
import { failure } from "@/server/errors";
import { withStoredPicture } from "@/server/files/inline-picture";
import { knownId } from "@/server/ids";
import { changeResume, refuseLocked } from "./change";
import { incomingData, keepLetterSections } from "./incoming";
import { refuseMoved } from "./moved";
import { type PatchedState, patchAtOnce } from "./patch-at-once";
import { toResume, withData } from "./rows";
import { announce } from "./updates";
import { resumeVersionStore } from "./version-table";

type PatchInput = {
  id: string;
  operations: readonly PatchOperation[];
  expectedUpdatedAt?: string | undefined;
  /** The message of the assistant that proposed it. */
  messageId?: string | undefined;
};

/** A patched resume with its data as JSON, so that it need not be serialized again, and its data before. */
export type Patched = { resume: Resume; json: string; before: ResumeData };

/** Applies RFC 6902 operations to a resume's data, all or none, and stores the result as an `ai` version. */
export async function patchResume(db: PrismaClient, ownerId: string, input: PatchInput): Promise<Patched> {
  const inline = input.operations.findIndex((operation) => /^data:/i.test(writtenPictureUrl(operation)));
  const given = input.operations[inline];
  if (!given) return patchStored(db, ownerId, input);
  return withStoredPicture(db, ownerId, writtenPictureUrl(given), (url = "") =>
    patchResume(db, ownerId, { ...input, operations: input.operations.with(inline, withPictureUrl(given, url)) }),
  );
}

async function patchStored(db: PrismaClient, ownerId: string, input: PatchInput): Promise<Patched> {
  const resumeId = knownId(input.id);
  if (input.messageId !== undefined) await findProposer(db, ownerId, resumeId, input.messageId);
  const atOnce = input.messageId === undefined ? await patchAtOnce(ownerId, resumeId, input) : null;
  const state = atOnce ?? (await patchWhole(db, ownerId, input));
  announce(ownerId, state.head.id, "patch", state.head.updatedAt);
  return { resume: withData(state.head, state.data), json: state.json, before: state.before };
}

/** Throws NOT_FOUND for a message that is not in one of the owner's conversations about the resume. */
async function findProposer(db: Db, userId: string, resumeId: string, messageId: string): Promise<void> {
  const thread = { userId, OR: [{ resumeId }, { application: { resumeId } }] };
  const where = { id: knownId(messageId), role: "assistant", thread };
  if ((await db.assistantMessage.count({ where })) === 0) throw failure("NOT_FOUND", { message: "This message does not exist." });
}

function invalidResult(before: ResumeData, operations: readonly PatchOperation[], issues: readonly unknown[]) {
  const index = invalidatingOperation(before, operations, (data) => resumeDataInputSchema.safeParse(data).success);
  return failure("INVALID_PATCH_OPERATIONS", {
    message: "With this patch the resume would no longer be valid. Nothing was changed.",
    data: { code: "INVALID_RESULT", index, operation: operations[index], issues },
  });
}

/** The error says which pointer was probably meant, where one leads nowhere. */
function refusedPatch(before: ResumeData, operations: readonly PatchOperation[], error: PatchError) {
  const isLost = error.code === "MISSING_TARGET" || error.code === "INVALID_POINTER";
  // Operations before it may have moved what it points to.
  const earlier = applyPatch(before, operations.slice(0, error.index));
  const suggestion = isLost && earlier.ok ? suggestPointer(earlier.data, error.operation) : undefined;
  return failure("INVALID_PATCH_OPERATIONS", { data: { ...error, ...(suggestion !== undefined && { suggestion }) } });
}

/** Locks the row and validates everything. */
async function patchWhole(db: Db, ownerId: string, input: PatchInput): Promise<PatchedState> {
  let saved: { before: ResumeData; data: ResumeData; json: string } | undefined;
  const row = await changeResume(db, ownerId, input.id, async (current, tx) => {
    refuseLocked(current);
    refuseMoved(current, input.expectedUpdatedAt);
    const before = toResume(current).data;
    const patched = applyPatch(before, input.operations);
    if (!patched.ok) throw refusedPatch(before, input.operations, patched.error);
    const checked = resumeDataInputSchema.safeParse(patched.data);
    if (!checked.success) throw invalidResult(before, input.operations, checked.error.issues);
    const data = await keepLetterSections(tx, ownerId, current, incomingData(checked.data));
    saved = { before, data, json: JSON.stringify(data) };
    await resumeVersionStore.add(tx, current.id, { kind: "ai", json: saved.json, messageId: input.messageId });
    return { data };
  });
  const { data: _stored, ...head } = row;
  if (!saved) throw new Error("The patch was not applied.");
  return { head, ...saved };
}
