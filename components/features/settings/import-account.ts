import type { AccountFile, ExportedLetter, ExportedResume } from "@/components/features/settings/account-file";
import { importApplication } from "@/components/features/settings/import-application";
import type { Patient } from "@/components/features/settings/patient";
import { api } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";

export type ImportResult = {
  imported: number;
  /** Facts, stories and other rows of career data that were added. */
  careerRows: number;
  failed: { name: string; error: unknown }[];
  isStopped: boolean;
};

/** How long to wait after the server reported too many requests. Milliseconds. */
const REST_MS = 3000;

/** How many steps an import has. */
export const stepsOf = ({ resumes, letters, applications, career }: AccountFile): number =>
  resumes.length + letters.length + applications.length + (career ? 1 : 0);

/**
 * Imports everything of an export as new, one by one: resumes, letters, applications, and last what refers to them. Failures are listed and
 * do not stop the import, except an ended session, after which nothing could succeed.
 */
export async function importAccount(file: AccountFile, signal: AbortSignal, tell: (done: number) => void): Promise<ImportResult> {
  const ids: Record<string, string> = {};
  const patient: Patient = (call) => patiently(call, signal);
  const result: ImportResult = { imported: 0, careerRows: 0, failed: [], isStopped: false };
  const one = (name: string, id: unknown, run: () => Promise<string>) => ({
    name,
    run: async () => {
      const added = await run();
      if (typeof id === "string" && id !== "") ids[id] = added;
      result.imported += 1;
    },
  });
  const career = async () => {
    result.careerRows = await importCareer(file.career ?? {}, ids, patient);
  };
  const work = [
    ...file.resumes.map((resume) => one(resume.name, resume.id, () => importResume(resume, patient))),
    ...file.letters.map((letter) => one(letter.name, letter.id, () => importLetter(letter, patient))),
    ...file.applications.map((row) => one(nameOf(row), row.id, () => importApplication(row, ids, patient))),
    ...(file.career ? [{ name: "Career", run: career }] : []),
  ];
  for (const [index, { name, run }] of work.entries()) {
    if (signal.aborted) return { ...result, isStopped: true };
    try {
      await run();
    } catch (error) {
      if (signal.aborted) return { ...result, isStopped: true };
      result.failed.push({ name, error });
      if (failureOf(error) === "UNAUTHORIZED") return { ...result, isStopped: true };
    }
    tell(index + 1);
  }
  return result;
}

const nameOf = ({ company, role }: Record<string, unknown>) =>
  [company, role].filter((text) => typeof text === "string").join(" · ");

async function importResume({ name, tags, data }: ExportedResume, patient: Patient): Promise<string> {
  const id = await patient(() => api.resumes.importData({ data: data as never }));
  // The import names it after the person; here it has a name already.
  await patient(() => api.resumes.update({ id, tags, ...(name === "" ? {} : { name }) }));
  return id;
}

async function importLetter({ tags, document }: ExportedLetter, patient: Patient): Promise<string> {
  const { id } = await patient(() => api.coverLetters.importDocument({ document: document as never }));
  if (tags.length > 0) await patient(() => api.documents.tags({ type: "letter", id, tags }));
  return id;
}

async function importCareer(career: Record<string, unknown>, ids: Record<string, string>, patient: Patient): Promise<number> {
  const { leftOut: _, ...added } = await patient(() => api.career.import({ ids, career: career as never }));
  return Object.values(added).reduce((sum: number, count) => sum + (count ?? 0), 0);
}

/** Waits and retries while the server limits requests, so that large accounts are imported more slowly. */
export async function patiently<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (failureOf(error) !== "TOO_MANY_REQUESTS" || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  }
}
