import type { AccountFile, ExportedLetter, ExportedResume } from "@/components/features/settings/account-file";
import { api } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";

export type ImportResult = { imported: number; failed: { name: string; error: unknown }[]; isStopped: boolean };

/** How long to wait after the server reported too many requests. Milliseconds. */
const REST_MS = 3000;

/**
 * Imports every document of an export as a new one, one by one, letters last. Failures are listed and do not stop the import,
 * except an ended session, after which nothing could succeed.
 */
export async function importAccount(file: AccountFile, signal: AbortSignal, tell: (done: number) => void): Promise<ImportResult> {
  const work = [
    ...file.resumes.map((resume) => ({ name: resume.name, run: () => importResume(resume, signal) })),
    ...file.letters.map((letter) => ({ name: letter.name, run: () => importLetter(letter, signal) })),
  ];
  const result: ImportResult = { imported: 0, failed: [], isStopped: false };
  for (const [index, { name, run }] of work.entries()) {
    if (signal.aborted) return { ...result, isStopped: true };
    try {
      await run();
      result.imported += 1;
    } catch (error) {
      if (signal.aborted) return { ...result, isStopped: true };
      result.failed.push({ name, error });
      if (failureOf(error) === "UNAUTHORIZED") return { ...result, isStopped: true };
    }
    tell(index + 1);
  }
  return result;
}

async function importResume({ name, tags, data }: ExportedResume, signal: AbortSignal): Promise<void> {
  const id = await patiently(() => api.resumes.importData({ data: data as never }), signal);
  // The import names it after the person; here it has a name already.
  await patiently(() => api.resumes.update({ id, tags, ...(name === "" ? {} : { name }) }), signal);
}

async function importLetter({ tags, document }: ExportedLetter, signal: AbortSignal): Promise<void> {
  const { id } = await patiently(() => api.coverLetters.importDocument({ document: document as never }), signal);
  if (tags.length > 0) await patiently(() => api.documents.tags({ type: "letter", id, tags }), signal);
}

/** Waits and retries while the server limits requests, so that large accounts are imported more slowly. */
async function patiently<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (failureOf(error) !== "TOO_MANY_REQUESTS" || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  }
}
