import { z } from "zod";
import type { ResumeData } from "@/contracts/model/resume/data";
import { EMBEDDED_RESUME } from "@/domain/imports/embedded-resume";
import { saveResumeData } from "@/domain/normalise/save";

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

/** The data in a PDF's attachment, or undefined if it is damaged. Data of older versions is completed. */
export function readEmbeddedResume(text: string): ResumeData | undefined {
  try {
    return saveResumeData(embeddedSchema.parse(JSON.parse(text)).data);
  } catch {
    return undefined;
  }
}
