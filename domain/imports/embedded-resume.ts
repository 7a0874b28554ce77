import type { ResumeData } from "@/contracts/model/resume/data";

/** The attachment with a resume's data in a PDF (`read-embedded-resume.ts` reads it). */
export const EMBEDDED_RESUME = { name: "dossier-resume.json", format: "dossier-resume", version: 1 } as const;

/** The text of the attachment: the complete data, so that it can be imported without loss. */
export const embeddedResumeText = (data: ResumeData): string =>
  JSON.stringify({ format: EMBEDDED_RESUME.format, version: EMBEDDED_RESUME.version, data });
