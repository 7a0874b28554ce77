import type { ResumeData } from "@/contracts/model/resume/data";
import { takeLetterSections } from "@/domain/letters/sections";
import type { CleanOptions } from "@/domain/normalise/clean-texts";
import { configuredOrigins } from "@/server/accounts/auth/auth";
import { saveLettersOfResume } from "@/server/documents/letter-store/from-sections";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";

/** How texts from a client are cleaned. */
export const cleaning = (): CleanOptions => ({ ownOrigins: configuredOrigins() });

/** Data from a client in the form in which it is saved: completed, cleaned, dates rewritten. */
export const incomingData = (value: unknown): Promise<ResumeData> => runTask("saveResume", { value, options: cleaning() });

/** Whether data contains sections that become saved letters. */
export const hasLetterSections = (data: ResumeData): boolean => data.customSections.some(({ type }) => type === "cover-letter");

/**
 * Moves letter sections of a written resume to saved letters in the same transaction. The resume's row must exist.
 * Source: interface.md `customSections`, interface-details 3.8.
 */
export async function keepLetterSections(
  tx: Db,
  ownerId: string,
  resume: { id: string; name: string },
  incoming: ResumeData,
): Promise<ResumeData> {
  const { data, letters } = takeLetterSections(incoming, resume.name);
  if (letters.length > 0) await saveLettersOfResume(tx, ownerId, resume.id, letters);
  return data;
}
