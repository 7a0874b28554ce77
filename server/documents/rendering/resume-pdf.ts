import type { ResumeData } from "@/contracts/model/resume/data";
import { ownFamiliesFor } from "@/server/documents/fonts/service";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import type { TypesettingJob } from "@/typeset/job";
import type { PrepareOptions } from "@/typeset/prepare";
import { printedBytes } from "./printed-bytes";

/** The data to print, the title of the file, and the owner, whose uploaded fonts are available. */
export type Print = { data: ResumeData; title: string; ownerId: string };

/** The resume as a job for the typesetter. */
export const resumeJob = async (db: Db, { data, title, ownerId }: Print, options: PrepareOptions = {}): Promise<TypesettingJob> =>
  runTask("prepareResume", {
    data,
    options: { ...options, title, ownFamilies: await ownFamiliesFor(db, ownerId, data.metadata.typography) },
  });

/** The PDF of a resume. */
export const resumePdfBytes = async (db: Db, print: Print): Promise<Buffer> =>
  printedBytes(db, "pdf", await resumeJob(db, print));

/** The PDF of a resume with its complete data embedded, for its owner only. */
export const resumePdfWithDataBytes = async (db: Db, print: Print): Promise<Buffer> =>
  printedBytes(db, "pdf", await resumeJob(db, print, { embed: true }));
