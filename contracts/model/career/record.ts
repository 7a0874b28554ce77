import { z } from "zod";
import { idSchema, tagsSchema } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { isLanguageTag } from "@/contracts/model/language-tag";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { timestamp } from "@/contracts/model/timestamp";

/** What an entry of the record may be. */
export const ENTRY_SECTIONS = [...SECTION_KEYS, "summary", "basics"] as const;

export const recordLanguageSchema = z
  .string()
  .min(1)
  .max(LIMITS.resume.locale)
  .regex(/^[A-Za-z0-9]{1,8}(?:-[A-Za-z0-9]{1,8})*$/, "Not a BCP 47 language tag.")
  .refine(isLanguageTag, "Not a BCP 47 language tag.")
  .nullable()
  .describe("BCP 47 tag, such as `de` or `pt-BR`, or null.");

export const recordSectionSchema = z
  .enum(ENTRY_SECTIONS)
  .describe("One of the twelve section keys, `summary` or `basics`. There is at most one entry of `basics`.");

export const recordDataSchema = z
  .record(z.string(), z.unknown())
  .describe(
    "The fields of an item of the section, without `id` and `hidden`; of a summary `content`; of `basics` those of a resume without `headline`.",
  );

/** Fields of a wording that a client writes. */
export const wordingFields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(LIMITS.record.wordingName)
    .describe("1 to 60 characters, such as “German” or “For agencies”."),
  language: recordLanguageSchema,
  data: z
    .record(z.string(), z.unknown())
    .describe("Some of the entry's texts and lists of texts, in place of its own. Dates, levels and websites have no wordings."),
};

export const wordingSchema = z
  .object({
    id: z.string().describe("Identifier within the entry."),
    ...wordingFields,
    isStale: z
      .boolean()
      .describe("The entry's own text of a field that this wording has changed since the wording was last saved or confirmed."),
  })
  .describe("Another wording of an entry.");

export const recordEntrySchema = z
  .object({
    id: z.string().describe("Identifier, a version 7 UUID."),
    section: recordSectionSchema,
    language: recordLanguageSchema.describe("The language of the entry's own text, a BCP 47 tag, or null."),
    data: recordDataSchema,
    wordings: z.array(wordingSchema).max(LIMITS.record.wordings),
    tags: tagsSchema,
    revision: z.number().int().min(1).describe("Starts at 1; each write of the entry or a wording adds 1."),
    uses: z.number().int().min(0).describe("Number of linked items."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A job, degree, skill … of the person, once.");
export type RecordEntry = z.infer<typeof recordEntrySchema>;

export const LINK_STATES = ["current", "waiting", "differs"] as const;

export const recordLinkSchema = z
  .object({
    resumeId: z.string(),
    resumeName: z.string(),
    sectionId: z
      .string()
      .describe("The section that the item is in: a section key, the id of a custom section, `summary` or `basics`."),
    itemId: z.string().describe("The item; `summary` and `basics` for those two."),
    entryId: z.string(),
    wordingId: z.string().nullable().describe("The wording that the item follows; null for the entry's own text."),
    overridden: z
      .array(z.string())
      .describe("Fields with a text of the document's own. The record does not change them. `dates` includes its printed text."),
    state: z
      .enum(LINK_STATES)
      .describe(
        "`waiting`: the record moved on while the document was locked or in Trash. `differs`: the record changed a field that is overridden here, and nobody has looked yet. Else `current`.",
      ),
  })
  .describe("An item of a resume that is linked to an entry.");
export type RecordLink = z.infer<typeof recordLinkSchema>;

export const linkedItemSchema = z
  .object({ resumeId: idSchema, itemId: z.string().min(1).max(LIMITS.resume.id) })
  .describe("An item of a resume.");
export type LinkedItemName = z.infer<typeof linkedItemSchema>;

export const placedEntrySchema = z
  .object({ entryId: z.string(), itemId: z.string() })
  .describe("An entry, and the item that shows it.");

export const recordEffectSchema = z
  .object({
    entry: recordEntrySchema,
    updated: z.array(linkedItemSchema).describe("Items that took the new text."),
    waiting: z.array(linkedItemSchema).describe("Items that could not, because their resume is locked or in Trash."),
    differs: z.array(linkedItemSchema).describe("Items whose text of a changed field is overridden."),
  })
  .describe("An entry after a change, and what the change did to the resumes.");
export type RecordEffect = z.infer<typeof recordEffectSchema>;

export const entryWithLinksSchema = recordEntrySchema
  .extend({ links: z.array(recordLinkSchema).describe("Where it is used.") })
  .describe("An entry, and where it is used.");
export type EntryWithLinks = z.infer<typeof entryWithLinksSchema>;

export const recordGroupSchema = z
  .object({
    section: recordSectionSchema,
    items: z.array(linkedItemSchema).min(1).max(LIMITS.record.groupItems),
    data: recordDataSchema,
  })
  .describe("Items that become one entry.");
export type RecordGroup = z.infer<typeof recordGroupSchema>;

export const recordProposalSchema = recordGroupSchema
  .extend({
    certainty: z
      .enum(["same", "alike"])
      .describe(
        "`same`: all items have this text. `alike`: they seem to be about the same thing; where a text differs, it is overridden.",
      ),
  })
  .describe("Items that could become one entry.");
export type RecordProposal = z.infer<typeof recordProposalSchema>;
