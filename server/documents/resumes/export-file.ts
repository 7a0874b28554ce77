import type { InferContractRouterInputs } from "@orpc/contract";
import type { contract } from "@/contracts/index";
import type { Resume } from "@/contracts/model/resume/resume";
import { exportFile, type FileContent } from "@/server/documents/rendering/export-file";
import { allPages, typstProject } from "@/server/documents/rendering/pages";
import { pagePicture, printedPage } from "@/server/documents/rendering/printed-bytes";
import { resumeJob, resumePdfBytes, resumePdfWithDataBytes } from "@/server/documents/rendering/resume-pdf";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import { readResume } from "./read";

type Wish = InferContractRouterInputs<typeof contract>["resumes"]["exportFile"];
type Format = Wish["format"];

const pictureOf = async (db: Db, { data }: Resume) => {
  const { officePicture } = await import("@/server/documents/rendering/office-picture");
  return officePicture(db, data.picture, data.metadata.template, data.basics.name);
};

/** What the writers of other programs' formats get. */
const fileOf = async (db: Db, resume: Resume) => ({
  data: resume.data,
  title: resume.name,
  picture: await pictureOf(db, resume),
});

const job = (db: Db, { data, name }: Resume, ownerId: string) => resumeJob(db, { data, title: name, ownerId });

const WRITERS: Record<Format, (db: Db, resume: Resume, ownerId: string, page: number) => Promise<FileContent> | FileContent> = {
  pdf: (db, { data, name }, ownerId) => resumePdfBytes(db, { data, title: name, ownerId }),
  "pdf-data": (db, { data, name }, ownerId) => resumePdfWithDataBytes(db, { data, title: name, ownerId }),
  docx: async (db, resume) => runTask("resumeWord", await fileOf(db, resume)),
  odt: async (db, resume) => runTask("resumeOpenDocument", await fileOf(db, resume)),
  md: (_db, { data }) => runTask("resumeMarkdown", { data }),
  txt: (_db, { data }) => runTask("resumePlainText", { data }),
  html: async (db, resume) => runTask("resumeHtml", await fileOf(db, resume)),
  json: (_db, { data }) => JSON.stringify(data, null, 2),
  "json-resume": (_db, { data }) => runTask("jsonResume", { data }),
  typst: async (db, resume, ownerId) => typstProject(db, await job(db, resume, ownerId)),
  png: async (db, resume, ownerId, page) => pagePicture(db, await job(db, resume, ownerId), page),
  svg: async (db, resume, ownerId, page) => printedPage(db, await job(db, resume, ownerId), page),
  "png-pages": async (db, resume, ownerId) => allPages(db, await job(db, resume, ownerId), "png"),
  "svg-pages": async (db, resume, ownerId) => allPages(db, await job(db, resume, ownerId), "svg"),
};

/** The owner's resume as a file. Throws NOT_FOUND for a page that does not exist. */
export async function exportOwnResume(db: Db, ownerId: string, { id, format, page = 1, fileName }: Wish): Promise<File> {
  const resume = await readResume(db, ownerId, id);
  return exportFile(fileName ?? resume.name, format, await WRITERS[format](db, resume, ownerId, page));
}
