import { z } from "zod";
import { EXAMPLE_PDF, EXAMPLE_REVIEW, EXAMPLE_WORD } from "@/contracts/ai/examples";
import { cleanText, errors, idSchema, owned, routesOf, SECOND_ADDRESS } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { checkedText, unsupportedClaimSchema } from "@/contracts/model/ai/claim";
import { parsedResumeSchema } from "@/contracts/model/ai/parsed-resume";
import { writingReviewSchema } from "@/contracts/model/ai/review";
import { base64 } from "@/contracts/model/base64";
import { resumeDataSchema } from "@/contracts/model/resume/data";

const route = routesOf("AI");

export const PDF_TYPE = "application/pdf";
export const WORD_TYPES = [
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
] as const;
export const IMPROVE_ACTIONS = ["verb", "result", "shorter", "custom"] as const;

const aiProviderId = idSchema
  .optional()
  .describe("The connected AI provider to use; without it the one that is used by default.");
const failures = errors("BAD_REQUEST", "PRECONDITION_FAILED", "BAD_GATEWAY");

const line = (max: number, description: string) => z.string().overwrite(cleanText).max(max).describe(description);

const file = z
  .object({
    name: line(LIMITS.aiFile.name, "The file's name."),
    data: base64(LIMITS.aiFile.data, "The file's bytes, at most 10 MiB."),
  })
  .describe("A file.");

const READ_BY_MODEL =
  "The text of the file is extracted and sent to the model, and the model's response is checked against it. Nothing is saved: import the data with `POST /resumes/import`.";
const REFUSED =
  "502 if less than 90 % of the words of the response are in the text, or if an employer or a date is not; `POST /resumes/file-imports` reads a PDF without a model. Other fields that are not in the text are left empty.";

const parsePdf = owned
  .route(route("POST", "/ai/pdf-parses", "createPdfParse", "Read a resume from a PDF", `${READ_BY_MODEL} ${REFUSED}`))
  .input(z.object({ aiProviderId, file }))
  .output(resumeDataSchema)
  .errors(failures)
  .meta({ limit: "ai", largeBody: true, example: { input: { file: EXAMPLE_PDF } } });
const parsePdfLegacy = parsePdf.route(
  route("POST", "/ai/parse-pdf", "parseResumePdf", "Read a resume from a PDF (second address)", SECOND_ADDRESS),
);

const parseDocx = owned
  .route(
    route(
      "POST",
      "/ai/docx-parses",
      "createDocxParse",
      "Read a resume from a Word file",
      `${READ_BY_MODEL} ${REFUSED} The format of Word before 2007 must be saved as .docx or PDF first.`,
    ),
  )
  .input(z.object({ aiProviderId, file, mediaType: z.enum(WORD_TYPES) }))
  .output(resumeDataSchema)
  .errors(failures)
  .meta({ limit: "ai", largeBody: true, example: { input: { file: EXAMPLE_WORD, mediaType: WORD_TYPES[1] } } });
const parseDocxLegacy = parseDocx.route(
  route("POST", "/ai/parse-docx", "parseResumeDocx", "Read a resume from a Word file (second address)", SECOND_ADDRESS),
);

const compareParse = owned
  .route(
    route(
      "POST",
      "/ai/parse-comparisons",
      "createParseComparison",
      "Read a resume from a file, beside its source",
      `${READ_BY_MODEL} Unlike the other two, it refuses nothing and marks everything, for a screen on which a person confirms each field.`,
    ),
  )
  .input(z.object({ aiProviderId, file, mediaType: z.enum([PDF_TYPE, ...WORD_TYPES]) }))
  .output(parsedResumeSchema)
  .errors(failures)
  .meta({ limit: "ai", largeBody: true, example: { input: { file: EXAMPLE_PDF, mediaType: PDF_TYPE } } });

const bounds = LIMITS.aiReview;

const review = owned
  .route(
    route(
      "POST",
      "/ai/ats-reviews",
      "createAtsReview",
      "Review the writing of a resume",
      "Suggestions for what the check and the posting leave open. Sentences that score the resume are removed, and so are examples that claim what the text does not say.",
    ),
  )
  .input(
    z.object({
      aiProviderId,
      extractedText: line(bounds.text, "The text of the resume.").min(1),
      findings: z
        .array(
          z.object({
            code: line(bounds.finding.code, "Code of a finding."),
            severity: line(bounds.finding.severity, "Its severity."),
            message: line(bounds.finding.message, "Its text."),
          }),
        )
        .max(bounds.findings)
        .default([])
        .describe("What the check has found already."),
      jobDescription: line(LIMITS.jobDescription.max, "The posting, if there is one.").default(""),
      passages: z
        .array(
          z.object({
            id: line(bounds.passage.id, "Your id of the passage."),
            where: line(bounds.passage.where, "Where it is."),
            text: line(bounds.passage.text, "Its text."),
          }),
        )
        .max(bounds.passages)
        .default([])
        .describe("Passages that suggestions may name."),
    }),
  )
  .output(writingReviewSchema)
  .errors(failures)
  .meta({
    limit: "ai",
    example: {
      input: {
        extractedText: "Kim Harbour. The harbour's timetable.",
        findings: [{ code: "no-verb", severity: "tip", message: "A line has no verb." }],
        jobDescription: "Timetable and Dutch",
        passages: [{ id: "p1", where: "Experience, Harbour Works", text: "The harbour's timetable." }],
      },
      output: EXAMPLE_REVIEW,
    },
  });
const reviewLegacy = review.route(
  route("POST", "/ai/ats-review", "atsReview", "Review the writing of a resume (second address)", SECOND_ADDRESS),
);

const improve = owned
  .route(
    route(
      "POST",
      "/ai/improvements",
      "createImprovement",
      "Improve a line",
      "Proposes another wording; nothing is saved. `line`, `context` and your facts are its sources: what they do not say is a claim without support. `addsFacts` and `claims` are found by code and not by the model.",
    ),
  )
  .input(
    z.object({
      aiProviderId,
      line: z
        .string()
        .overwrite((text) => cleanText(text).trim())
        .min(1)
        .max(LIMITS.aiImprove.line)
        .describe("The line, as plain text."),
      action: z.enum(IMPROVE_ACTIONS).describe("Begin with a verb, state the result, shorten it, or follow `request`."),
      request: line(LIMITS.aiImprove.request, "What to do, for `custom`.").optional(),
      where: line(LIMITS.aiImprove.where, "Where the line is, such as the entry.").optional(),
      context: line(
        LIMITS.aiImprove.context,
        "Other text of the same document. It counts as yours: put no posting and no page in it.",
      ).optional(),
    }),
  )
  .output(
    z.object({
      text: z.string().describe("The proposal, plain text without links."),
      why: z.string().describe("What is better about it."),
      addsFacts: z.boolean().describe("Whether it makes a claim that none of the sources supports."),
      claims: z.array(unsupportedClaimSchema).describe("Those claims, by their places in `text`."),
      language: checkedText.language,
      isChecked: checkedText.isChecked,
      supportedText: z
        .string()
        .describe("The proposal without the sentences that add facts; the line as it was if none is left. Safe to take over."),
    }),
  )
  .errors(failures)
  .meta({
    limit: "ai",
    example: {
      input: { line: "Responsible for the timetable.", action: "verb", where: "Harbour Works", context: "Ferries" },
      output: {
        text: "Planned the timetable. Cut delays by 12 %.",
        why: "It begins with what you did.",
        addsFacts: true,
        claims: [{ kind: "number", text: "12 %", start: 37, end: 41 }],
        language: "en",
        isChecked: true,
        supportedText: "Planned the timetable.",
      },
    },
  });
const improveLegacy = improve.route(
  route("POST", "/ai/improve", "improveLine", "Improve a line (second address)", SECOND_ADDRESS),
);

/** What a model does with documents. Source: interface-details 1.8. */
export const ai = {
  parsePdf,
  parsePdfLegacy,
  parseDocx,
  parseDocxLegacy,
  compareParse,
  review,
  reviewLegacy,
  improve,
  improveLegacy,
};
