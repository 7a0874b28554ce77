import { z } from "zod";
import { errors, idSchema, owned, routesOf, SECOND_ADDRESS } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { EXPORT_TYPES, formatsText, LETTER_FORMATS } from "@/contracts/model/export-formats";
import { exportFields } from "@/contracts/model/export-types";
import { FIT_EXAMPLE, fitSchema, fitWishFields } from "@/contracts/model/fit";
import { letterDocumentInputSchema, letterDocumentSchema, letterSchema } from "@/contracts/model/letter";

const route = routesOf("Cover letters");

const one = z.object({ id: idSchema });

const word = (description: string) => z.string().max(LIMITS.letter.word).optional().describe(description);
const letterWordsSchema = z
  .object({
    greeting: word("The greeting; `{name}` is replaced by the recipient, as `Dear {name},`."),
    teamGreeting: word("The greeting without a name."),
    hiringTeam: word("The recipient without a name."),
    signOff: word("The words before the sender's name."),
  })
  .describe(
    "Words to print in place of the language's own, as `words[greeting]=Hello {name},`. They apply to structured letters whose greeting, sign-off or recipient is not written; the format `json` keeps the letter as it is.",
  );

const exportDocument = owned
  .route(
    route(
      "GET",
      "/cover-letters/{id}/export",
      "exportCoverLetter",
      "Export a letter document",
      "The letter as JSON that can be imported again without loss.",
    ),
  )
  .input(one)
  .output(letterDocumentSchema)
  .meta({ tools: { export_cover_letter: {} } });

const exportFile = owned
  .route(
    route(
      "GET",
      "/cover-letters/{id}/exports/{format}",
      "exportCoverLetterFile",
      "Export a letter",
      `The letter as a file: ${formatsText(LETTER_FORMATS)}`,
    ),
  )
  .input(
    one.extend({
      format: z.enum(LETTER_FORMATS),
      ...exportFields,
      words: letterWordsSchema.optional(),
    }),
  )
  .output(z.file())
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ tools: { download_cover_letter: {} }, limit: "pdf", produces: EXPORT_TYPES });

const fit = owned
  .route(
    route(
      "POST",
      "/cover-letters/{id}/fits",
      "fitCoverLetter",
      "Fit a letter to pages",
      "Finds gaps, margins, line heights and font sizes that make the letter fit the requested number of pages or fill its last page. Nothing is saved: send the changes as `metadata` of an update, which unlinks a linked design.",
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
      "The letter, then the resume, then the attachments, each with a bookmark in the letter's language. Letter and resume keep their own design, tags and links. The pages of an attachment become figures named after it and keep their web links. Without attachments, or with pictures only, the file meets PDF/UA-1.",
    ),
  )
  .input(
    one.extend({
      resumeId: idSchema
        .optional()
        .describe("The resume to include. Defaults to the linked resume, or to none if no resume is linked."),
      attachments: z
        .array(z.string().min(1).max(500))
        .max(LIMITS.bundle.attachments)
        .optional()
        .describe(
          "URLs or paths of PDFs and pictures that you uploaded, in order. At most 25,000,000 bytes and 100 pages in total.",
        ),
      attachmentNames: z
        .array(z.string().max(LIMITS.name.max))
        .max(LIMITS.bundle.attachments)
        .optional()
        .describe("Names of the attachments in the bookmarks, in the same order. Defaults to “Attachment 1” and so on."),
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
      "createCoverLetterImport",
      "Import a letter document",
      "Creates a letter from an exported document, with or without its format markers. The letter is not linked to a resume.",
    ),
  )
  .input(z.object({ document: letterDocumentInputSchema }))
  .output(letterSchema)
  .meta({ tools: { import_cover_letter: {} }, limit: "mutation" });
const importLegacy = importDocument.route(
  route("POST", "/cover-letters/import", "importCoverLetter", "Import a letter document (second address)", SECOND_ADDRESS),
);

/** Letters as files, and files as letters. */
export const coverLetterFiles = { exportDocument, exportFile, fit, bundle, importDocument, importLegacy };
