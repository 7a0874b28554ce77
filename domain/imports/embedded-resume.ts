import { z } from "zod";
import type { ResumeData } from "@/contracts/model/resume/data";
import { saveResumeData } from "@/domain/normalise/save";

/** The attachment that carries a resume's data in a PDF. */
export const EMBEDDED_RESUME = { name: "dossier-resume.json", format: "dossier-resume", version: 1 } as const;

const embeddedSchema = z.object({
  format: z.literal(EMBEDDED_RESUME.format),
  version: z.literal(EMBEDDED_RESUME.version),
  data: z.looseObject({
    basics: z.looseObject({}),
    summary: z.looseObject({}),
    sections: z.looseObject({}),
    metadata: z.looseObject({}),
  }),
});

/** The text of the attachment: the whole data, so that it imports again without loss. */
export const embeddedResumeText = (data: ResumeData): string =>
  JSON.stringify({ format: EMBEDDED_RESUME.format, version: EMBEDDED_RESUME.version, data });

/** The data of such an attachment, or undefined when it is damaged. Data of older versions is completed. */
export function readEmbeddedResume(text: string): ResumeData | undefined {
  try {
    return saveResumeData(embeddedSchema.parse(JSON.parse(text)).data);
  } catch {
    return undefined;
  }
}
