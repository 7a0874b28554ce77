import { letterVersionStore } from "@/server/documents/letter-store/version-table";
import { findLetter } from "@/server/documents/letters/read";
import { findResume } from "@/server/documents/resumes/read";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import type { Db } from "@/server/platform/db/client";
import type { Target } from "./target";

/** The stored state of a version of the owner's document. Throws NOT_FOUND. */
export async function versionJson(db: Db, ownerId: string, { type, id }: Target, versionId: string): Promise<string> {
  const { json } =
    type === "resume"
      ? await resumeVersionStore.read(db, await findResume(db, ownerId, id), versionId)
      : await letterVersionStore.read(db, await findLetter(db, ownerId, id), versionId);
  return json;
}
