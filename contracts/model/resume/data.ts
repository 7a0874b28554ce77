import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { inputOf } from "@/contracts/model/input";
import { basicsSchema } from "@/contracts/model/resume/basics";
import { customSectionSchema } from "@/contracts/model/resume/custom-section";
import { metadataSchema } from "@/contracts/model/resume/metadata";
import { pictureSchema } from "@/contracts/model/resume/picture";
import { sectionFields } from "@/contracts/model/resume/section";
import { SECTION_KEYS, type SectionKey } from "@/contracts/model/resume/sections/forms";
import { SECTIONS } from "@/contracts/model/resume/sections/registry";
import { richText } from "@/contracts/model/resume/text";

export const summarySchema = z
  .object({ ...sectionFields, content: richText("The summary.") })
  .describe("A few sentences about the person.");
export type Summary = z.infer<typeof summarySchema>;

type SectionSchemas = { [Key in SectionKey]: (typeof SECTIONS)[Key]["section"] };
const sectionSchemas = Object.fromEntries(SECTION_KEYS.map((key) => [key, SECTIONS[key].section])) as SectionSchemas;

export const sectionsSchema = z.object(sectionSchemas).describe("The twelve built-in sections.");
export type Sections = z.infer<typeof sectionsSchema>;

const resumeDataFields = {
  picture: pictureSchema,
  basics: basicsSchema,
  summary: summarySchema,
  sections: sectionsSchema,
  customSections: z.array(customSectionSchema).max(LIMITS.resume.customSections).describe("Custom sections."),
  metadata: metadataSchema,
};

/**
 * Resume data as stored and returned: complete, every field within its limits. Unknown keys at the root are preserved.
 * Source: interface.md, “Resume data”.
 */
export const resumeDataSchema = z.looseObject(resumeDataFields).meta({
  title: "Resume data",
  description: "A resume: person, sections, layout and design. Additional keys at this level are preserved unchanged.",
});

/** Without the index signature of the root, so that a misspelt key is an error in code. */
export type ResumeData = z.infer<z.ZodObject<typeof resumeDataFields>>;

/**
 * Resume data as a client may send it: fields added later may be missing and fields with a fallback (interface-details 2.2) never
 * fail; everything else is rejected if it is missing, of the wrong type or out of range. On save, `normaliseResumeData` fills in
 * missing fields.
 */
export const resumeDataInputSchema = inputOf(resumeDataSchema).meta({
  title: "Resume data to save",
  description: "A resume as a client sends it. Fields added by newer versions can be omitted; they are filled in on save.",
});
