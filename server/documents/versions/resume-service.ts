import type { ResumeData } from "@/contracts/model/resume/data";
import type { Resume } from "@/contracts/model/resume/resume";
import type { ResumeVersionEntry } from "@/contracts/model/version";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { db } from "@/server/db/sql";
import { changeResume, refuseLocked } from "@/server/documents/resumes/change";
import { incomingData, keepLetterSections } from "@/server/documents/resumes/incoming";
import { toResume } from "@/server/documents/resumes/rows";
import { readRow } from "@/server/documents/resumes/service";
import { announce } from "@/server/documents/resumes/updates";
import { failure } from "@/server/errors";
import type { Paging } from "@/server/paging";
import { resumeVersionStore as versions } from "./stores";

type One = { resumeId: string; versionId: string };
type Named = { resumeId: string; name: string };

/** Versions of the owner's resume, newest first, at most 100. */
export async function listResumeVersions(
  ownerId: string,
  resumeId: string,
  paging: Paging,
): Promise<{ entries: ResumeVersionEntry[]; total: number }> {
  return versions.list((await readRow(db, ownerId, resumeId)).id, paging);
}

/** One version with its data. */
export async function readResumeVersion(
  ownerId: string,
  { resumeId, versionId }: One,
): Promise<ResumeVersionEntry & { data: ResumeData }> {
  const { entry, json } = await versions.read((await readRow(db, ownerId, resumeId)).id, versionId);
  return { ...entry, data: normaliseResumeData(JSON.parse(json)) };
}

/** Keeps the present state under a name. A locked resume allows it, since nothing in it changes. */
export async function nameResumeVersion(ownerId: string, { resumeId, name }: Named): Promise<ResumeVersionEntry> {
  let entry: ResumeVersionEntry | undefined;
  await changeResume(ownerId, resumeId, async (row, tx) => {
    entry = await versions.add(tx, row.id, { kind: "named", name, json: JSON.stringify(row.data) });
    return null;
  });
  if (!entry) throw failure("NOT_FOUND");
  return entry;
}

export async function renameResumeVersion(
  ownerId: string,
  { resumeId, versionId, name }: One & Named,
): Promise<ResumeVersionEntry> {
  return versions.rename((await readRow(db, ownerId, resumeId)).id, versionId, name);
}

export async function deleteResumeVersion(ownerId: string, { resumeId, versionId }: One): Promise<void> {
  return versions.remove((await readRow(db, ownerId, resumeId)).id, versionId);
}

/** Puts a version's data back. The state before and the state after are both kept. */
export async function restoreResumeVersion(ownerId: string, { resumeId, versionId }: One): Promise<Resume> {
  const row = await changeResume(ownerId, resumeId, async (current, tx) => {
    const { json } = await versions.read(current.id, versionId, tx);
    refuseLocked(current);
    const data = await keepLetterSections(tx, ownerId, current, incomingData(JSON.parse(json)));
    await versions.add(tx, current.id, { kind: "before-restore", json: JSON.stringify(current.data) });
    await versions.add(tx, current.id, { kind: "restored", json: JSON.stringify(data) });
    return { data };
  });
  announce(ownerId, row.id, "update", row.updatedAt);
  return toResume(row);
}
