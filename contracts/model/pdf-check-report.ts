import { z } from "zod";
import { jobMatchSchema, jobMatchTermSchema } from "@/contracts/model/job-match";

/** Categories of the PDF check and what each weighs in the score, in percent. */
export const PDF_CHECK_WEIGHTS = { parseability: 35, layout: 20, sections: 20, contact: 15, dates: 10 } as const;

export type PdfCheckCategory = keyof typeof PDF_CHECK_WEIGHTS;

export const PDF_CHECK_CODES = [
  "NO_TEXT_LAYER",
  "IMAGE_ONLY",
  "GARBLED_TEXT",
  "TYPE3_FONT",
  "INVALID_EMBEDDED_FONT",
  "HIDDEN_TEXT",
  "FILE_TOO_LARGE",
  "ENCRYPTED_PDF",
  "XFA_FORM",
  "MULTI_COLUMN_LAYOUT",
  "READING_ORDER_INVERSION",
  "HIGH_PAGE_COUNT",
  "NO_EXPERIENCE_SECTION",
  "NO_EDUCATION_SECTION",
  "NO_SKILLS_SECTION",
  "NO_EMAIL",
  "NO_PHONE",
  "NO_PROFESSIONAL_LINK",
  "NO_DATES_FOUND",
  "NO_TITLE",
] as const;
export type PdfCheckCode = (typeof PDF_CHECK_CODES)[number];

/** Why a check does not apply: the file cannot be opened, it has no text, or only a forgiving reader understands its structure. */
export const PDF_CHECK_SKIP_REASONS = ["encrypted", "no-text", "damaged-structure"] as const;
export type PdfCheckSkipReason = (typeof PDF_CHECK_SKIP_REASONS)[number];

const code = z.enum(PDF_CHECK_CODES);
const category = z.enum(["parseability", "layout", "sections", "contact", "dates"]);
const count = z.int().min(0);

const findingFields = {
  code,
  category,
  penalty: count.describe("Points deducted from the 100 of its category."),
  places: z
    .array(
      z.object({
        page: z.int().min(1).describe("Page, counted from 1."),
        left: z.number(),
        top: z.number(),
        width: z.number().min(0),
        height: z.number().min(0),
      }),
    )
    .describe("Where it is on the pages, in points from the upper left corner. Empty for what is missing or concerns the file."),
  evidence: z
    .object({
      snippet: z.string().max(200).describe("The text there."),
      page: z.int().min(1),
      box: z.object({ x: z.number(), y: z.number(), width: z.number().min(0), height: z.number().min(0) }),
    })
    .optional()
    .describe("The first of `places`; absent if there is none."),
};

const findingSchema = z.object({ ...findingFields, severity: z.enum(["blocker", "warning"]) });
export type PdfCheckFinding = z.infer<typeof findingSchema>;

const tipSchema = z.object({ ...findingFields, severity: z.literal("tip") });
export type PdfCheckTip = z.infer<typeof tipSchema>;

const checkCounts = {
  applicableChecks: count.describe("Checks that apply to the file."),
  passedChecks: count,
  skippedChecks: count.describe("Checks that do not apply."),
};

/** Report on any PDF. Source: interface-details 4.3. */
export const pdfCheckReportSchema = z
  .object({
    version: z.literal(1),
    score: z
      .int()
      .min(0)
      .max(100)
      .describe("Weighted mean of the categories that apply, limited by the lowest cap that applies."),
    cappedBy: z.array(code).describe("The findings whose caps are below the mean of the categories, the lowest cap first."),
    categories: z.array(
      z
        .object({ category, score: z.int().min(0).max(100), weight: z.int(), ...checkCounts })
        .describe(
          "A category, in a fixed order. One whose checks are all skipped has the score 0 and does not count in the mean.",
        ),
    ),
    ...checkCounts,
    checks: z
      .array(
        z.object({
          code,
          category,
          severity: z.enum(["blocker", "warning", "tip"]),
          status: z.enum(["pass", "skip", "fail"]),
          skipReason: z
            .enum(PDF_CHECK_SKIP_REASONS)
            .optional()
            .describe(
              "Why the check does not apply, only with `skip`: the file is password-protected, it has no text, or its structure is too damaged to check.",
            ),
          findings: z.array(z.union([findingSchema, tipSchema])).describe("What was found; empty unless the check failed."),
          passed: z.boolean().describe("Whether `status` is `pass`."),
        }),
      )
      .describe("Every check."),
    findings: z.array(findingSchema),
    tips: z.array(tipSchema).describe("Recommended; does not affect the score."),
    counts: z.object({
      blocker: count,
      warning: count,
      tip: count,
      blockers: count.describe("The same as `blocker`."),
      warnings: count.describe("The same as `warning`."),
      tips: count.describe("The same as `tip`."),
    }),
    jd: jobMatchSchema
      .extend({
        matchedTerms: z.array(z.string()).describe("The labels of `found`."),
        missingTerms: z.array(z.string()).describe("The labels of `missing`."),
        totalTerms: count,
        matchedCount: count,
        terms: z.array(jobMatchTermSchema.extend({ matched: z.boolean() })).describe("All terms, most important first."),
        stuffedTerms: z
          .array(z.string())
          .describe("Labels of terms that the file has at least ten times and that make up more than 3 % of its words."),
        documentHasHiddenText: z.boolean().describe("Whether HIDDEN_TEXT was found."),
        weightedCoverage: z.number().min(0).max(1).describe("Share of the terms found, by their weight."),
      })
      .nullable()
      .describe("Terms of the given posting that were found in the file or are missing."),
    file: z.object({
      name: z.string(),
      sizeBytes: z.int(),
      bytes: z.int().describe("The same as `sizeBytes`."),
      magicBytesOk: z.boolean().describe("Whether the file begins with `%PDF-`."),
    }),
    document: z.object({
      pageCount: z.int(),
      pages: z.int().describe("The same as `pageCount`."),
      truncated: z.boolean().describe("Whether the file has more pages than were read (30)."),
      wordCount: count,
      operatorsAvailable: z
        .boolean()
        .describe("Whether the drawing instructions of the pages could be read; false for a password-protected file."),
      title: z.string().nullable(),
      language: z.string().nullable(),
      sections: z.array(z.string()).describe("Types of the recognised sections, in order."),
    }),
    fullText: z.string().describe("The text as a parser reads it."),
  })
  .describe("How software reads a PDF resume.");
export type PdfCheckReport = z.infer<typeof pdfCheckReportSchema>;
