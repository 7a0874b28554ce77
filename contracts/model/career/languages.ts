import { z } from "zod";

export const pairedResumeSchema = z
  .object({
    resumeId: z.string(),
    groupId: z.string().describe("The same for all versions of a resume."),
    resumeName: z.string(),
    language: z.string().describe("The `metadata.page.locale` of the resume."),
  })
  .describe("A resume that has versions in other languages.");
export type PairedResume = z.infer<typeof pairedResumeSchema>;

export const LANGUAGE_GAPS = ["untranslated", "stale"] as const;

export const languageGapSchema = z
  .object({
    itemId: z.string(),
    entryId: z.string(),
    wordingId: z.string().nullable().describe("The wording that the item follows; null for the entry's own text."),
    kind: z
      .enum(LANGUAGE_GAPS)
      .describe(
        "`untranslated`: there is no wording in the resume's language. `stale`: the entry's own text changed since that wording was saved or confirmed.",
      ),
  })
  .describe("A linked item that lacks something in its resume's language. Contact details lack nothing.");

export const resumeLanguageSchema = pairedResumeSchema
  .extend({ isLocked: z.boolean(), isInTrash: z.boolean(), gaps: z.array(languageGapSchema) })
  .describe("A version of a resume, and what it lacks in its language.");
export type ResumeLanguage = z.infer<typeof resumeLanguageSchema>;
