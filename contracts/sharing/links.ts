import { z } from "zod";
import { emptySchema, errors, idSchema, nameSchema, open, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { DOCUMENT_TYPES } from "@/contracts/model/document";
import { resumeDataInputSchema } from "@/contracts/model/resume/data";
import {
  anonymityPreviewSchema,
  anonymitySchema,
  anonymousMergeSchema,
  applicationLinkSchema,
  LIVE,
  type ShareLink,
  sharedDocumentSchema,
  shareLinkSchema,
} from "@/contracts/model/share-link";
import { momentInputInUtc } from "@/contracts/model/timestamp";
import { documentComments, shareComments } from "@/contracts/sharing/comments";

const route = routesOf("Share links");

const target = { type: z.enum(DOCUMENT_TYPES).describe("Kind of document."), id: idSchema };
const linkId = idSchema.describe("Id of the link.");

export const tokenSchema = z.string().min(1).max(LIMITS.shareLink.token).describe("From the address of the link.");

const EXAMPLE: ShareLink = {
  id: EXAMPLE_ID,
  label: "Northpine, first round",
  url: "https://dossier.example.com/s/mI2h-example",
  token: "mI2h-example",
  applicationId: null,
  expiresAt: "2026-12-20T09:30:00.000Z",
  hasPassword: false,
  isAnonymous: false,
  anonymity: { keep: [], remove: [] },
  allowDownload: true,
  allowComments: true,
  version: LIVE,
  views: 3,
  downloads: 1,
  lastViewedOn: "2026-11-24",
  openComments: 2,
  endedAt: null,
  createdAt: "2026-11-20T09:30:00.000Z",
};

const password = z.string().min(LIMITS.password.min).max(LIMITS.password.max).describe("Readers then need it.");

const choices = {
  applicationId: idSchema.nullable().optional().describe("An application of yours that the link is for."),
  expiresAt: momentInputInUtc.nullable().optional().describe("When the link ends by itself, in the future; null for never."),
  isAnonymous: z
    .boolean()
    .optional()
    .describe(
      "Shows a copy without name, contact details, picture, profiles and references; the person is called “Candidate” and four letters.",
    ),
  anonymity: anonymitySchema
    .optional()
    .describe(
      "What the anonymous copy keeps and what else it removes. It replaces what the link had; without `isAnonymous` it has no effect.",
    ),
  allowDownload: z.boolean().optional().describe("Whether readers can download the PDF."),
  allowComments: z.boolean().optional().describe("Whether readers can comment."),
  version: z
    .string()
    .min(1)
    .max(LIMITS.resume.id)
    .optional()
    .describe("`live`, or the id of a version of the document. A link keeps showing that version when the version has expired."),
};

const list = owned
  .route(
    route(
      "GET",
      "/documents/{type}/{id}/share-links",
      "listShareLinks",
      "List share links",
      "The links of a document that work, newest first.",
    ),
  )
  .input(
    z.object({
      ...target,
      ended: z
        .boolean()
        .default(false)
        .describe("Also those that ended in the last 90 days: revoked, expired, or ended by Trash."),
    }),
  )
  .output(z.array(shareLinkSchema))
  .meta({ example: { output: [EXAMPLE] } });

const ofApplication = owned
  .route(
    route(
      "GET",
      "/applications/{id}/share-links",
      "listApplicationShareLinks",
      "List the share links of an application",
      "Links of any document that were made for the application, newest first; also those that ended. The first view of such a link is a note in the timeline of the application, with the day only.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(z.array(applicationLinkSchema))
  .meta({ example: { output: [{ document: { type: "resume", id: EXAMPLE_ID, name: "Resume" }, link: EXAMPLE }] } });

const create = owned
  .route(
    route(
      "POST",
      "/documents/{type}/{id}/share-links",
      "createShareLink",
      "Make a share link",
      "Makes an address for one reader. It has nothing to do with the public page. At most 200 working links a document; 409 CONFLICT beyond that, and for a document in Trash.",
    ),
  )
  .input(z.object({ ...target, label: nameSchema, password: password.optional(), ...choices }))
  .output(shareLinkSchema)
  .errors(errors("CONFLICT"))
  .meta({
    limit: "mutation",
    example: { input: { label: "Northpine, first round", expiresAt: null, allowComments: true }, output: EXAMPLE },
  });

const update = owned
  .route(
    route(
      "PATCH",
      "/documents/{type}/{id}/share-links/{linkId}",
      "updateShareLink",
      "Change a share link",
      "Omitted fields stay. A new password locks out everyone until they enter it. An expired link can be extended; one that was revoked stays ended (409 CONFLICT).",
    ),
  )
  .input(
    z.object({
      ...target,
      linkId,
      label: nameSchema.optional(),
      password: password.nullable().optional().describe("A new password; null removes it."),
      ...choices,
    }),
  )
  .output(shareLinkSchema)
  .errors(errors("CONFLICT"))
  .meta({ limit: "mutation", example: { input: { allowDownload: false }, output: { ...EXAMPLE, allowDownload: false } } });

const remove = owned
  .route(
    route(
      "DELETE",
      "/documents/{type}/{id}/share-links/{linkId}",
      "deleteShareLink",
      "Revoke a share link",
      "Its address stops working within a second on all instances. Its comments stay. Revoking it again changes nothing.",
    ),
  )
  .input(z.object({ ...target, linkId }))
  .output(emptySchema)
  .meta({ limit: "mutation", empty: true });

const previewAnonymity = owned
  .route(
    route(
      "POST",
      "/documents/{type}/{id}/anonymity-previews",
      "previewAnonymity",
      "Preview an anonymous copy",
      "What an anonymous link of the document as it is would remove, with your wishes; writes nothing. Name, e-mail, phone, street, profiles and references never stay.",
    ),
  )
  .input(z.object({ ...target, anonymity: anonymitySchema.prefault({}) }))
  .output(anonymityPreviewSchema)
  .meta({
    limit: "mutation",
    example: {
      input: { anonymity: { keep: ["Lisbon"], remove: [{ words: "Northpine Bank", instead: "a bank in Lisbon" }] } },
      output: {
        removed: [
          { kind: "name", words: "Ada Lovelace", count: 3 },
          { kind: "other", words: "Northpine Bank", count: 2 },
        ],
        keepable: ["Lisbon", "Portugal"],
      },
    },
  });

const mergeCopy = owned
  .route(
    route(
      "POST",
      "/resumes/anonymous-copies",
      "mergeAnonymousCopy",
      "Bring back an edited anonymous copy",
      "Takes an anonymous copy that someone edited: `data`, or the JSON or Word file itself as `multipart/form-data`. The resume is recognized by the mark of the Word file, or by “Candidate” and its four letters; 404 if none of yours has them, 409 CONFLICT if it is in Trash or the link of the copy has ended. The texts are compared with an anonymous copy of the resume as it is now. With `write` the changed texts are written as one version of kind `auto`; what was removed for the copy stays. Entries that are new or gone, and everything but texts, are ignored.",
    ),
  )
  .input(
    z.object({
      data: resumeDataInputSchema.optional().describe("The content of the JSON file."),
      file: z.file().max(LIMITS.fileBytes).optional().describe("The JSON or Word file, at most 10 MiB."),
      hideEmployers: z
        .boolean()
        .default(false)
        .describe("Whether the copy was made with `hideEmployers`. The mark of a Word file says so itself."),
      write: z.boolean().default(false).describe("Whether to write the changes, or only to list them."),
      only: z
        .array(z.string().max(LIMITS.shareLink.path))
        .max(LIMITS.shareLink.mergedTexts)
        .optional()
        .describe("JSON pointers of the changes to write, from `changes`; all without it."),
    }),
  )
  .output(anonymousMergeSchema)
  .errors(errors("RESUME_LOCKED", "CONFLICT"))
  .meta({
    limit: "mutation",
    upload: true,
    query: ["hideEmployers", "write"],
    example: {
      output: {
        resumeId: EXAMPLE_ID,
        name: "Resume",
        link: null,
        changes: [{ path: "/summary/content", before: "<p>A team of four.</p>", after: "<p>A team of six.</p>" }],
        left: [],
      },
    },
  });

const read = open
  .route(
    route(
      "GET",
      "/share-links/{token}",
      "getSharedDocument",
      "Read a shared document",
      "What readers of a share link see, without hidden parts, notes and the names in the owner's lists. A link that was revoked or has expired looks like one that never was (404). A reader is counted once a day, without storing an address; robots and the owner are not counted. At most 120 reads a minute from a client for each link.",
    ),
  )
  .input(z.object({ token: tokenSchema }))
  .output(sharedDocumentSchema)
  .errors(errors("NEED_PASSWORD"))
  .meta({ limit: "sharedRead" });

const openPassword = open
  .route(
    route(
      "POST",
      "/share-links/{token}/password",
      "verifyShareLinkPassword",
      "Open a protected share link",
      "Sets a cookie that opens the link for 12 hours, or until its password changes. The delay between guesses grows, for each link and client.",
    ),
  )
  .input(z.object({ token: tokenSchema, password: z.string().min(1).max(LIMITS.password.max) }))
  .output(emptySchema)
  .errors(errors("INVALID_PASSWORD"))
  .meta({ limit: "password", empty: true, example: { input: { password: "open sesame" } } });

const pdf = open
  .route(
    route(
      "GET",
      "/share-links/{token}/pdf",
      "downloadSharedDocument",
      "Download a shared document",
      "The PDF of what the link shows. 403 FORBIDDEN if the link allows no download.",
    ),
  )
  .input(z.object({ token: tokenSchema }))
  .output(z.file())
  .errors(errors("NEED_PASSWORD", "FORBIDDEN", "TYPESETTING_FAILED"))
  .meta({ limit: "publicPdf", produces: ["application/pdf"] });

/** Share links and what reviewers remark through them. Source: additions, part B. */
export const shareLinks = {
  list,
  ofApplication,
  create,
  update,
  delete: remove,
  previewAnonymity,
  mergeCopy,
  read,
  openPassword,
  pdf,
  comments: shareComments,
  review: documentComments,
};
