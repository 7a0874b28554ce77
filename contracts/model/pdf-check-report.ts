import { z } from "zod";
import { jobMatchSchema } from "@/contracts/model/job-match";

/** Categories of the PDF check and what each weighs in the score, in percent. */
export const PDF_CHECK_WEIGHTS = { parseability: 35, layout: 20, sections: 20, contact: 15, dates: 10 } as const;

export type PdfCheckCategory = keyof typeof PDF_CHECK_WEIGHTS;

export const PDF_CHECK_CODES = [
  "NO_TEXT_LAYER",
  "GARBLED_TEXT",
  "FILE_TOO_LARGE",
  "ENCRYPTED",
  "XFA_FORM",
  "MULTI_COLUMN_LAYOUT",
  "INVERTED_READING_ORDER",
  "MANY_PAGES",
  "NO_EXPERIENCE_SECTION",
  "NO_EDUCATION_SECTION",
  "NO_SKILLS_SECTION",
  "NO_EMAIL",
  "NO_PHONE",
  "NO_LINK",
  "NO_DATES",
  "NO_TITLE",
] as const;
export type PdfCheckCode = (typeof PDF_CHECK_CODES)[number];

const findingSchema = z.object({
  code: z.enum(PDF_CHECK_CODES),
  severity: z.enum(["blocker", "warning"]),
  category: z.enum(["parseability", "layout", "sections", "contact", "dates"]),
  penalty: z.int().min(0).describe("Points deducted from the 100 of its category."),
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
    .describe(
      "Where on the pages it stands, in points from the upper left corner. Empty for what is missing or concerns the file.",
    ),
});
export type PdfCheckFinding = z.infer<typeof findingSchema>;

const categoryScore = z.object({ score: z.int().min(0).max(100), weight: z.int() });

/** Report on any PDF. Source: interface-details 4.3. */
export const pdfCheckReportSchema = z
  .object({
    version: z.literal(1),
    score: z.int().min(0).max(100).describe("Weighted mean of the categories, limited by the lowest cap that applies."),
    cappedBy: z.enum(PDF_CHECK_CODES).nullable().describe("The finding whose cap limits the score."),
    categories: z.object({
      parseability: categoryScore,
      layout: categoryScore,
      sections: categoryScore,
      contact: categoryScore,
      dates: categoryScore,
    }),
    checks: z.array(z.object({ code: z.enum(PDF_CHECK_CODES), passed: z.boolean() })).describe("Every check, passed or not."),
    findings: z.array(findingSchema),
    tips: z.array(z.enum(PDF_CHECK_CODES)).describe("Recommended; does not affect the score."),
    counts: z.object({ blockers: z.int(), warnings: z.int(), tips: z.int() }),
    jd: jobMatchSchema.nullable().describe("Terms of the given posting that were found in the file or are missing."),
    file: z.object({ name: z.string(), bytes: z.int() }),
    document: z.object({
      pages: z.int(),
      title: z.string().nullable(),
      language: z.string().nullable(),
      sections: z.array(z.string()).describe("Types of the recognised sections, in order."),
    }),
    fullText: z.string().describe("The text as a parser reads it."),
  })
  .describe("How software reads a PDF resume.");
export type PdfCheckReport = z.infer<typeof pdfCheckReportSchema>;
