import type { ResumeData } from "@/contracts/model/resume/data";
import { isStorable, sizeOf } from "@/domain/document-size";
import { saveResumeData } from "@/domain/normalise/save";
import { applySharedPatch } from "@/domain/patch/apply";
import { patchPart } from "@/domain/patch/patch-part";
import { leavesLinks } from "@/domain/record/linked-items";
import { picturePathOf } from "@/server/accounts/files/picture-path";
import { isSmall } from "@/server/documents/tasks/run-task";
import { dictionaryIsStale, pack, unpack } from "@/server/documents/versions/packing";
import { writePatches } from "@/server/platform/db/hot/patch-resume";
import { readPatchable } from "@/server/platform/db/hot/read-patchable";
import { newId } from "@/server/platform/ids";
import { actingProgram } from "@/server/platform/request/acting";
import { singleton } from "@/server/platform/singleton";
import { nextMoment } from "./change";
import { cleaning, hasLetterSections } from "./parse-incoming";
import { outcomeOf, type Patch, refusalOf } from "./patch-outcome";
import { inTurn } from "./queue";
import { type ResumeHead, toResume } from "./rows";
import { type CurrentState, currentState, type Dictionary, forgetState, rememberState } from "./state-cache";

/** A resume after a patch, with its data as JSON, so that it need not be serialized again, and its data before. */
export type PatchedState = { head: ResumeHead; before: ResumeData; data: ResumeData; json: string };

type Waiting = {
  patch: Patch & { madeBy: string | null };
  resolve: (state: PatchedState | null) => void;
  reject: (error: unknown) => void;
};

/** Together they hold up other requests for about as many milliseconds. */
const MAX_TOGETHER = 16;

const waiting = () => singleton("waiting-patches", () => new Map<string, Waiting[]>());

/**
 * The fast path: patches the state that this process knows, or reads it, and writes it in one guarded statement. Patches that wait for the
 * same resume are applied one after the other and written together. Null, and nothing is written, if the resume has changed elsewhere, or
 * the patch is refused or concerns more than the resume, such as its links to the career record; then it must be done with the row locked.
 */
export function patchAtOnce(ownerId: string, resumeId: string, patch: Patch): Promise<PatchedState | null> {
  const key = `${ownerId} ${resumeId}`;
  // Checked here: the batch is written by the request that came first.
  const madeBy = actingProgram();
  return new Promise((resolve, reject) => {
    const one: Waiting = { patch: { ...patch, madeBy }, resolve, reject };
    const joined = waiting().get(key);
    if (joined && joined.length < MAX_TOGETHER) {
      joined.push(one);
      return;
    }
    const batch = [one];
    waiting().set(key, batch);
    void inTurn(resumeId, async () => {
      if (waiting().get(key) === batch) waiting().delete(key);
      await settle(batch, ownerId, resumeId);
    });
  });
}

async function settle(batch: readonly Waiting[], ownerId: string, resumeId: string): Promise<void> {
  try {
    const states = await patchTogether(
      ownerId,
      resumeId,
      batch.map(({ patch }) => patch),
    );
    for (const [index, { resolve }] of batch.entries()) resolve(states[index] ?? null);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

type Known = Omit<CurrentState, "dictionary"> & { dictionary: Dictionary | null };
type Step = CurrentState & { before: ResumeData; json: string; packed: Buffer; isNewDictionary: boolean };

/** What became of each patch. */
async function patchTogether(
  ownerId: string,
  resumeId: string,
  patches: readonly Waiting["patch"][],
): Promise<readonly (PatchedState | null)[]> {
  const known = currentState(resumeId) ?? (await readState(ownerId, resumeId));
  if (!known || known.head.userId !== ownerId || known.head.trashedAt !== null) return [];
  let state: Known = known;
  const outcomes = patches.map((patch) => {
    const step = stepOf(state, patch);
    if (step) state = step;
    return step && { ...step, madeBy: patch.madeBy };
  });
  const steps = outcomes.filter((step) => step !== null);
  const last = steps.at(-1);
  if (!last) return [];
  const isWritten = await writePatches({
    resumeId,
    ownerId,
    json: last.json,
    picturePath: picturePathOf(last.data.picture),
    basedOn: known.head.updatedAt,
    linkedItems: known.head.linkedItems,
    updatedAt: last.head.updatedAt,
    versions: steps.map(({ packed, dictionary, madeBy }) => ({ id: newId(), packed, dictionaryId: dictionary.id, madeBy })),
    dictionaries: steps
      .filter((step) => step.isNewDictionary)
      .map(({ dictionary }) => ({ id: dictionary.id, packed: pack(dictionary.bytes, null) })),
  });
  if (!isWritten) {
    forgetState(resumeId);
    return [];
  }
  const { head, data, dictionary, packed, json } = last;
  rememberState({ head, data, dictionary }, packed, json.length);
  return outcomes;
}

async function readState(ownerId: string, resumeId: string): Promise<Known | null> {
  const found = await readPatchable(ownerId, resumeId);
  if (!found) return null;
  const { data: _stored, ...head } = found.row;
  const dictionary = found.dictionary && {
    id: found.dictionary.id,
    bytes: Buffer.from(unpack(found.dictionary.packed, null)),
  };
  return { head, data: toResume(found.row).data, dictionary };
}

function stepOf({ head, data: before, dictionary }: Known, patch: Patch): Step | null {
  if (refusalOf(head, patch)) return null;
  const data = patchPart(before, patch.operations, cleaning()) ?? patchAll(head, before, patch);
  // The slower path ends links, and what they wait for.
  if (!data || !leavesLinks(head.linkedItems, before, data)) return null;
  const json = JSON.stringify(data);
  // The slower path reports what is too large.
  const size = sizeOf(json, data);
  if (size && !isStorable(size, () => sizeOf(JSON.stringify(before), before))) return null;
  const next = { head: { ...head, updatedAt: nextMoment(head.updatedAt) }, before, data, json };
  if (dictionary) {
    const packed = pack(json, dictionary.bytes);
    if (!dictionaryIsStale(packed.length, json.length)) return { ...next, dictionary, packed, isNewDictionary: false };
  }
  const own = { id: newId(), bytes: Buffer.from(json) };
  return { ...next, dictionary: own, packed: pack(json, own.bytes), isNewDictionary: true };
}

/** Validates and cleans everything. Null if the patch is refused, if it is much work, or if letters are to be made of its sections. */
function patchAll(head: ResumeHead, before: ResumeData, patch: Patch): ResumeData | null {
  const outcome = outcomeOf(head, before, patch, applySharedPatch);
  if (outcome.refuse || !isSmall(outcome.data)) return null;
  const data = saveResumeData(outcome.data, cleaning());
  return hasLetterSections(data) ? null : data;
}
