import { z } from "zod";
import { newResumeIdSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { IMPORT_FORMATS } from "@/contracts/imports/formats";
import { LIMITS } from "@/contracts/limits";
import { fileHashSchema, importReadingSchema } from "@/contracts/model/import-reading";
import { resumeDataInputSchema } from "@/contracts/model/resume/data";

const route = routesOf("Resumes");

const importData = owned
  .route(
    route(
      "POST",
      "/resumes/imports",
      "createResumeImport",
      "Import resume data",
      "Creates a resume from resume data, including data of earlier versions. It is named after the person, or else after the headline.",
    ),
  )
  .input(
    z.object({
      data: resumeDataInputSchema,
      fileHash: fileHashSchema
        .optional()
        .describe(
          "SHA-256 of the file that the data was read from, as a reading has it: a second import of the file is then noticed.",
        ),
    }),
  )
  .output(newResumeIdSchema)
  .meta({ tools: { import_resume: {} }, limit: "mutation", example: { output: EXAMPLE_ID } });

const importDataLegacy = importData.route(
  route("POST", "/resumes/import", "importResume", "Import resume data (second address)", "The same as POST /resumes/imports."),
);

const importDataVersion5 = importData.route(
  route("POST", "/resume/import", "importResumeVersion5", "Import resume data (second address)", "The address of version 5.0."),
);

const importFile = owned
  .route(
    route(
      "POST",
      "/resumes/file-imports",
      "importResumeFile",
      "Import a resume file",
      "Creates a resume from a file. A PDF with embedded data (`embed` of the PDF download) is imported without loss; other PDF files are read from their text layer, without AI. A portrait in a Word or OpenDocument file becomes an upload and the picture. With `review=true` nothing is stored: the response is the extracted data, its position in the file, and the reader's confidence. For a rejected file, `data` of the error has `reason`, `recognised` and `advice`.",
    ),
  )
  .input(
    z.object({
      file: z.file().max(LIMITS.fileBytes).describe("At most 10 MiB."),
      format: z.enum(IMPORT_FORMATS),
      review: z
        .boolean()
        .optional()
        .describe("Returns the extracted data instead of creating a resume; import it with `POST /resumes/imports`."),
    }),
  )
  .output(z.union([newResumeIdSchema, importReadingSchema]))
  .meta({ limit: "mutation", upload: true, query: ["review"], example: { output: EXAMPLE_ID } });

/** Resumes from data and files. */
export const resumeImports = { importData, importDataLegacy, importDataVersion5, importFile };
