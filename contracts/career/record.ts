import { z } from "zod";
import { emptySchema, errors, idSchema, nameSchema, owned, pagingSchema, routesOf, tagsSchema } from "@/contracts/base";
import { recordCare } from "@/contracts/career/record-care";
import { EXAMPLE_EFFECT, EXAMPLE_ENTRY, EXAMPLE_ENTRY_WITH_LINKS, EXAMPLE_WORDING } from "@/contracts/career/record-example";
import { recordGroups } from "@/contracts/career/record-groups";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import {
  entryWithLinksSchema,
  placedEntrySchema,
  recordDataSchema,
  recordEffectSchema,
  recordEntrySchema,
  recordLanguageSchema,
  recordSectionSchema,
  wordingFields,
} from "@/contracts/model/career/record";
import { PAGE_FORMATS } from "@/contracts/model/resume/design-choices";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";

const route = routesOf("Career record");
const one = z.object({ id: idSchema });
const ofWording = one.extend({ wordingId: idSchema });
const expectedRevision = z.number().int().min(1).describe("The `revision` that the change is based on.");
const language = recordLanguageSchema.describe("The language of the entry's own text, a BCP 47 tag, or null.");

const list = owned
  .route(
    route(
      "GET",
      "/career/record",
      "listRecord",
      "List the career record",
      "Each job, degree, skill … once. Most recently changed first.",
    ),
  )
  .input(
    pagingSchema.extend({
      section: recordSectionSchema.optional().describe("Only entries of this section."),
      query: z
        .string()
        .max(LIMITS.record.query)
        .optional()
        .describe("Only entries with all of these words, in any spelling, in their texts, wordings or tags."),
    }),
  )
  .output(z.array(recordEntrySchema))
  .meta({ example: { output: [EXAMPLE_ENTRY] } });

const read = owned
  .route(
    route("GET", "/career/record/{id}", "getRecordEntry", "Read an entry of the record", "With where it is used: its links."),
  )
  .input(one)
  .output(entryWithLinksSchema)
  .meta({ example: { output: EXAMPLE_ENTRY_WITH_LINKS } });

const add = owned
  .route(
    route(
      "POST",
      "/career/record",
      "addRecordEntry",
      "Add an entry to the record",
      "Fields that are left out are empty. At most 2,000 entries; 409 beyond that, and for a second `basics`. An entry with its wordings has at most 500,000 bytes.",
    ),
  )
  .input(
    z.object({
      section: recordSectionSchema,
      data: recordDataSchema,
      language: language.optional(),
      tags: tagsSchema.default([]),
      wordings: z
        .array(z.object({ id: idSchema.optional(), ...wordingFields, language: recordLanguageSchema.default(null) }))
        .max(LIMITS.record.wordings)
        .default([])
        .describe("Other wordings; at most 20."),
    }),
  )
  .output(recordEntrySchema)
  .errors(errors("CONFLICT"))
  .meta({
    limit: "mutation",
    example: {
      input: { section: "experience", language: "en", data: EXAMPLE_ENTRY.data, tags: ["design"] },
      output: EXAMPLE_ENTRY,
    },
  });

const change = owned
  .route(
    route(
      "PATCH",
      "/career/record/{id}",
      "changeRecordEntry",
      "Change an entry of the record",
      "Every linked item of your unlocked resumes follows, except in fields that are overridden there. Each changed resume gets one `auto` version. All or none. Omitted fields keep their values; `tags` replaces all tags. 409 for another revision.",
    ),
  )
  .input(
    one.extend({
      expectedRevision,
      data: recordDataSchema.optional(),
      language: language.optional(),
      tags: tagsSchema.optional(),
    }),
  )
  .output(recordEffectSchema)
  .errors(errors("CONFLICT"))
  .meta({
    limit: "mutation",
    example: { input: { id: EXAMPLE_ID, expectedRevision: 1, data: { position: "Product Designer" } }, output: EXAMPLE_EFFECT },
  });

const remove = owned
  .route(
    route(
      "DELETE",
      "/career/record/{id}",
      "deleteRecordEntry",
      "Delete an entry of the record",
      "Its items in resumes stay as they are, unlinked.",
    ),
  )
  .input(one)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const saveWording = owned
  .route(
    route(
      "PUT",
      "/career/record/{id}/wordings/{wordingId}",
      "saveRecordWording",
      "Save a wording",
      "Replaces the wording; an unknown id, a UUID of your choice, adds it. Items that use it follow as with a change of the entry. At most 20 for each entry; 409 beyond that and for another revision.",
    ),
  )
  .input(ofWording.extend({ expectedRevision, ...wordingFields }))
  .output(recordEffectSchema)
  .errors(errors("CONFLICT"))
  .meta({
    limit: "mutation",
    example: {
      input: { id: EXAMPLE_ID, wordingId: EXAMPLE_ID, expectedRevision: 1, ...EXAMPLE_WORDING },
      output: EXAMPLE_EFFECT,
    },
  });

const confirmWording = owned
  .route(
    route(
      "POST",
      "/career/record/{id}/wordings/{wordingId}/confirm",
      "confirmRecordWording",
      "Confirm a wording",
      "It still fits the entry's own text and is no longer stale. Raises `revision`.",
    ),
  )
  .input(ofWording)
  .output(recordEntrySchema)
  .meta({ limit: "mutation", example: { output: EXAMPLE_ENTRY } });

const deleteWording = owned
  .route(
    route(
      "DELETE",
      "/career/record/{id}/wordings/{wordingId}",
      "deleteRecordWording",
      "Delete a wording",
      "Items that used it keep their text, overridden. Raises `revision`.",
    ),
  )
  .input(ofWording)
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const place = {
  wordingId: idSchema.nullish().describe("The wording that the item follows; null for the entry's own text."),
  sectionId: z
    .string()
    .min(1)
    .max(LIMITS.resume.id)
    .optional()
    .describe("A section of the entry's kind, such as a custom one; its built-in section if omitted."),
  position: z
    .number()
    .int()
    .min(0)
    .max(LIMITS.resume.items)
    .optional()
    .describe(
      "How many items of the section stay before it: 0 is the first place, more than there are is the end. The end if omitted.",
    ),
};

const putIntoResume = owned
  .route(
    route(
      "POST",
      "/career/record/{id}/documents",
      "putRecordEntryIntoResume",
      "Put an entry into a resume",
      "Adds a linked item to its section, as one `auto` version; an entry of `basics`, or a summary without `sectionId`, replaces the text there and takes no `position`. Without `wordingId`, a resume in another language than the entry's own text takes the wording of that language if there is one.",
    ),
  )
  .input(one.extend({ resumeId: idSchema, ...place }))
  .output(z.object({ itemId: z.string().describe("The item of the resume.") }))
  .errors(errors("RESUME_LOCKED", "CONFLICT"))
  .meta({
    limit: "mutation",
    example: { input: { id: EXAMPLE_ID, resumeId: EXAMPLE_ID }, output: { itemId: "job-1" } },
  });

const putSeveralIntoResume = owned
  .route(
    route(
      "POST",
      "/career/record/documents",
      "putRecordEntries",
      "Put entries into a resume",
      "Adds linked items as putting in one entry does, in this order: all of them as one `auto` version, or none. Returns an item for each entry, in the same order. An entry that is named twice is added twice; 400 for two that replace the same text, such as two summaries.",
    ),
  )
  .input(
    z.object({
      resumeId: idSchema,
      entries: z
        .array(z.object({ entryId: idSchema, ...place }))
        .min(1)
        .max(LIMITS.record.groupItems)
        .describe("1 to 200 entries."),
    }),
  )
  .output(
    z.object({
      items: z.array(placedEntrySchema).describe("The items of the resume."),
    }),
  )
  .errors(errors("RESUME_LOCKED", "CONFLICT"))
  .meta({
    limit: "mutation",
    example: {
      input: { resumeId: EXAMPLE_ID, entries: [{ entryId: EXAMPLE_ID }] },
      output: { items: [{ entryId: EXAMPLE_ID, itemId: "job-1" }] },
    },
  });

const createResume = owned
  .route(
    route(
      "POST",
      "/career/record/resumes",
      "createRecordResume",
      "Make a resume of entries",
      "A new resume with linked items of these entries, in this order, in the look of a template. Without `language` it has the usual one. With `applicationId` it becomes the resume of that application. All of it, or nothing. Returns the id of the resume.",
    ),
  )
  .input(
    z.object({
      name: nameSchema,
      template: z.enum(TEMPLATE_NAMES).optional().describe("Its look; the usual one if omitted."),
      palette: z.string().max(LIMITS.name.max).optional().describe("A palette of the template; its first if omitted."),
      format: z.enum(PAGE_FORMATS).optional().describe("The paper; the usual one if omitted."),
      language: recordLanguageSchema.unwrap().optional().describe("BCP 47 tag, such as `de` or `pt-BR`."),
      applicationId: idSchema.optional(),
      entryIds: z.array(idSchema).min(1).max(LIMITS.record.entries).describe("1 to 2,000 entries."),
    }),
  )
  .output(idSchema.describe("The id of the new resume."))
  .errors(errors("CONFLICT"))
  .meta({ limit: "mutation", example: { input: { name: "Northpine", entryIds: [EXAMPLE_ID] }, output: EXAMPLE_ID } });

/** The career record: one career, many documents. */
export const careerRecord = {
  list,
  read,
  add,
  change,
  delete: remove,
  saveWording,
  confirmWording,
  deleteWording,
  putIntoResume,
  putSeveralIntoResume,
  createResume,
  ...recordGroups,
  ...recordCare,
};
