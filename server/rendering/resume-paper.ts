import type { ResumeData } from "@/contracts/model/resume/data";
import { ownFamiliesFor } from "@/server/fonts/service";
import type { TypesettingJob } from "@/typeset/job";
import { type PrepareOptions, prepareResume } from "@/typeset/prepare";
import { isPrinted, printedBytes, printedPages } from "./printed-bytes";

/** What is printed, the title of the file, and whose it is: their own fonts are at hand. */
export type Print = { data: ResumeData; title: string; ownerId: string };

/** The resume as a job for the typesetter. */
export const resumeJob = async ({ data, title, ownerId }: Print, options: PrepareOptions = {}): Promise<TypesettingJob> =>
  prepareResume(data, { ...options, title, ownFamilies: await ownFamiliesFor(ownerId, data.metadata.typography) });

/** The PDF of a resume. */
export const resumePdfBytes = async (print: Print): Promise<Buffer> => printedBytes("pdf", await resumeJob(print));

/** The PDF of a resume that carries the whole data, for its owner only. */
export const resumePdfWithDataBytes = async (print: Print): Promise<Buffer> =>
  printedBytes("pdf", await resumeJob(print, { embed: true }));

/** Each page as an SVG document. */
export const resumePages = async (print: Print): Promise<string[]> => printedPages(await resumeJob(print));

/** The picture that links to a shared resume show: the upper part of its first page, 1200 × 630 pixels, as PNG. */
export const resumeCard = async (print: Print): Promise<Buffer> => printedBytes("card", await resumeJob(print));

/** Whether the pages or the PDF are at hand, so that giving them costs nothing. */
export const isResumePrinted = async (kind: "pdf" | "pages" | "card", print: Print): Promise<boolean> =>
  isPrinted(kind, await resumeJob(print));
