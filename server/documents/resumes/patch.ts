import type { ResumeData } from "@/contracts/model/resume/data";
import type { Resume } from "@/contracts/model/resume/resume";
import { withPictureUrl, writtenPictureUrl } from "@/domain/patch/written-picture";
import { withStoredPicture } from "@/server/accounts/files/inline-picture";
import { deleteFile } from "@/server/accounts/files/service";
import { asWritten, refuseTooLarge } from "@/server/documents/document-size";
import type { Db } from "@/server/platform/db/client";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { missing } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { changeResume } from "./change";
import { incomingData, keepLetterSections } from "./parse-incoming";
import { type PatchedState, patchAtOnce } from "./patch-at-once";
import { outcomeOf, type Patch } from "./patch-outcome";
import { readRow } from "./read";
import { type ResumeRow, toResume, withData } from "./rows";
import { announce } from "./updates";
import { resumeVersionStore } from "./version-table";

type PatchInput = Patch & {
  id: string;
  /** The message of the assistant that proposed it. */
  messageId?: string | undefined;
};

/** A patched resume with its data as JSON, so that it need not be serialized again, and its data before. */
export type Patched = { resume: Resume; json: string; before: ResumeData };

/** Applies RFC 6902 operations to a resume's data, all or none, and stores the result as an `ai` version. */
export async function patchResume(db: PrismaClient, ownerId: string, input: PatchInput): Promise<Patched> {
  const inline = input.operations.findIndex((operation) => /^data:/i.test(writtenPictureUrl(operation)));
  const values = input.operations[inline];
  if (!values) return patchStored(db, ownerId, input);
  return withStoredPicture(db, ownerId, writtenPictureUrl(values), async (url = "") => {
    const patched = await patchResume(db, ownerId, {
      ...input,
      operations: input.operations.with(inline, withPictureUrl(values, url)),
    });
    // A later operation may have replaced it.
    if (!patched.json.includes(url)) await deleteFile(db, ownerId, url.slice(1));
    return patched;
  });
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
async function findProposer(db: Db, ownerId: string, resumeId: string, messageId: string): Promise<void> {
  const thread = { userId: ownerId, OR: [{ resumeId }, { application: { resumeId } }] };
  const where = { id: knownId(messageId), role: "assistant", thread };
  if ((await db.assistantMessage.count({ where })) === 0) throw missing("message");
}

/** How often a patch is prepared again because the resume changed in the meantime. */
const MAX_TRIES = 4;

/**
 * Locks the row and validates everything. What takes long is done before, so that no connection is held during it; where others keep
 * changing the resume, it is done while they wait.
 */
async function patchWhole(db: Db, ownerId: string, input: PatchInput): Promise<PatchedState> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    const base = await readRow(db, ownerId, input.id);
    const state = await writePatched(db, ownerId, input, { of: base.updatedAt, data: await patchedData(base, input) });
    if (state) return state;
  }
  const state = await writePatched(db, ownerId, input, null);
  if (!state) throw new Error("The patch was not applied.");
  return state;
}

async function patchedData(base: ResumeRow, input: PatchInput): Promise<ResumeData> {
  const outcome = outcomeOf(base, toResume(base).data, input);
  return outcome.refuse ? outcome.refuse() : incomingData(outcome.data);
}

/** Writes what a patch made of the state `of` a time. Null if the resume is in another state by now. Unprepared, it is applied here. */
async function writePatched(
  db: Db,
  ownerId: string,
  input: PatchInput,
  prepared: { of: Date; data: ResumeData } | null,
): Promise<PatchedState | null> {
  let saved: { before: ResumeData; data: ResumeData; json: string } | undefined;
  const row = await changeResume(db, ownerId, input.id, async (current, tx) => {
    if (prepared && current.updatedAt.getTime() !== prepared.of.getTime()) return null;
    const data = await keepLetterSections(tx, ownerId, current, prepared?.data ?? (await patchedData(current, input)));
    saved = { before: toResume(current).data, data, json: JSON.stringify(data) };
    refuseTooLarge(saved, () => asWritten(current.data));
    await resumeVersionStore.add(tx, current.id, { kind: "ai", json: saved.json, messageId: input.messageId });
    return { data };
  });
  const { data: _stored, ...head } = row;
  return saved ? { head, ...saved } : null;
}
