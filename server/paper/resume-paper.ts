import type { ResumeData } from "@/contracts/model/resume/data";
import { prepareResume } from "@/typeset/prepare";
import { isPrinted, printedBytes, printedPages } from "./printed-bytes";

/** What is printed, and the title of the file. */
export type Print = { data: ResumeData; title: string };

const jobOf = ({ data, title }: Print) => prepareResume(data, { title });

/** The PDF of a resume. */
export const resumePdfBytes = (print: Print): Promise<Buffer> => printedBytes("pdf", jobOf(print));

/** The PDF of a resume that carries the whole data, for its owner only. */
export const resumePdfWithDataBytes = ({ data, title }: Print): Promise<Buffer> =>
  printedBytes("pdf", prepareResume(data, { title, embed: true }));

/** Each page as an SVG document. */
export const resumePages = (print: Print): Promise<string[]> => printedPages(jobOf(print));

/** Whether the pages or the PDF are at hand, so that giving them costs nothing. */
export const isResumePrinted = (kind: "pdf" | "pages", print: Print): boolean => isPrinted(kind, jobOf(print));
