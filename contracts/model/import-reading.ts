import { z } from "zod";
import { IMPORT_DOUBTS } from "@/contracts/imports/doubts";
import { IMPORT_STOPS } from "@/contracts/imports/stops";
import { IMPORT_WARNINGS } from "@/contracts/imports/warnings";
import { LIMITS } from "@/contracts/limits";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { PAGE_FORMATS, SIDEBAR_SIDES } from "@/contracts/model/resume/design-choices";
import { designSchema, layoutSchema, pageSchema, typographySchema } from "@/contracts/model/resume/metadata";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { STAGES } from "@/contracts/model/stages";
import { timestamp } from "@/contracts/model/timestamp";

const points = (what: string) => z.number().describe(`${what}, in points from the upper left corner of the page.`);

/** A part of a page. */
const boxFields = {
  page: z.number().int().min(1).describe("Page, counted from 1."),
  left: points("Left end"),
  top: points("Upper end"),
  width: z.number().describe("Points."),
  height: z.number().describe("Points."),
};

const line = z.number().int().min(1).describe("Entry of `paragraphs`, counted from 1.");

/** Where a field is in a file with pages, or in one without. */
export const importPlaceSchema = z
  .object({
    pointer: z.string().describe("JSON Pointer (RFC 6901) into `data`."),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .describe("How sure the reader is that the text belongs in this field: sure from 0.95, to be checked below 0.6."),
    doubt: z.enum(IMPORT_DOUBTS).optional().describe("Why it is to be checked; only below 0.6."),
    page: boxFields.page.optional(),
    left: boxFields.left.optional(),
    top: boxFields.top.optional(),
    width: boxFields.width.optional(),
    height: boxFields.height.optional(),
    line: line.optional(),
  })
  .describe(
    "Where a field was read. Files with pages have `page` and a box, others `line`; a field that was put together has neither, nor has one that is empty though entries like it have it. A field may have several places.",
  );
export type ImportPlace = z.infer<typeof importPlaceSchema>;

export const unplacedTextSchema = z
  .object({
    text: z.string(),
    kind: z.enum(["text", "header-or-footer"]).describe("Headers, footers, page numbers and names of icons belong in no resume."),
    page: boxFields.page.optional(),
    left: boxFields.left.optional(),
    top: boxFields.top.optional(),
    width: boxFields.width.optional(),
    height: boxFields.height.optional(),
    line: line.optional(),
  })
  .describe("A text of the file that is in no field.");
export type UnplacedText = z.infer<typeof unplacedTextSchema>;

const foundApplicationSchema = z
  .object({
    company: z.string(),
    role: z.string(),
    status: z.enum(STAGES).extract(["saved", "applied"]),
    appliedAt: z.string().describe("Day of the application (2024-03-09); empty if unknown."),
    sourceUrl: z.string().describe("Address of the posting; empty without one."),
    source: z.string(),
    notes: z.string(),
    contacts: z.array(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
  })
  .describe("A job that was applied for or saved elsewhere.");

export const alsoFoundSchema = z
  .object({
    applications: z.array(foundApplicationSchema),
    preferences: z
      .object({
        targetRoles: z.array(z.string()).optional(),
        locations: z.array(z.string()).optional(),
        priorities: z.string().optional(),
        maxOfficeDays: z.number().nullable().optional(),
      })
      .nullable()
      .describe("What the person looks for; null if the file does not say."),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })).describe("Questions of earlier applications."),
  })
  .describe("What the file contains besides a resume. Nothing of it is stored.");

export const importWarningSchema = z
  .object({
    code: z.enum(IMPORT_WARNINGS),
    message: z.string().describe("The warning in English."),
    file: z.string().optional().describe("The part of an archive that it is about."),
    row: z.number().int().min(1).optional().describe("Row of that part, counted from 1."),
    pointer: z.string().optional().describe("JSON Pointer (RFC 6901) into the file, of a value that was left out."),
    value: z.string().optional().describe("That value, at most its first 200 characters."),
    count: z.number().int().min(1).optional().describe("How many values it is about."),
  })
  .describe("What the reader left out or could not read.");
export type ImportWarning = z.infer<typeof importWarningSchema>;

const count = (description: string) => z.number().int().min(0).describe(description);

export const importWordsSchema = z
  .object({
    total: count("Words of the file, headers and footers included."),
    placed: count("Words that are in `data`, or that became its dates and headings."),
    left: count("Words in `unplaced`, or in values that were left out."),
  })
  .describe("Where the words of the file went: `placed` and `left` are `total` together.");
export type ImportWords = z.infer<typeof importWordsSchema>;

export const importStopSchema = z
  .object({ code: z.enum(IMPORT_STOPS), text: z.string().describe("A sentence in English.") })
  .describe("Something that is surely wrong with the reading.");
export type ImportStop = z.infer<typeof importStopSchema>;

export const importDuplicateSchema = z
  .object({
    id: z.string().describe("Identifier of the resume."),
    name: z.string(),
    importedAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A resume that was imported from the same file before.");

export const fileHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

export const importLookSchema = z
  .object({
    template: z.enum(TEMPLATE_NAMES),
    typography: typographySchema.pick({ body: true, heading: true }),
    design: designSchema,
    page: z.object({
      ...pageSchema.pick({
        gapX: true,
        gapY: true,
        marginX: true,
        marginY: true,
        hideLinkUnderline: true,
        hideIcons: true,
        hideSectionIcons: true,
      }).shape,
      format: z.enum(PAGE_FORMATS).optional().describe("The file's paper, if it is A4 or Letter."),
    }),
    layout: z.object({
      sidebarWidth: layoutSchema.shape.sidebarWidth,
      sidebarSide: z.enum(SIDEBAR_SIDES).optional().describe("Only for files with two columns."),
    }),
  })
  .describe(
    "Parts of `metadata` that bring the resume close to the file: the nearest template with the file's accent colour, typeface (or one of its kind), text size, margins (at least 8 mm) and paper.",
  );

export const importReadingSchema = z
  .object({
    format: z.string().describe("What the file was recognised as."),
    name: z.string().describe("Name that the resume will have."),
    fileHash: fileHashSchema.describe(
      "SHA-256 of the file. Send it with the data to `POST /resumes/imports`, so that a second import is noticed.",
    ),
    data: resumeDataSchema,
    pages: z
      .array(z.object({ width: z.number(), height: z.number() }))
      .describe("Sizes of the pages in points; empty for files without pages."),
    paragraphs: z.array(z.string()).describe("The text of a file without pages, as places refer to it; else empty."),
    places: z.array(importPlaceSchema),
    unplaced: z.array(unplacedTextSchema),
    words: importWordsSchema,
    stops: z.array(importStopSchema).describe("What is surely wrong; empty if nothing is."),
    warnings: z.array(importWarningSchema),
    alsoFound: alsoFoundSchema,
    look: importLookSchema
      .nullable()
      .describe("Merge it into `data.metadata` to stay close to the file; null where the file shows no look of its own."),
    picture: z
      .string()
      .max(LIMITS.resume.inlinePicture.url)
      .nullable()
      .describe(
        "The portrait of a Word or OpenDocument file as the `data:` URL of a JPEG; null without one. Send it as `data.picture.url` to keep it.",
      ),
    duplicates: z.array(importDuplicateSchema).describe("Resumes from the same file, newest first."),
  })
  .describe("A file as it was read. Nothing is stored.");
export type ImportReading = z.infer<typeof importReadingSchema>;
