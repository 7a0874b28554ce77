import { type ResumeData, resumeDataInputSchema } from "@/contracts/model/resume/data";
import type { Resume } from "@/contracts/model/resume/resume";
import { applyPatch, type PatchOperation } from "@/domain/patch/apply";
import { patchPart } from "@/domain/patch/patch-part";
import { actingProgram } from "@/server/auth/acting";
import type { Db } from "@/server/db/client";
import type { PrismaClient } from "@/server/db/generated/client";
import { writePatchedResume } from "@/server/db/hot/patch-resume";
import { dictionaryIsStale, pack } from "@/server/documents/versions/packing";
import { failure } from "@/server/errors";
import { picturePathOf } from "@/server/files/picture-path";
import { knownId, newId } from "@/server/ids";
import { changeResume, nextMoment, refuseLocked } from "./change";
import { type CurrentState, currentState, forgetState, rememberState } from "./current-states";
import { incomingData, keepLetterSections } from "./incoming";
import { isMoved, refuseMoved } from "./moved";
import { inTurn } from "./queue";
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

/** A patched resume with its data as JSON, so that it need not be serialized again. */
export type Patched = { resume: Resume; json: string };

/** Applies RFC 6902 operations to a resume's data, all or none, and stores the result as an `ai` version. */
export async function patchResume(db: PrismaClient, ownerId: string, input: PatchInput): Promise<Patched> {
  const resumeId = knownId(input.id);
  if (input.messageId !== undefined) await findProposer(db, ownerId, resumeId, input.messageId);
  const inPlace = input.messageId === undefined ? await inTurn(resumeId, () => patchInPlace(db, ownerId, resumeId, input)) : null;
  const state = inPlace ?? (await patchWhole(db, ownerId, input));
  announce(ownerId, state.head.id, "patch", state.head.updatedAt);
  return { resume: withData(state.head, state.data), json: state.json };
}

/**
 * The fast path: patches the cached state, validates only the touched part, and writes it in one guarded statement. Returns null,
 * and writes nothing, if there is no cached state, the resume has changed elsewhere, or the patch needs full validation.
 */
async function patchInPlace(
  db: PrismaClient,
  ownerId: string,
  resumeId: string,
  input: PatchInput,
): Promise<CurrentState | null> {
  const known = currentState(resumeId);
  if (!known || known.head.userId !== ownerId || known.head.isLocked || known.head.trashedAt !== null) return null;
  if (isMoved(known.head, input.expectedUpdatedAt)) return null;
  const data = patchPart(known.data, input.operations, incomingData);
  if (!data) return null;
  const json = JSON.stringify(data);
  const dictionary = known.dictionary ?? (await resumeVersionStore.newestDictionary(db, resumeId));
  if (!dictionary) return null;
  const packed = pack(json, dictionary.text);
  if (dictionaryIsStale(packed.length, json.length)) return null;
  const picturePath = picturePathOf(data.picture);
  const updatedAt = nextMoment(known.head.updatedAt);
  const version = { id: newId(), packed, dictionaryId: dictionary.id, madeBy: actingProgram() };
  const isWritten = await writePatchedResume({
    resumeId,
    ownerId,
    json,
    picturePath,
    basedOn: known.head.updatedAt,
    updatedAt,
    version,
  });
  if (!isWritten) {
    forgetState(resumeId);
    return null;
  }
  const state = { head: { ...known.head, updatedAt }, data, json, dictionary };
  rememberState(state);
  return state;
}

/** Throws NOT_FOUND for a message that is not in one of the owner's conversations about the resume. */
async function findProposer(db: Db, userId: string, resumeId: string, messageId: string): Promise<void> {
  const thread = { userId, OR: [{ resumeId }, { application: { resumeId } }] };
  const where = { id: knownId(messageId), role: "assistant", thread };
  if ((await db.assistantMessage.count({ where })) === 0) throw failure("NOT_FOUND", { message: "This message does not exist." });
}

/** The full path: locks the row and validates everything. */
async function patchWhole(db: Db, ownerId: string, input: PatchInput): Promise<CurrentState> {
  let saved: { data: ResumeData; json: string } | undefined;
  const row = await changeResume(db, ownerId, input.id, async (current, tx) => {
    refuseLocked(current);
    refuseMoved(current, input.expectedUpdatedAt);
    const patched = applyPatch(toResume(current).data, input.operations);
    if (!patched.ok) throw failure("INVALID_PATCH_OPERATIONS", { data: patched.error });
    const checked = resumeDataInputSchema.safeParse(patched.data);
    if (!checked.success)
      throw failure("BAD_REQUEST", { message: "Input validation failed", data: { issues: checked.error.issues } });
    const data = await keepLetterSections(tx, ownerId, current, incomingData(checked.data));
    saved = { data, json: JSON.stringify(data) };
    await resumeVersionStore.add(tx, current.id, { kind: "ai", json: saved.json, messageId: input.messageId });
    return { data };
  });
  const { data: _stored, ...head } = row;
  const { data, json } = saved ?? { data: toResume(row).data, json: JSON.stringify(row.data) };
  const state: CurrentState = { head, data, json, dictionary: null };
  rememberState(state);
  return state;
}
