import { fileName } from "@/server/rendering/file-name";
import { resumePdfBytes, resumePdfWithDataBytes } from "@/server/rendering/resume-paper";
import { readResume } from "./service";

/** The PDF of the owner's resume; with `embed` it carries the whole data. */
export async function resumePdf(ownerId: string, id: string, embed = false): Promise<File> {
  const resume = await readResume(ownerId, id);
  const bytes = await (embed ? resumePdfWithDataBytes : resumePdfBytes)({ data: resume.data, title: resume.name, ownerId });
  return new File([new Uint8Array(bytes)], fileName(resume.name, "pdf"), { type: "application/pdf" });
}
