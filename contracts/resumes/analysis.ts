import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { errors, idSchema, open, owned, timestampSchema } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";
import { checkReportSchema } from "@/contracts/model/check-report";
import { ANONYMOUS_FORMATS, EXPORT_FILES, EXPORT_TYPES, formatsText, RESUME_FORMATS } from "@/contracts/model/export-formats";
import { exportFields } from "@/contracts/model/export-types";
import { FIT_EXAMPLE, fitSchema, fitWishFields } from "@/contracts/model/fit";
import { jobMatchSchema } from "@/contracts/model/job-match";
import { pdfCheckReportSchema } from "@/contracts/model/pdf-check-report";

const updates = owned
  .route({
    method: "GET",
    path: "/resumes/{id}/updates",
    operationId: "subscribeResumeUpdates",
    tags: ["Resumes"],
    summary: "Watch for changes",
    description:
      "Server-sent events that announce changes to the resume, so that an open editor can read it again. They carry no data.",
  })
  .input(z.object({ id: idSchema }))
  .output(
    eventIterator(
      z.object({
        type: z.literal("resume.updated"),
        resumeId: z.string(),
        userId: z.string(),
        updatedAt: timestampSchema,
        mutation: z.enum(["sync", "create", "update", "patch", "lock", "password", "delete"]),
      }),
    ),
  )
  .meta({ produces: ["text/event-stream"] });

const pdf = owned
  .route({
    method: "GET",
    path: "/resumes/{id}/pdf",
    operationId: "downloadResumePdf",
    tags: ["Resumes"],
    summary: "Download the PDF",
    description: "The resume as a tagged PDF. Letters have their own downloads: the removed target `cover-letter` returns 404.",
  })
  .input(
    z.object({
      id: idSchema,
      target: z.string().max(64).optional().describe("`resume` or absent."),
      embed: z
        .boolean()
        .optional()
        .describe(
          "Adds the complete data of the resume to the file as the attachment `dossier-resume.json`, so that it can be imported again without loss. It includes private notes and hidden items, which anyone with the file can read. Off by default; never added to shared resumes.",
        ),
    }),
  )
  .output(z.file())
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ tools: { download_resume_pdf: {} }, limit: "pdf", produces: ["application/pdf"] });

const exportFile = owned
  .route({
    method: "GET",
    path: "/resumes/{id}/exports/{format}",
    operationId: "exportResumeFile",
    tags: ["Resumes"],
    summary: "Export a resume",
    description: `The resume as a file: ${formatsText(RESUME_FORMATS)}`,
  })
  .input(
    z.object({
      id: idSchema,
      format: z.enum(RESUME_FORMATS),
      ...exportFields,
    }),
  )
  .output(z.file())
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ limit: "pdf", produces: EXPORT_TYPES });

const exportAnonymous = owned
  .route({
    method: "GET",
    path: "/resumes/{id}/anonymous/{format}",
    operationId: "exportAnonymousResume",
    tags: ["Resumes"],
    summary: "Export an anonymous copy",
    description:
      "The resume without name, contact details, picture, profiles, references, and addresses with the person's name, username or domain, in the text, the links and the properties of the file. The person is called “Candidate” and four letters, which stay the same for the resume.",
  })
  .input(
    z.object({
      id: idSchema,
      format: z.enum(ANONYMOUS_FORMATS),
      hideEmployers: z.boolean().default(false).describe("Also replaces the names of employers with “Employer 1”, “Employer 2”."),
    }),
  )
  .output(z.file())
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ limit: "pdf", produces: ANONYMOUS_FORMATS.map((format) => EXPORT_FILES[format].type) });

const check = owned
  .route({
    method: "GET",
    path: "/resumes/{id}/checks",
    operationId: "getResumeChecks",
    tags: ["Resumes"],
    summary: "Check a resume",
    description:
      "Finds what hiring software and readers may stumble over, by 22 rules (21 for resumes not in English). The score is the share of rules that pass.",
  })
  .input(z.object({ id: idSchema }))
  .output(checkReportSchema)
  .meta({ tools: { check_resume: {} } });

const jobMatch = owned
  .route({
    method: "POST",
    path: "/resumes/{id}/job-matches",
    operationId: "createResumeJobMatch",
    tags: ["Resumes"],
    summary: "Match a resume with a posting",
    description:
      "Lists which terms of a job posting occur in the visible text of the resume. Deterministic, without AI; nothing is saved.",
  })
  .input(z.object({ id: idSchema, jobDescription: z.string().min(LIMITS.jobDescription.min).max(LIMITS.jobDescription.max) }))
  .output(jobMatchSchema)
  .meta({ tools: { match_resume: {} }, example: { input: { jobDescription: "Gameplay engineer with Unity and C++." } } });

const fit = owned
  .route({
    method: "POST",
    path: "/resumes/{id}/fits",
    operationId: "fitResume",
    tags: ["Resumes"],
    summary: "Fit a resume to pages",
    description:
      "Finds gaps, margins, line heights and font sizes that make the resume fit the requested number of pages or fill its last page, in at most nine trial renderings. Nothing is saved: send `changes` as `replace` operations of a patch, with each path below `/metadata`.",
  })
  .input(z.object({ id: idSchema, ...fitWishFields }))
  .output(fitSchema)
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ limit: "pdf", example: FIT_EXAMPLE });

const checkStyles = owned
  .route({
    method: "POST",
    path: "/stylesheet-checks",
    operationId: "checkStylesheet",
    tags: ["Resumes"],
    summary: "Check a stylesheet",
    description:
      "Lists the problems of a stylesheet (`metadata.stylesheet.source.text` in mode `semantic`) with their positions, the first 100 of them. Valid rules apply regardless. The language is described in docs/styles.md.",
  })
  .input(z.object({ text: z.string().max(LIMITS.resume.stylesheet) }))
  .output(
    z.object({
      problems: z
        .array(
          z.object({
            line: z.number().int().min(1).describe("The first line is 1."),
            column: z.number().int().min(1).describe("The first character is 1."),
            length: z.number().int().min(1).describe("Length of the problem in UTF-16 units."),
            message: z.string(),
          }),
        )
        .max(LIMITS.resume.styleProblems),
      rules: z.number().int().min(0).describe("Number of valid rules."),
    }),
  )
  .meta({
    example: {
      input: { text: "@version 1;\nheading { colour: accent; }" },
      output: {
        problems: [{ line: 2, column: 11, length: 6, message: "Unknown property “colour”. Did you mean “color”?" }],
        rules: 1,
      },
    },
  });

const downloadLink = owned
  .route({
    method: "POST",
    path: "/resumes/{id}/download-links",
    operationId: "createResumeDownloadLink",
    tags: ["Resumes"],
    summary: "Create a download link",
    description: "A URL that returns the PDF without credentials for 10 minutes, for programs that pass it to a user's browser.",
  })
  .input(z.object({ id: idSchema }))
  .output(z.object({ url: z.string().describe("Path on this instance."), expiresAt: timestampSchema }))
  .meta({ example: { output: { url: `/api/resumes/${EXAMPLE_ID}/pdf?token=…`, expiresAt: "2026-11-20T09:40:00.000Z" } } });

const checkPdf = open
  .route({
    method: "POST",
    path: "/pdf-checks",
    operationId: "createPdfCheck",
    tags: ["Resumes"],
    summary: "Check any PDF",
    description:
      "Shows how software reads any PDF resume: text layer, columns, sections, contact details, dates, and the terms of a job posting. No account needed, and nothing is stored. Reads at most 30 pages for at most 45 seconds.",
  })
  .input(
    z.object({
      file: z.file().max(LIMITS.pdfCheck.fileBytes).describe("A PDF, at most 25,000,000 bytes."),
      jobDescription: z.string().max(LIMITS.jobDescription.max).optional(),
    }),
  )
  .output(pdfCheckReportSchema)
  .meta({ access: "public", limit: "pdfCheck", upload: true });

const checkOwnPdf = owned
  .route({
    method: "GET",
    path: "/resumes/{id}/pdf-checks",
    operationId: "checkResumePdf",
    tags: ["Resumes"],
    summary: "Check the PDF of a resume",
    description:
      "Renders the resume as PDF and reads it back the way other software does. `fullText` is what a parser reads, line by line; the report applies the same rules as to any PDF.",
  })
  .input(z.object({ id: idSchema }))
  .output(pdfCheckReportSchema)
  .errors(errors("TYPESETTING_FAILED"))
  .meta({ limit: "pdf" });

export const resumeAnalysis = {
  updates,
  pdf,
  exportFile,
  exportAnonymous,
  check,
  jobMatch,
  fit,
  checkStyles,
  downloadLink,
  checkPdf,
  checkOwnPdf,
};
