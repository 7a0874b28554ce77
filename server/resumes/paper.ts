import { fileName } from "@/server/paper/file-name";
import { resumePdfBytes } from "@/server/paper/resume-paper";
import { readResume } from "./service";

/** The PDF of the owner's resume. */
export async function resumePdf(ownerId: string, id: string): Promise<File> {
  const resume = await readResume(ownerId, id);
  const bytes = await resumePdfBytes({ data: resume.data, title: resume.name });
  return new File([new Uint8Array(bytes)], fileName(resume.name, "pdf"), { type: "application/pdf" });
}
