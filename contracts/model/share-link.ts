import { z } from "zod";
import { cleanText } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { DOCUMENT_TYPES } from "@/contracts/model/document";
import { letterStateSchema, letterStyleSchema } from "@/contracts/model/letter";
import { DEFAULT_LETTER_ITEM_ID, DEFAULT_LETTER_SECTION_ID } from "@/contracts/model/letter-choices";
import { resumeSchema } from "@/contracts/model/resume/resume";
import { calendarDay, timestamp } from "@/contracts/model/timestamp";

/** What a link shows when it shows no single version. */
export const LIVE = "live";

const { anonymity } = LIMITS.shareLink;
const words = z
  .string()
  .overwrite((text) => cleanText(text).trim())
  .min(anonymity.min)
  .max(anonymity.max);

/** What a person changes of what an anonymous copy removes. */
export const anonymitySchema = z
  .object({
    keep: z
      .array(words)
      .max(anonymity.keep)
      .default([])
      .describe("Towns, regions and countries of your address that stay: those that the preview lists as `keepable`."),
    remove: z
      .array(
        z.object({
          words: words.describe("Words to remove everywhere, such as the name of an employer. Links with them go."),
          instead: z
            .string()
            .overwrite((text) => cleanText(text).trim())
            .max(anonymity.max)
            .default("")
            .describe("What is written instead, such as “a bank in Lisbon”; empty for “…”."),
        }),
      )
      .max(anonymity.remove)
      .default([])
      .describe("More words to remove."),
  })
  .describe("What an anonymous copy keeps and what else it removes.");
export type Anonymity = z.infer<typeof anonymitySchema>;

export const REMOVED_KINDS = [
  "name",
  "email",
  "phone",
  "address",
  "picture",
  "profile",
  "reference",
  "contact",
  "username",
  "link",
  "other",
] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

/** What an anonymous copy would remove. */
export const anonymityPreviewSchema = z
  .object({
    removed: z
      .array(
        z.object({
          kind: z.enum(REMOVED_KINDS),
          words: z.string().describe("As the document has them, shortened to 200 characters; empty for the picture."),
          count: z.int().min(1).describe("How many times."),
        }),
      )
      .describe("By kind, at most 500."),
    keepable: z.array(z.string()).describe("Places that `keep` may name."),
  })
  .describe("What an anonymous copy removes.");
export type AnonymityPreview = z.infer<typeof anonymityPreviewSchema>;

/** A share link as its owner sees it. Source: additions, part B. */
export const shareLinkSchema = z
  .object({
    id: z.string(),
    label: z.string().describe("Your own note of whom the link is for. Readers never see it."),
    url: z.string().describe("Address of the page for the reader."),
    token: z.string().describe("The secret part of the address. Anyone who knows it can open the link."),
    applicationId: z.string().nullable().describe("The application the link was made for."),
    expiresAt: timestamp.nullable().describe("When the link ends by itself; null for never."),
    hasPassword: z.boolean().describe("Whether readers need a password."),
    isAnonymous: z.boolean().describe("Whether readers see an anonymous copy."),
    anonymity: anonymitySchema,
    allowDownload: z.boolean().describe("Whether readers can download the PDF."),
    allowComments: z.boolean().describe("Whether readers can comment."),
    version: z.string().describe("`live`: the document as it is. Otherwise the id of the version that the link shows."),
    views: z.int().min(0).describe("Readers, each counted once a day."),
    downloads: z.int().min(0).describe("Downloads, each reader counted once a day."),
    lastViewedOn: calendarDay.nullable().describe("Day of the last counted view (UTC)."),
    openComments: z.int().min(0).describe("Comments that are neither accepted nor dismissed."),
    endedAt: timestamp.nullable().describe("When the link was revoked or expired; null while it works."),
    createdAt: timestamp,
  })
  .describe("An address of a document for one reader.");
export type ShareLink = z.infer<typeof shareLinkSchema>;

const mergedText = z.string().describe("The text of the field, rich text as HTML.");

/** What an edited anonymous copy brings back. */
export const anonymousMergeSchema = z
  .object({
    resumeId: z.string().describe("The resume of which the copy was made."),
    name: z.string().describe("Its name."),
    link: z
      .object({ id: z.string(), label: z.string() })
      .nullable()
      .describe("The anonymous link that the copy was read from; null for a file of `GET /resumes/{id}/anonymous/{format}`."),
    changes: z
      .array(z.object({ path: z.string().describe("JSON pointer into the resume."), before: mergedText, after: mergedText }))
      .describe("Texts that change."),
    left: z
      .array(
        z.object({
          path: z.string().describe("JSON pointer into the resume; empty for a line of a Word file that is of no single text."),
          after: z.string().describe("The text of the copy; empty for a line that is gone."),
        }),
      )
      .describe("Changed texts that stay as they are in the resume, because something was removed where they were changed."),
  })
  .describe("What an edited anonymous copy brings back.");
export type AnonymousMerge = z.infer<typeof anonymousMergeSchema>;

/** A link that was made for an application, with its document. */
export const applicationLinkSchema = z
  .object({
    document: z.object({ type: z.enum(DOCUMENT_TYPES), id: z.string(), name: z.string() }).describe("What the link shows."),
    link: shareLinkSchema,
  })
  .describe("A share link of an application.");
export type ApplicationLink = z.infer<typeof applicationLinkSchema>;

/** A document with comments that wait for its owner. */
export const openCommentsSchema = z
  .object({
    type: z.enum(DOCUMENT_TYPES),
    id: z.string(),
    name: z.string(),
    openComments: z.int().min(1).describe("Comments that are neither accepted nor dismissed."),
  })
  .describe("A document with open comments.");
export type OpenComments = z.infer<typeof openCommentsSchema>;

/** The printed parts of a letter, as readers of a link get them. */
export const sharedLetterSchema = letterStateSchema
  .omit({ name: true })
  .extend({ style: letterStyleSchema.omit({ sectionId: true, itemId: true }) })
  .describe("The printed parts of a letter.");
/** What completes the style of a shared letter for printing. */
export const EMPTY_LETTER_ORIGIN = { sectionId: DEFAULT_LETTER_SECTION_ID, itemId: DEFAULT_LETTER_ITEM_ID };
export type SharedLetter = z.infer<typeof sharedLetterSchema>;

const sharedFields = {
  allowDownload: z.boolean().describe("Whether the PDF can be downloaded."),
  allowComments: z.boolean().describe("Whether comments can be made and read."),
  isAnonymous: z.boolean().describe("Whether this is an anonymous copy."),
};

/** What the reader of a link gets. */
export const sharedDocumentSchema = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("resume"), document: resumeSchema, ...sharedFields }),
    z.object({ type: z.literal("letter"), document: sharedLetterSchema, ...sharedFields }),
  ])
  .describe("The document of a share link.");
export type SharedDocument = z.infer<typeof sharedDocumentSchema>;

export const COMMENT_STATES = ["open", "accepted", "dismissed"] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

const { shareLink } = LIMITS;

export const commentPlaceSchema = z
  .object({
    path: z
      .string()
      .min(1)
      .max(shareLink.path)
      .describe(
        "JSON pointer to a text of the document as the link shows it: `/summary/content`, `/sections/skills/items/0/name`.",
      ),
    quote: z.string().max(shareLink.quote).describe("The words it is about, as plain text. Empty for the whole text."),
  })
  .describe("What a comment is about.");
export type CommentPlace = z.infer<typeof commentPlaceSchema>;

export const commentReplySchema = z
  .object({
    id: z.string(),
    by: z.enum(["owner", "reviewer"]),
    author: z.string().nullable().describe("Name that the reviewer gave; null for the owner."),
    text: z.string(),
    at: timestamp,
  })
  .describe("A reply to a comment.");

/** A comment as its owner and the readers of its link see it. */
export const shareCommentSchema = z
  .object({
    id: z.string(),
    shareLinkId: z.string(),
    linkLabel: z.string().optional().describe("Label of the link. Only the owner gets it."),
    author: z.string().describe("Name that the reviewer gave."),
    place: commentPlaceSchema,
    text: z.string().describe("Plain text."),
    suggestion: z.string().nullable().describe("Plain text that replaces the quote when the comment is accepted."),
    state: z.enum(COMMENT_STATES),
    replies: z.array(commentReplySchema),
    createdAt: timestamp,
  })
  .describe("A comment of a reviewer.");
export type ShareComment = z.infer<typeof shareCommentSchema>;

export const newShareCommentSchema = shareCommentSchema
  .extend({
    secret: z.string().describe("Send it as `x-comment-secret` to change or delete the comment. It is shown only once."),
  })
  .describe("A new comment with its secret.");

const archivedText = (max: number) => z.string().max(max);

const archivedCommentSchema = z.object({
  author: archivedText(shareLink.author),
  path: archivedText(shareLink.path),
  anchor: z
    .array(z.union([archivedText(LIMITS.resume.id), z.int(), z.object({ id: archivedText(LIMITS.resume.id) })]))
    .max(20)
    .describe("The way to its field by the ids of items."),
  quote: archivedText(shareLink.quote),
  text: archivedText(shareLink.text),
  suggestion: archivedText(shareLink.suggestion).nullable(),
  state: z.enum(COMMENT_STATES),
  replies: z
    .array(z.object({ author: archivedText(shareLink.author).nullable(), text: archivedText(shareLink.text), at: timestamp }))
    .max(shareLink.replies),
  createdAt: timestamp,
});

/** A link in exports and archives: without its address, its password and the version that it showed. */
export const archivedShareLinkSchema = z
  .object({
    label: z.string().min(LIMITS.name.min).max(LIMITS.name.max),
    applicationId: archivedText(LIMITS.resume.id).nullable(),
    expiresAt: timestamp.nullable(),
    isAnonymous: z.boolean(),
    allowDownload: z.boolean(),
    allowComments: z.boolean(),
    views: z.int().min(0).max(1_000_000_000),
    downloads: z.int().min(0).max(1_000_000_000),
    lastViewedOn: calendarDay.nullable(),
    endedAt: timestamp.nullable().describe("Links come back ended, whatever this says."),
    createdAt: timestamp,
    comments: z.array(archivedCommentSchema).max(shareLink.comments),
  })
  .describe("A share link of an archive, with its comments.");
export type ArchivedShareLink = z.infer<typeof archivedShareLinkSchema>;
