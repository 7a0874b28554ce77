import { z } from "zod";
import { unsupportedClaimSchema } from "@/contracts/model/ai/claim";

export const recordTranslationSchema = z
  .object({
    data: z.record(z.string(), z.unknown()).describe("The data of a wording; rich text is Markdown."),
    doubts: z
      .array(z.object({ field: z.string(), text: z.string(), claims: z.array(unsupportedClaimSchema) }))
      .describe("Translated lines that may say something else than the entry, such as another rank, name or date."),
    left: z
      .array(z.object({ field: z.string(), text: z.string() }))
      .describe("Lines that were not translated, or whose translation changed a number or a link."),
  })
  .describe("A proposed translation.");
