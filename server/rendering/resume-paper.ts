import type { ResumeData } from "@/contracts/model/resume/data";
import type { Db } from "@/server/db/client";
import { ownFamiliesFor } from "@/server/fonts/service";
import type { TypesettingJob } from "@/typeset/job";
import { type PrepareOptions, prepareResume } from "@/typeset/prepare";
import { isPrinted, printedBytes, printedPages } from "./printed-bytes";

/** The data to print, the title of the file, and the owner, whose uploaded fonts are available. */
export type Print = { data: ResumeData; title: string; ownerId: string };

/** The resume as a job for the typesetter. */
export const resumeJob = async (db: Db, { data, title, ownerId }: Print, options: PrepareOptions = {}): Promise<TypesettingJob> =>
  prepareResume(data, { ...options, title, ownFamilies: await ownFamiliesFor(db, ownerId, data.metadata.typography) });

/** The PDF of a resume. */
export const resumePdfBytes = async (db: Db, print: Print): Promise<Buffer> =>
  printedBytes(db, "pdf", await resumeJob(db, print));

/** The PDF of a resume with its complete data embedded, for its owner only. */
export const resumePdfWithDataBytes = async (db: Db, print: Print): Promise<Buffer> =>
  printedBytes(db, "pdf", await resumeJob(db, print, { embed: true }));

/** Each page as an SVG document. */
export const resumePages = async (db: Db, print: Print): Promise<string[]> => printedPages(db, await resumeJob(db, print));

/** The link preview picture of a shared resume: the top of its first page, 1200 × 630 pixels, as PNG. */
export const resumeCard = async (db: Db, print: Print): Promise<Buffer> => printedBytes(db, "card", await resumeJob(db, print));

/** Whether the pages or the PDF are cached. */
export const isResumePrinted = async (db: Db, kind: "pdf" | "pages" | "card", print: Print): Promise<boolean> =>
  isPrinted(kind, await resumeJob(db, print));
