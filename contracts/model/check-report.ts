import { z } from "zod";

export const CHECK_CATEGORIES = ["contact", "dates", "layout", "headings", "writing"] as const;
export const CHECK_SEVERITIES = ["error", "warning", "info"] as const;
export const CHECK_CODES = [
  "MISSING_NAME",
  "MISSING_EMAIL",
  "MALFORMED_EMAIL",
  "MISSING_PHONE",
  "MISSING_LOCATION",
  "MALFORMED_URL",
  "PICTURE_PRESENT",
  "EMPTY_PERIOD",
  "UNPARSEABLE_PERIOD",
  "UNPARSEABLE_DATE",
  "REVERSED_PERIOD",
  "FUTURE_DATED_PERIOD",
  "SECTION_MISSING_FROM_LAYOUT",
  "MULTI_COLUMN_PROSE_SECTION",
  "PROSE_SECTION_IN_SIDEBAR",
  "TWO_COLUMN_LAYOUT",
  "SMALL_BODY_FONT",
  "TIGHT_LINE_HEIGHT",
  "TIGHT_PAGE_MARGINS",
  "NO_VISIBLE_EXPERIENCE",
  "NON_STANDARD_SECTION_TITLE",
  "MISSING_EXPERIENCE_DESCRIPTION",
] as const;

export type CheckCategory = (typeof CHECK_CATEGORIES)[number];
export type CheckSeverity = (typeof CHECK_SEVERITIES)[number];
export type CheckCode = (typeof CHECK_CODES)[number];

export const checkFindingSchema = z.object({
  code: z.enum(CHECK_CODES).describe("The rule."),
  severity: z.enum(CHECK_SEVERITIES),
  pointer: z.string().describe("JSON pointer into the resume data; empty for the whole resume."),
  key: z
    .string()
    .describe(
      "Stable name of the finding: the code, a colon and the pointer with `#<item id>` for positions. Put it into `metadata.check.ignored` to hide the finding.",
    ),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe("Values to use in a sentence about the finding."),
});
export type CheckFinding = z.infer<typeof checkFindingSchema>;

const categoryResult = z.object({
  total: z.int().min(0).describe("Rules that apply."),
  passed: z.int().min(0).describe("Rules without a finding."),
});

/** Report of the resume check. Source: interface-details 4.1. */
export const checkReportSchema = z
  .object({
    findings: z.array(checkFindingSchema).describe("Errors first, then warnings, then notes; within them by pointer, then code."),
    ignored: z.array(checkFindingSchema).describe("Findings the user chose to ignore; they do not count."),
    counts: z.object({ error: z.int().min(0), warning: z.int().min(0), info: z.int().min(0) }).describe("Findings by severity."),
    totalRules: z.int().min(0).describe("Rules that apply to this resume."),
    passedRules: z.int().min(0).describe("Rules without a finding."),
    score: z.int().min(0).max(100).describe("round(100 × passed ÷ applicable)."),
    categories: z.object({
      contact: categoryResult,
      dates: categoryResult,
      layout: categoryResult,
      headings: categoryResult,
      writing: categoryResult,
    }),
  })
  .describe("The result of checking a resume.");
export type CheckReport = z.infer<typeof checkReportSchema>;
