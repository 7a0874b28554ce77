import { z } from "zod";
import { CHECK_SEVERITIES, type CheckSeverity } from "@/contracts/model/check-report";

/** Rules of the page check with their severities. Source: additions E. */
export const PAGE_CHECK_SEVERITIES = {
  MARGIN_TOO_SMALL: "warning",
  PAGE_NEARLY_EMPTY: "warning",
  FORCED_SHEET: "warning",
  COLUMN_EMPTY: "warning",
  LONELY_LINE: "info",
  HEADING_AT_FOOT: "warning",
  TOO_MANY_PAGES: "warning",
  TEXT_TOO_SMALL: "warning",
  LINE_TOO_LONG: "info",
  LOW_CONTRAST: "warning",
  PICTURE_TOO_COARSE: "warning",
  MISSING_GLYPHS: "error",
  GAP_TOO_SMALL: "info",
  WORD_CUT: "warning",
} as const satisfies Record<string, CheckSeverity>;

export type PageCheckCode = keyof typeof PAGE_CHECK_SEVERITIES;
export const PAGE_CHECK_CODES = Object.keys(PAGE_CHECK_SEVERITIES) as [PageCheckCode, ...PageCheckCode[]];

/** Points that a rule costs, once, however many findings it has. */
export const PAGE_CHECK_PENALTIES = { error: 25, warning: 10, info: 5 } as const satisfies Record<CheckSeverity, number>;

const length = z.number().min(0);

export const pageFindingSchema = z.object({
  code: z.enum(PAGE_CHECK_CODES).describe("The rule."),
  severity: z.enum(CHECK_SEVERITIES),
  page: z.int().min(1).describe("Page, counted from 1."),
  box: z
    .object({ x: z.number(), y: z.number(), width: length, height: length })
    .nullable()
    .describe("The place on the page in points from its upper left corner; null if the finding concerns the whole page."),
  text: z.string().describe("What was found, in an English sentence."),
  repair: z
    .string()
    .nullable()
    .describe("Id of the repair, to send to `POST /resumes/{id}/page-checks/repairs`; null if only a person can repair it."),
});
export type PageFinding = z.infer<typeof pageFindingSchema>;

export const pageCheckReportSchema = z
  .object({
    score: z
      .int()
      .min(0)
      .max(100)
      .describe("100 minus 25 for each rule with an error, 10 with a warning and 5 with a note, but not below 0."),
    pages: z.int().min(1).describe("Number of pages."),
    findings: z.array(pageFindingSchema).describe("Errors first, then warnings, then notes; within them by page."),
  })
  .describe("What a reader sees on the printed pages.");
export type PageCheckReport = z.infer<typeof pageCheckReportSchema>;
