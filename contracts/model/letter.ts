import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { withFallback } from "@/contracts/model/fallback";
import { inputOf } from "@/contracts/model/input";
import { DEFAULT_LETTER_ITEM_ID, DEFAULT_LETTER_SECTION_ID, LETTER_LAYOUTS } from "@/contracts/model/letter-choices";
import { letterDetailsSchema } from "@/contracts/model/letter-details";
import { basicsSchema } from "@/contracts/model/resume/basics";
import {
  designMetadataFields,
  designSchema,
  fontSchema,
  pageSchema,
  stylesheetSchema,
  typographySchema,
} from "@/contracts/model/resume/metadata";
import { pictureSchema } from "@/contracts/model/resume/picture";
import { richText } from "@/contracts/model/resume/text";
import { calendarDay, timestamp } from "@/contracts/model/timestamp";

/** Marks of an exported letter document. Documents of the service this one is compatible with are accepted as well. */
export const LETTER_DOCUMENT_FORMAT = "dossier-cover-letter";
export const ACCEPTED_LETTER_DOCUMENT_FORMATS = [LETTER_DOCUMENT_FORMAT, "reactive-resume-cover-letter"] as const;

export const letterMetadataSchema = z
  .object(designMetadataFields)
  .describe("Design of the letter: a resume's metadata without layout and notes.");
export type LetterMetadata = z.infer<typeof letterMetadataSchema>;

const origin = (description: string, fallback: string) =>
  withFallback(z.string().min(1).max(LIMITS.resume.id).describe(description), fallback);

/** Sender and style, as stored with the letter. */
export const letterStyleSchema = z
  .object({
    basics: basicsSchema.describe("The sender."),
    picture: pictureSchema,
    metadata: letterMetadataSchema,
    sectionId: origin("Section of a resume the letter came from.", DEFAULT_LETTER_SECTION_ID),
    itemId: origin("Item of that section.", DEFAULT_LETTER_ITEM_ID),
  })
  .describe("Sender and design of the letter. While linked, these are the values of the linked resume.");
export type LetterStyle = z.infer<typeof letterStyleSchema>;

/** Individual changes to a letter's design; omitted parts stay. Writing any of them unlinks the design. */
export const letterDesignChangeSchema = z
  .object({
    page: pageSchema.partial(),
    design: z.object({ level: designSchema.shape.level.partial(), colors: designSchema.shape.colors.partial() }).partial(),
    typography: z
      .object({ body: fontSchema.partial(), heading: fontSchema.partial(), hyphenation: typographySchema.shape.hyphenation })
      .partial(),
    stylesheet: stylesheetSchema,
  })
  .partial()
  .describe("Changes to page, design, typography and stylesheet; omitted parts stay unchanged.");
export type LetterDesignChange = z.infer<typeof letterDesignChangeSchema>;

/** The written fields of a letter, which a version stores. */
export const letterTextFields = {
  name: z.string().min(LIMITS.name.min).max(LIMITS.name.max).describe("Name in the owner's lists."),
  recipient: richText("Recipient block of a freeform letter.", LIMITS.letter.recipient),
  content: richText("Body of the letter.", LIMITS.letter.content),
  greeting: richText(
    "Greeting. null prints the language's default, an empty string omits it.",
    LIMITS.letter.greeting,
  ).nullable(),
  signOff: richText(
    "Sign-off and signature. null prints the language's default with the sender's name, an empty string omits it.",
    LIMITS.letter.signOff,
  ).nullable(),
  layout: z
    .enum(LETTER_LAYOUTS)
    .describe(
      "`structured` sets recipient, date, greeting and sign-off from their fields; `freeform` prints recipient and content as given.",
    ),
  recipientName: z.string().max(LIMITS.letter.recipientName).describe("Person the letter is addressed to."),
  recipientCompany: z.string().max(LIMITS.letter.recipientCompany).describe("Company the letter is addressed to."),
  letterDate: calendarDay.nullable().describe("Date printed on the letter, YYYY-MM-DD; null for none."),
  details: letterDetailsSchema.optional(),
};

/** The state that a letter version stores. */
export const letterStateSchema = z.object({ ...letterTextFields, style: letterStyleSchema }).describe("State of a letter.");
export type LetterState = z.infer<typeof letterStateSchema>;

/** A saved cover letter. Source: interface.md, “Saved cover letter”. */
export const letterSchema = z
  .object({
    id: z.string(),
    ...letterTextFields,
    style: letterStyleSchema,
    sourceResumeId: z.string().nullable().describe("Linked resume."),
    sourceApplicationId: z.string().nullable().describe("Linked application."),
    senderLinked: z.boolean().describe("Whether the sender details come from the linked resume."),
    designLinked: z.boolean().describe("Whether the design comes from the linked resume."),
    isLocked: z.boolean().describe("While locked, the letter cannot be changed."),
    revision: z.int().min(1).describe("Increases by one with every change. A change must name the revision it is based on."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .describe("A saved cover letter.");
export type Letter = z.infer<typeof letterSchema>;

/**
 * A letter as a standalone document for import. The two marks of an exported document, the layout and the structured
 * recipient may be missing: greeting and sign-off then are null, the layout is freeform.
 */
export const letterDocumentInputSchema = z
  .object({
    format: z.enum(ACCEPTED_LETTER_DOCUMENT_FORMATS).optional().describe("Marks an exported letter document."),
    version: z.literal(1).optional().describe("Version of the document format."),
    name: letterTextFields.name,
    recipient: letterTextFields.recipient,
    content: letterTextFields.content,
    greeting: letterTextFields.greeting.default(null),
    signOff: letterTextFields.signOff.default(null),
    style: inputOf(letterStyleSchema).describe("Sender and design."),
    layout: letterTextFields.layout.default("freeform"),
    recipientName: letterTextFields.recipientName.default(""),
    recipientCompany: letterTextFields.recipientCompany.default(""),
    letterDate: letterTextFields.letterDate.default(null),
    details: letterTextFields.details,
  })
  .describe("A letter document to import.");
export type LetterDocumentInput = z.infer<typeof letterDocumentInputSchema>;

/** A letter as an exported standalone document, which can be imported without loss. */
export const letterDocumentSchema = z
  .object({
    format: z.literal(LETTER_DOCUMENT_FORMAT),
    version: z.literal(1),
    ...letterTextFields,
    style: letterStyleSchema,
  })
  .describe("An exported letter document.");
export type LetterDocument = z.infer<typeof letterDocumentSchema>;
