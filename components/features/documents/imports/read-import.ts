import { ORPCError } from "@orpc/client";
import type { ImportProblem } from "@/components/features/documents/imports/import-store";
import { patiently } from "@/components/features/documents/imports/patiently";
import { findReturnedCopy, type ReturnedCopy } from "@/components/features/documents/imports/returned-copy";
import { api } from "@/components/kit/api/client";
import { keepFilePages } from "@/components/kit/shell/file-pages";
import { IMPORT_REFUSALS } from "@/contracts/imports/refusals";
import { LIMITS } from "@/contracts/limits";
import type { ImportReading } from "@/contracts/model/import-reading";
import type { ResumeData } from "@/contracts/model/resume/data";
import { recognise } from "@/domain/imports/recognise";
import { keepsPortrait, withPortrait } from "@/domain/imports/review/portrait";
import { beginReview, doubtfulFields, type Review } from "@/domain/imports/review/review";
import { finishReview } from "@/domain/imports/review/steps";
import { takeLetterSections } from "@/domain/letters/sections";

export type ReadImport =
  | { made: string }
  | { reading: ImportReading; copy: ReturnedCopy | null }
  | { problem: Omit<ImportProblem, "text">; error: unknown };

/** Reads a file without storing anything of a resume; a letter becomes a document immediately. */
export async function readImport(file: File): Promise<ReadImport> {
  const failed = (reason: ImportProblem["reason"], error: unknown = null, recognised: string | null = null) => ({
    problem: { reason, recognised },
    error,
  });
  if (file.size > LIMITS.fileBytes) return failed("too-large");
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { letterDocumentOf } = await import("@/components/features/documents/letter-document");
    const letter = letterDocumentOf(bytes);
    if (letter) return { made: `/letters/${(await patiently(() => api.coverLetters.importDocument({ document: letter }))).id}` };
    const known = recognise(bytes);
    if ("refused" in known) return { problem: { reason: "other-format", recognised: null, kind: known.refused }, error: null };
    const { format } = known;
    const answer = await patiently(() => api.resumes.importFile({ file, format, review: true }));
    if (typeof answer === "string") return { made: `/resumes/${answer}` };
    const reading = answer as ImportReading;
    return { reading, copy: await findReturnedCopy(file, bytes, reading.data.basics.name) };
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
  reading.picture != null ||
  hasAlsoFound(reading);

export const hasAlsoFound = ({ alsoFound }: ImportReading): boolean =>
  alsoFound.applications.length > 0 || alsoFound.answers.length > 0 || alsoFound.preferences !== null;

/** Creates the resume and returns its path. */
export async function importReviewed(review: Review, reading: ImportReading): Promise<{ address: string; letters: number }> {
  // Files that were read by an earlier version have no portrait.
  const picture = keepsPortrait(review) ? (reading.picture ?? null) : null;
  const data: ResumeData = withPortrait(
    finishReview(review, () => crypto.randomUUID()),
    picture,
  );
  const id = await patiently(() => api.resumes.importData({ data: { ...data }, fileHash: reading.fileHash }));
  if (reading.pages.length > 0) keepFilePages(id, reading.pages.length);
  return { address: `/resumes/${id}`, letters: takeLetterSections(data, reading.name).letters.length };
}
