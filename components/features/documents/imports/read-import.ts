import { ORPCError } from "@orpc/client";
import type { ImportProblem } from "@/components/features/documents/imports/import-store";
import { letterDocumentOf } from "@/components/features/documents/letter-document";
import { api } from "@/components/kit/api/client";
import { IMPORT_REFUSALS } from "@/contracts/imports/refusals";
import { LIMITS } from "@/contracts/limits";
import type { ImportReading } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { recognise } from "@/domain/imports/recognise";
import { beginReview, doubtfulFields, type Review } from "@/domain/imports/review/review";
import { finishReview } from "@/domain/imports/review/steps";
import { takeLetterSections } from "@/domain/letters/sections";

export type ReadImport = { made: string } | { reading: ImportReading } | { problem: Omit<ImportProblem, "text">; error: unknown };

const PAUSES_MS = [2_000, 5_000, 15_000, 30_000];

/** Retries after a pause when there were too many requests. */
export async function patiently<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status !== 429) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}

/** Reads a file without storing anything of a resume; a letter becomes a document immediately. */
export async function readImport(file: File): Promise<ReadImport> {
  const failed = (reason: ImportProblem["reason"], error: unknown = null, recognised: string | null = null) => ({
    problem: { reason, recognised },
    error,
  });
  if (file.size > LIMITS.fileBytes) return failed("too-large");
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const letter = letterDocumentOf(bytes);
    if (letter) return { made: `/letters/${(await patiently(() => api.coverLetters.importDocument({ document: letter }))).id}` };
    const known = recognise(bytes);
    if ("refused" in known) return { problem: { reason: "other-format", recognised: null, kind: known.refused }, error: null };
    const { format } = known;
    const answer = await patiently(() => api.resumes.importFile({ file, format, review: true }));
    return typeof answer === "string" ? { made: `/resumes/${answer}` } : { reading: answer as ImportReading };
  } catch (error) {
    const data = error instanceof ORPCError ? (error.data as { reason?: string; recognised?: string | null } | null) : null;
    const reason = IMPORT_REFUSALS.find((each) => each === data?.reason);
    return failed(reason ?? "other", error, data?.recognised ?? null);
  }
}

/** Whether a person has anything to look at before the file becomes a resume. */
export const needsReview = (reading: ImportReading): boolean =>
  doubtfulFields(beginReview(reading)).length > 0 ||
  reading.unplaced.some((text) => text.kind === "text") ||
  reading.duplicates.length > 0 ||
  reading.warnings.length > 0 ||
  hasAlsoFound(reading);

export const hasAlsoFound = ({ alsoFound }: ImportReading): boolean =>
  alsoFound.applications.length > 0 || alsoFound.answers.length > 0 || alsoFound.preferences !== null;

/** Creates the resume and returns its path. */
export async function importReviewed(review: Review, reading: ImportReading): Promise<{ address: string; letters: number }> {
  const data: ResumeData = finishReview(review, () => crypto.randomUUID());
  const id = await patiently(() => api.resumes.importData({ data: { ...data }, fileHash: reading.fileHash }));
  return { address: `/resumes/${id}`, letters: takeLetterSections(data, reading.name).letters.length };
}
