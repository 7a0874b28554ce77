import type { InferContractRouterInputs } from "@orpc/contract";
import type { contract } from "@/contracts/index";
import type { Resume } from "@/contracts/model/resume/resume";
import { resumeToJsonResume } from "@/domain/exports/json-resume";
import { resumeToMarkdown } from "@/domain/exports/markdown";
import { resumeToPlainText } from "@/domain/exports/plain-text";
import type { Db } from "@/server/db/client";
import { exportFile, type FileContent } from "@/server/rendering/exports/export-file";
import { allPages, pageDrawing, typstProject } from "@/server/rendering/exports/pages";
import { pagePicture } from "@/server/rendering/printed-bytes";
import { resumeJob, resumePdfBytes, resumePdfWithDataBytes } from "@/server/rendering/resume-paper";
import { readResume } from "./read";

type Wish = InferContractRouterInputs<typeof contract>["resumes"]["exportFile"];
type Format = Wish["format"];

const pictureOf = async (db: Db, { data }: Resume) => {
  const { officePicture } = await import("@/server/rendering/exports/office/picture");
  return officePicture(db, data.picture, data.metadata.template, data.basics.name);
};

/** The model of a Word or OpenDocument file. Their writers are loaded on demand, because few requests need them. */
const officeModel = async (db: Db, resume: Resume) => {
  const { officeResume } = await import("@/server/rendering/exports/office/resume");
  return officeResume(resume.data, resume.name, await pictureOf(db, resume));
};

const job = (db: Db, { data, name }: Resume, ownerId: string) => resumeJob(db, { data, title: name, ownerId });

const WRITERS: Record<Format, (db: Db, resume: Resume, ownerId: string, page: number) => Promise<FileContent> | FileContent> = {
  pdf: (db, { data, name }, ownerId) => resumePdfBytes(db, { data, title: name, ownerId }),
  "pdf-data": (db, { data, name }, ownerId) => resumePdfWithDataBytes(db, { data, title: name, ownerId }),
  docx: async (db, resume) => (await import("@/server/rendering/exports/office/word")).wordFile(await officeModel(db, resume)),
  odt: async (db, resume) =>
    (await import("@/server/rendering/exports/office/open-document")).openDocumentFile(await officeModel(db, resume)),
  md: (_db, { data }) => resumeToMarkdown(data),
  txt: (_db, { data }) => resumeToPlainText(data),
  html: async (db, resume) =>
    (await import("@/server/rendering/exports/html/resume")).resumeToHtml(resume.data, resume.name, await pictureOf(db, resume)),
  json: (_db, { data }) => JSON.stringify(data, null, 2),
  "json-resume": (_db, { data }) => JSON.stringify(resumeToJsonResume(data), null, 2),
  typst: async (db, resume, ownerId) => typstProject(db, await job(db, resume, ownerId)),
  png: async (db, resume, ownerId, page) => pagePicture(db, await job(db, resume, ownerId), page),
  svg: async (db, resume, ownerId, page) => pageDrawing(db, await job(db, resume, ownerId), page),
  "png-pages": async (db, resume, ownerId) => allPages(db, await job(db, resume, ownerId), "png"),
  "svg-pages": async (db, resume, ownerId) => allPages(db, await job(db, resume, ownerId), "svg"),
};

/** The owner's resume as a file. Throws NOT_FOUND for a page that does not exist. */
export async function exportOwnResume(db: Db, ownerId: string, { id, format, page = 1, fileName }: Wish): Promise<File> {
  const resume = await readResume(db, ownerId, id);
  return exportFile(fileName ?? resume.name, format, await WRITERS[format](db, resume, ownerId, page));
}
