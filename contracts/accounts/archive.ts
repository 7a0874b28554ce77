import { z } from "zod";
import { emptySchema, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import {
  archivedApplicationSchema,
  archivedLetterSchema,
  archivedResumeSchema,
  archivedVersionSchema,
} from "@/contracts/model/archive";
import { timestampInput } from "@/contracts/model/timestamp";

const route = routesOf("Account");
const AT = "/auth/account/archive";

const download = owned
  .route(
    route(
      "GET",
      AT,
      "exportAccountArchive",
      "Export everything as a ZIP archive",
      "Everything in the account, including Trash, without secrets: a folder for each resume, letter and application with its data as JSON, its pages as PDF, its versions, its picture and files; what was sent as it was sent; career data; fonts; settings; `index.html` to read it without Dossier. `manifest.json` lists every file with its SHA-256, `signature.json` signs the manifest. The archive is written while it is sent and has no `Content-Length`; one that ends early is not complete.",
    ),
  )
  .output(z.file().describe("The archive."))
  .meta({ limit: "pdf", stream: "accountArchive", produces: ["application/zip"] });

export const ARCHIVE_OUTCOMES = ["added", "present", "changed"] as const;

const outcomeSchema = z
  .enum(ARCHIVE_OUTCOMES)
  .describe(
    "`added`: it is new here. `present`: it is here already, as in the archive. `changed`: it is here and has been changed since; it stays as it is.",
  );

export const archiveImportSchema = z.object({ id: idSchema.describe("Identifier in this account."), outcome: outcomeSchema });
const imported = { id: EXAMPLE_ID, outcome: "added" as const };

const origins = z
  .array(
    z.object({
      id: z.string().min(1).max(LIMITS.resume.id).describe("Identifier in the archive."),
      updatedAt: timestampInput.describe("When it was last changed, according to the archive."),
    }),
  )
  .max(LIMITS.archive.compared);

const compare = owned
  .route(
    route(
      "POST",
      `${AT}/comparisons`,
      "compareAccountArchive",
      "Compare an archive with the account",
      "Returns the resumes, letters and applications of an archive that this account already has, because they came from it or were imported before. Anything not in the response would be added.",
    ),
  )
  .input(z.object({ resumes: origins.default([]), letters: origins.default([]), applications: origins.default([]) }))
  .output(
    z.array(
      z.object({
        origin: z.string().describe("Identifier in the archive."),
        id: idSchema.describe("Identifier in this account."),
        outcome: outcomeSchema,
      }),
    ),
  )
  .meta({
    example: {
      input: { resumes: [{ id: EXAMPLE_ID, updatedAt: "2026-11-20T09:30:00.000Z" }], letters: [], applications: [] },
      output: [{ origin: EXAMPLE_ID, id: EXAMPLE_ID, outcome: "present" }],
    },
  });

const TWICE = "Importing it twice adds nothing the second time.";

const importResume = owned
  .route(
    route(
      "POST",
      `${AT}/resumes`,
      "importArchivedResume",
      "Import a resume of an archive",
      `Takes \`resume.json\` of an archive with its name, tags, times and Trash. ${TWICE} The address is changed if another resume has it. Upload the picture first and put its address into the data.`,
    ),
  )
  .input(z.object({ resume: archivedResumeSchema }))
  .output(archiveImportSchema)
  .meta({ limit: "mutation", largeBody: true, example: { output: imported } });

const importLetter = owned
  .route(
    route(
      "POST",
      `${AT}/letters`,
      "importArchivedLetter",
      "Import a letter of an archive",
      `Takes \`letter.json\` of an archive. ${TWICE} It stays linked to its resume if that is here.`,
    ),
  )
  .input(z.object({ letter: archivedLetterSchema }))
  .output(archiveImportSchema)
  .meta({ limit: "mutation", largeBody: true, example: { output: imported } });

const importApplication = owned
  .route(
    route(
      "POST",
      `${AT}/applications`,
      "importArchivedApplication",
      "Import an application of an archive",
      `Takes \`application.json\` of an archive with its timeline and what was sent. ${TWICE} Documents of the archive that are here are linked to it. Add attached files and the pages that were sent afterwards.`,
    ),
  )
  .input(z.object({ application: archivedApplicationSchema }))
  .output(archiveImportSchema)
  .meta({ limit: "mutation", largeBody: true, example: { output: imported } });

const importVersions = owned
  .route(
    route(
      "POST",
      `${AT}/versions`,
      "importArchivedVersions",
      "Import versions of a document",
      "Adds the files of `versions/` to a resume or letter that was imported from an archive, with their times. Versions that already exist are left out, and so are expired ones.",
    ),
  )
  .input(
    z.object({
      type: z.enum(["resume", "letter"]),
      id: idSchema.describe("The document in this account."),
      versions: z.array(archivedVersionSchema).min(1).max(LIMITS.archive.versions),
    }),
  )
  .output(z.object({ added: z.number().int().min(0), leftOut: z.number().int().min(0) }))
  .meta({ limit: "mutation", largeBody: true, example: { output: { added: 12, leftOut: 0 } } });

const importSent = owned
  .route(
    route(
      "POST",
      `${AT}/sent`,
      "importArchivedPages",
      "Import the pages that were sent",
      "Adds `sent/resume.pdf` or `sent/letter.pdf` to an application that was imported from an archive, so that the pages of that day can be opened. Pages that are here already stay.",
    ),
  )
  .input(
    z.object({
      applicationId: idSchema,
      kind: z.enum(["resume", "letter"]),
      file: z.file().max(LIMITS.fileBytes).describe("The PDF, at most 10 MiB."),
    }),
  )
  .output(emptySchema)
  .meta({ limit: "mutation", upload: true, empty: true });

/** Everything of an account as a ZIP archive, out and in again. */
export const archive = { download, compare, importResume, importLetter, importApplication, importVersions, importSent };
