import type { InferContractRouterInputs } from "@orpc/contract";
import type { contract } from "@/contracts/index";
import type { Resume } from "@/contracts/model/resume/resume";
import { resumeToJsonResume } from "@/domain/exports/json-resume";
import { resumeToMarkdown } from "@/domain/exports/markdown";
import { resumeToPlainText } from "@/domain/exports/plain-text";
import type { Db } from "@/server/db/client";
import { exportFile, type FileContent } from "@/server/rendering/exports/export-file";
import { pagePicture } from "@/server/rendering/printed-bytes";
import { resumeJob, resumePdfBytes } from "@/server/rendering/resume-paper";
import { readResume } from "./read";

type Format = InferContractRouterInputs<typeof contract>["resumes"]["exportFile"]["format"];

const WRITERS: Record<Format, (db: Db, resume: Resume, ownerId: string, page: number) => Promise<FileContent> | FileContent> = {
  pdf: (db, { data, name }, ownerId) => resumePdfBytes(db, { data, title: name, ownerId }),
  // Writing Word files needs a large library, which is loaded on demand.
  docx: async (_db, { data, name }) => (await import("@/server/rendering/exports/word/resume")).resumeToWord(data, name),
  md: (_db, { data }) => resumeToMarkdown(data),
  txt: (_db, { data }) => resumeToPlainText(data),
  json: (_db, { data }) => JSON.stringify(data, null, 2),
  "json-resume": (_db, { data }) => JSON.stringify(resumeToJsonResume(data), null, 2),
  png: async (db, { data, name }, ownerId, page) => pagePicture(db, await resumeJob(db, { data, title: name, ownerId }), page),
};

/** The owner's resume as a file. Throws NOT_FOUND for a page that does not exist. */
export async function exportOwnResume(db: Db, ownerId: string, id: string, format: Format, page: number): Promise<File> {
  const resume = await readResume(db, ownerId, id);
  return exportFile(resume.name, format, await WRITERS[format](db, resume, ownerId, page));
}
