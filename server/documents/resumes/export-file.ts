import type { InferContractRouterInputs } from "@orpc/contract";
import type { contract } from "@/contracts/index";
import type { Resume } from "@/contracts/model/resume/resume";
import { resumeToJsonResume } from "@/domain/exports/json-resume";
import { resumeToMarkdown } from "@/domain/exports/markdown";
import { resumeToPlainText } from "@/domain/exports/plain-text";
import { exportFile, type FileContent } from "@/server/rendering/exports/export-file";
import { pagePicture } from "@/server/rendering/printed-bytes";
import { resumeJob, resumePdfBytes } from "@/server/rendering/resume-paper";
import { readResume } from "./service";

type Format = InferContractRouterInputs<typeof contract>["resumes"]["exportFile"]["format"];

const WRITERS: Record<Format, (resume: Resume, ownerId: string, page: number) => Promise<FileContent> | FileContent> = {
  pdf: ({ data, name }, ownerId) => resumePdfBytes({ data, title: name, ownerId }),
  // Writing Word files takes a large library, loaded by those who ask for one.
  docx: async ({ data, name }) => (await import("@/server/rendering/exports/word/resume")).resumeToWord(data, name),
  md: ({ data }) => resumeToMarkdown(data),
  txt: ({ data }) => resumeToPlainText(data),
  json: ({ data }) => JSON.stringify(data, null, 2),
  "json-resume": ({ data }) => JSON.stringify(resumeToJsonResume(data), null, 2),
  png: async ({ data, name }, ownerId, page) => pagePicture(await resumeJob({ data, title: name, ownerId }), page),
};

/** The owner's resume as a file. Throws NOT_FOUND for a page that it does not have. */
export async function exportOwnResume(ownerId: string, id: string, format: Format, page: number): Promise<File> {
  const resume = await readResume(ownerId, id);
  return exportFile(resume.name, format, await WRITERS[format](resume, ownerId, page));
}
