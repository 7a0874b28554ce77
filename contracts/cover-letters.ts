import { z } from "zod";
import { emptySchema, errors, idSchema, nameSchema, owned, routesOf } from "@/contracts/base";
import { coverLetterVersions } from "@/contracts/cover-letter-versions";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { EXPORT_TYPES } from "@/contracts/model/export-types";
import { FIT_EXAMPLE, fitSchema, fitWishFields } from "@/contracts/model/fit";
import {
  letterDesignChangeSchema,
  letterDocumentInputSchema,
  letterDocumentSchema,
  letterSchema,
  letterTextFields,
} from "@/contracts/model/letter";
import { basicsSchema } from "@/contracts/model/resume/basics";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/metadata";
import { pictureSchema } from "@/contracts/model/resume/picture";
import { written } from "@/contracts/model/written";

const route = routesOf("Cover letters");

const SAME = "Second address of the same operation.";
const one = z.object({ id: idSchema });
const revision = z.number().int().min(1).describe("The revision the change is based on; another one answers 409.");

const list = owned
  .route(route("GET", "/cover-letters", "listCoverLetters", "List letters", "Newest edit first; those in Trash are left out."))
  .input(
    z.object({
      search: z.string().max(LIMITS.letterSearch.max).optional().describe("Part of the name, in any case."),
      resumeId: idSchema.optional(),
      applicationId: idSchema.optional(),
      limit: z.number().int().min(1).max(LIMITS.page.max).default(LIMITS.letterList.limit),
      offset: z.number().int().min(0).max(LIMITS.page.maxOffset).default(0),
    }),
  )
  .output(z.object({ items: z.array(letterSchema), total: z.number().int().min(0) }));

const read = owned
  .route(
    route(
      "GET",
      "/cover-letters/{id}",
      "getCoverLetter",
      "Read a letter",
      "While the sender or the design is linked, `style` shows the linked resume's present values.",
    ),
  )
  .input(one)
  .output(letterSchema);

const { recipient, content, greeting, signOff, layout, recipientName, recipientCompany, letterDate } = letterTextFields;

const create = owned
  .route(
    route(
      "POST",
      "/cover-letters",
      "createCoverLetter",
      "Write a letter",
      "With `resumeId` the sender, and without a `template` also the design, follow that resume. With `applicationId` the recipient comes from the application.",
    ),
  )
  .input(
    z.object({
      name: nameSchema,
      recipient: recipient.default(""),
      content: content.default(""),
      greeting: greeting.optional(),
      signOff: signOff.optional(),
      resumeId: idSchema.optional(),
      applicationId: idSchema.optional(),
      template: z.enum(TEMPLATE_NAMES).optional(),
      layout: layout.optional(),
      recipientName: recipientName.optional(),
      recipientCompany: recipientCompany.optional(),
      letterDate: letterDate.optional(),
    }),
  )
  .output(letterSchema)
  .meta({
    limit: "mutation",
    example: {
      input: {
        name: "Letter to Northpine",
        content: "<p>I read your posting.</p>",
        recipientName: "Kim Harbour",
        recipientCompany: "Northpine",
      },
    },
  });

const update = owned
  .route(
    route(
      "PUT",
      "/cover-letters/{id}",
      "updateCoverLetter",
      "Update a letter",
      "Writes the given fields. Writing `template` or `metadata` ends the design's link, writing `basics` or `picture` the sender's; `resumeId: null` ends both links, keeping what was shown.",
    ),
  )
  .input(
    z.object({
      id: idSchema,
      expectedRevision: revision,
      name: nameSchema.optional(),
      recipient: recipient.optional(),
      content: content.optional(),
      greeting: greeting.optional(),
      signOff: signOff.optional(),
      template: z.enum(TEMPLATE_NAMES).optional(),
      metadata: letterDesignChangeSchema
        .pick({ typography: true, design: true, page: true, stylesheet: true })
        .partial()
        .optional()
        .describe("Parts of the looks to replace."),
      basics: written(basicsSchema).optional().describe("The sender, as a whole."),
      picture: written(pictureSchema).optional().describe("The sender's picture, as a whole."),
      recipientName: recipientName.optional(),
      recipientCompany: recipientCompany.optional(),
      letterDate: letterDate.optional(),
      layout: layout.optional(),
      resumeId: idSchema.nullable().optional(),
      applicationId: idSchema.nullable().optional(),
      senderLinked: z.boolean().optional(),
      designLinked: z.boolean().optional(),
      sessionId: z
        .string()
        .min(1)
        .max(LIMITS.sessionId.max)
        .optional()
        .describe("Names an editing session: its saves share one `auto` version."),
    }),
  )
  .output(letterSchema)
  .errors(errors("CONFLICT", "DOCUMENT_LOCKED"))
  .meta({ limit: "mutation", example: { input: { expectedRevision: 1, name: "Letter to Northpine" } } });
const patch = update.route(route("PATCH", "/cover-letters/{id}", "patchCoverLetter", "Update a letter (second method)", SAME));

const refreshStyle = owned
  .route(
    route(
      "POST",
      "/cover-letters/{id}/refresh-style",
      "refreshCoverLetterStyle",
      "Copy a resume's design",
      "Copies sender and design of a resume into the letter, once.",
    ),
  )
  .input(one.extend({ expectedRevision: revision, resumeId: idSchema }))
  .output(letterSchema)
  .errors(errors("CONFLICT", "DOCUMENT_LOCKED"))
  .meta({ limit: "mutation", example: { input: { expectedRevision: 1, resumeId: EXAMPLE_ID } } });
const styleRefreshes = refreshStyle.route(
  route(
    "POST",
    "/cover-letters/{id}/style-refreshes",
    "createCoverLetterStyleRefresh",
    "Copy a resume's design (second address)",
    SAME,
  ),
);

const duplicate = owned
  .route(
    route(
      "POST",
      "/cover-letters/{id}/duplicate",
      "duplicateCoverLetter",
      "Duplicate a letter",
      "Without a name the copy is called “<name> (copy)”.",
    ),
  )
  .input(one.extend({ name: nameSchema.optional() }))
  .output(letterSchema)
  .meta({ limit: "mutation", example: { input: { name: "Letter to Tallis" } } });
const copies = duplicate.route(
  route("POST", "/cover-letters/{id}/copies", "createCoverLetterCopy", "Duplicate a letter (second address)", SAME),
);

const remove = owned
  .route(
    route(
      "DELETE",
      "/cover-letters/{id}",
      "deleteCoverLetter",
      "Move a letter to Trash",
      "It can be restored for 30 days. The body may be left out; with `expectedRevision` a letter that has moved on is kept.",
    ),
  )
  .input(one.extend({ expectedRevision: revision.optional() }))
  .output(emptySchema)
  .errors(errors("CONFLICT", "DOCUMENT_LOCKED"))
  .meta({ limit: "mutation", empty: true, example: { input: { expectedRevision: 1 } } });

const exportDocument = owned
  .route(
    route(
      "GET",
      "/cover-letters/{id}/export",
      "exportCoverLetterDocument",
      "Export a letter document",
      "The letter as JSON that imports again without loss.",
    ),
  )
  .input(one)
  .output(letterDocumentSchema);

const exportFile = owned
  .route(
    route(
      "GET",
      "/cover-letters/{id}/exports/{format}",
      "exportCoverLetter",
      "Export a letter",
      "The letter as a file: `pdf` as printed, `docx` for Word, `md` as Markdown, `txt` as plain text, `json` as a letter document, `png` as a picture of one page.",
    ),
  )
  .input(
    one.extend({
      format: z.enum(["pdf", "docx", "md", "json", "txt", "png"]),
      page: z.number().int().min(1).max(LIMITS.exportedPage).default(1).describe("Page of a `png`; the first is 1."),
    }),
  )
  .output(z.file())
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ limit: "pdf", produces: EXPORT_TYPES });

const fit = owned
  .route(
    route(
      "POST",
      "/cover-letters/{id}/fits",
      "fitCoverLetter",
      "Fit a letter to pages",
      "Finds gaps, margins, line heights and font sizes with which the letter takes no more than the wished pages, or fills its last one. Nothing is saved: send the changes as `metadata` of an update, which unlinks a linked design.",
    ),
  )
  .input(one.extend(fitWishFields))
  .output(fitSchema)
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ limit: "pdf", example: FIT_EXAMPLE });

const bundle = owned
  .route(
    route(
      "GET",
      "/cover-letters/{id}/bundle",
      "bundleCoverLetter",
      "Download letter, resume and attachments as one PDF",
      "The letter, then the resume, then the attachments, each with a bookmark in the letter's language. Letter and resume keep their own looks, tags and links; the pages of an attachment are figures with its name, and keep their links to the web. Without attachments, or with pictures only, the file meets PDF/UA-1.",
    ),
  )
  .input(
    one.extend({
      resumeId: idSchema
        .optional()
        .describe("The resume to go with the letter; the linked one when left out, none when the letter is linked to none."),
      attachments: z
        .array(z.string().min(1).max(500))
        .max(LIMITS.bundle.attachments)
        .optional()
        .describe(
          "Addresses or paths of files you have uploaded, PDFs and pictures, in order; together at most 25,000,000 bytes and 100 pages.",
        ),
      attachmentNames: z
        .array(z.string().max(LIMITS.name.max))
        .max(LIMITS.bundle.attachments)
        .optional()
        .describe("What the attachments are called in the bookmarks, in the same order; “Attachment 1” and so on when left out."),
    }),
  )
  .output(z.file())
  .errors(errors("TYPESETTING_FAILED", "PAYLOAD_TOO_LARGE"))
  .meta({ limit: "pdf", produces: ["application/pdf"] });

const importDocument = owned
  .route(
    route(
      "POST",
      "/cover-letters/imports",
      "importCoverLetter",
      "Import a letter document",
      "Creates a letter from an exported document, with or without its format marks. It is linked to nothing.",
    ),
  )
  .input(z.object({ document: letterDocumentInputSchema }))
  .output(letterSchema)
  .meta({ limit: "mutation" });
const importLegacy = importDocument.route(
  route("POST", "/cover-letters/import", "importCoverLetterDocument", "Import a letter document (second address)", SAME),
);

export const coverLetters = {
  list,
  read,
  create,
  update,
  patch,
  refreshStyle,
  styleRefreshes,
  duplicate,
  copies,
  delete: remove,
  exportDocument,
  exportFile,
  bundle,
  fit,
  importDocument,
  importLegacy,
  versions: coverLetterVersions,
};
