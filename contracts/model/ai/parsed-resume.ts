import { z } from "zod";
import { resumeDataSchema } from "@/contracts/model/resume/data";

export const PARSED_FIELD_STATUSES = ["found", "partly", "missing"] as const;

/** What a model read from a file, compared with the text of that file. */
export const parsedResumeSchema = z
  .object({
    data: resumeDataSchema.describe("The resume as the model read it, with everything that is marked."),
    lines: z.array(z.string()).describe("The text of the file, line by line, as it was sent."),
    leftOut: z
      .array(z.string())
      .describe("Lines of the file that were not sent: hidden ones, and those that address a model instead of a reader."),
    coverage: z.number().min(0).max(1).describe("The share of the words of the response that are in the file."),
    isReliable: z
      .boolean()
      .describe("Whether at least 90 % of the words are in the file, with every employer and date. Otherwise import without AI."),
    fields: z
      .array(
        z
          .object({
            path: z.string().describe("JSON Pointer below `data`."),
            text: z.string().describe("The field without markup."),
            status: z.enum(PARSED_FIELD_STATUSES).describe("Whether the file has its words: all, some, or hardly any."),
            isEssential: z.boolean().describe("Whether it is an employer, a school, a date or a contact detail."),
            lines: z.array(z.int().min(0)).describe("Where they are, as places in `lines`."),
          })
          .describe("A field that is not empty."),
      )
      .describe("Every field to confirm, in the order of the resume."),
  })
  .describe("A parsed file beside its source. Nothing is saved.");
export type ParsedResume = z.infer<typeof parsedResumeSchema>;
