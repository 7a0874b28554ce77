import { fileName } from "@/server/documents/rendering/file-name";
import { resumePdfBytes, resumePdfWithDataBytes } from "@/server/documents/rendering/resume-pdf";
import type { Db } from "@/server/platform/db/client";
import { readResume } from "./read";

/** The PDF of the owner's resume; with `embed` it contains the complete data. */
export async function resumePdf(db: Db, ownerId: string, id: string, embed = false): Promise<File> {
  const resume = await readResume(db, ownerId, id);
  const bytes = await (embed ? resumePdfWithDataBytes : resumePdfBytes)(db, { data: resume.data, title: resume.name, ownerId });
  return new File([new Uint8Array(bytes)], fileName(resume.name, "pdf"), { type: "application/pdf" });
}
