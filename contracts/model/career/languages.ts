import { z } from "zod";
import { recordSectionSchema } from "@/contracts/model/career/record";

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

export const languagePairSchema = z
  .object({
    section: recordSectionSchema,
    itemId: z.string().describe("The item of the resume."),
    otherItemId: z.string().describe("The item of the other resume."),
    by: z
      .enum(["record", "look"])
      .describe("`record`: both show the same entry. `look`: their names, dates or addresses are the same."),
    differs: z.array(z.string()).describe("Dates, levels and websites that differ, by field. They stay as each resume has them."),
  })
  .describe("Two items that are about the same thing.");

const items = z.array(z.string());

export const languagePairingSchema = z
  .object({
    pairs: z.array(languagePairSchema).describe("In the order of the resume."),
    alone: items.describe("Items of the resume that the other one lacks."),
    otherAlone: items.describe("Items of the other resume that this one lacks."),
  })
  .describe("What two resumes in different languages have in common.");
export type LanguagePairing = z.infer<typeof languagePairingSchema>;

export const resumeLanguageSchema = pairedResumeSchema
  .extend({ isLocked: z.boolean(), isInTrash: z.boolean(), gaps: z.array(languageGapSchema) })
  .describe("A version of a resume, and what it lacks in its language.");
export type ResumeLanguage = z.infer<typeof resumeLanguageSchema>;
