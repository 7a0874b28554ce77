import { resumePdfBytes } from "@/server/paper/resume-paper";
import { readResume } from "./service";

/** A file name that every system takes: the resume's name without what paths and headers treat specially. */
export const fileName = (name: string, extension: string) =>
  `${
    name
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 100) || "Resume"
  }.${extension}`;

/** The PDF of the owner's resume. */
export async function resumePdf(ownerId: string, id: string): Promise<File> {
  const resume = await readResume(ownerId, id);
  const bytes = await resumePdfBytes({ data: resume.data, title: resume.name, ownerId });
  return new File([new Uint8Array(bytes)], fileName(resume.name, "pdf"), { type: "application/pdf" });
}
