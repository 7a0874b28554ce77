import { type Letter, type LetterState, letterStateSchema } from "@/contracts/model/letter";
import type { LetterVersionEntry } from "@/contracts/model/version";
import { saveLetterState } from "@/domain/letters/save";
import { db } from "@/server/db/sql";
import { changeLetter, readLetterRow, refuseLockedLetter } from "@/server/documents/letters/change";
import { stateOf, toLetter } from "@/server/documents/letters/rows";
import { failure } from "@/server/errors";
import type { Paging } from "@/server/paging";
import { letterVersionStore as versions } from "./stores";

type One = { id: string; versionId: string };

/** Versions of the owner's letter, newest first, at most 100. */
export async function listLetterVersions(
  ownerId: string,
  id: string,
  paging: Paging,
): Promise<{ entries: LetterVersionEntry[]; total: number }> {
  return versions.list((await readLetterRow(db, ownerId, id)).id, paging);
}

/** One version with the letter as it was. */
export async function readLetterVersion(
  ownerId: string,
  { id, versionId }: One,
): Promise<LetterVersionEntry & { data: LetterState }> {
  const { entry, json } = await versions.read((await readLetterRow(db, ownerId, id)).id, versionId);
  return { ...entry, data: readState(json) };
}

const readState = (json: string): LetterState => {
  const stored: unknown = JSON.parse(json);
  const current = letterStateSchema.safeParse(stored);
  return current.success ? current.data : saveLetterState(stored as LetterState);
};

/** Keeps the present state under a name. A locked letter allows it. */
export async function nameLetterVersion(
  ownerId: string,
  { id, name }: { id: string; name: string },
): Promise<LetterVersionEntry> {
  let entry: LetterVersionEntry | undefined;
  await changeLetter(ownerId, id, async (row, tx) => {
    entry = await versions.add(tx, row.id, { kind: "named", name, json: JSON.stringify(stateOf(row)) });
    return null;
  });
  if (!entry) throw failure("NOT_FOUND");
  return entry;
}

export async function renameLetterVersion(
  ownerId: string,
  { id, versionId, name }: One & { name: string },
): Promise<LetterVersionEntry> {
  return versions.rename((await readLetterRow(db, ownerId, id)).id, versionId, name);
}

export async function deleteLetterVersion(ownerId: string, { id, versionId }: One): Promise<void> {
  return versions.remove((await readLetterRow(db, ownerId, id)).id, versionId);
}

/** Puts a version back, its sender and looks included, so links end. The state before and the state after are both kept. */
export async function restoreLetterVersion(ownerId: string, { id, versionId }: One): Promise<Letter> {
  const row = await changeLetter(ownerId, id, async (current, tx) => {
    const state = readState((await versions.read(current.id, versionId, tx)).json);
    refuseLockedLetter(current);
    await versions.add(tx, current.id, { kind: "before-restore", json: JSON.stringify(stateOf(current)) });
    await versions.add(tx, current.id, { kind: "restored", json: JSON.stringify(state) });
    return { ...state, senderLinked: false, designLinked: false };
  });
  return toLetter(row);
}
