import type { CheckSeverity } from "@/contracts/model/check-report";
import {
  PAGE_CHECK_CODES,
  PAGE_CHECK_SEVERITIES,
  type PageCheckCode,
  type PageCheckReport,
  type PageFinding,
} from "@/contracts/model/page-check";
import type { ResumeData } from "@/contracts/model/resume/data";
import { type PageFacts, type PageFound, type PageRule, pageContext } from "@/domain/page-check/rule";
import { headingsAtFoot, lonelyLines } from "@/domain/page-check/rules/breaks";
import { emptyColumns, smallGaps } from "@/domain/page-check/rules/columns";
import { lowContrast, smallMargins } from "@/domain/page-check/rules/look";
import { forcedSheets, nearlyEmptyPages, tooManyPages } from "@/domain/page-check/rules/sheets";
import { coarsePicture, cutWords, longLines, missingGlyphs, smallTexts } from "@/domain/page-check/rules/text";
import { pageScore } from "@/domain/page-check/score";

const RULES: Record<PageCheckCode, PageRule> = {
  MARGIN_TOO_SMALL: smallMargins,
  PAGE_NEARLY_EMPTY: nearlyEmptyPages,
  FORCED_SHEET: forcedSheets,
  COLUMN_EMPTY: emptyColumns,
  LONELY_LINE: lonelyLines,
  HEADING_AT_FOOT: headingsAtFoot,
  TOO_MANY_PAGES: tooManyPages,
  TEXT_TOO_SMALL: smallTexts,
  LINE_TOO_LONG: longLines,
  LOW_CONTRAST: lowContrast,
  PICTURE_TOO_COARSE: coarsePicture,
  MISSING_GLYPHS: missingGlyphs,
  GAP_TOO_SMALL: smallGaps,
  WORD_CUT: cutWords,
};

/** What a reader sees on the printed pages of a resume. Pure. Source: additions E. */
export function checkPages(data: ResumeData, facts: PageFacts): PageCheckReport {
  const context = pageContext(data, facts);
  const findings = PAGE_CHECK_CODES.flatMap((code) => RULES[code](context).map((found) => finding(code, found)));
  return {
    score: pageScore(findings),
    pages: Math.max(1, context.pages.length),
    findings: findings.toSorted((one, other) => WEIGHT[one.severity] - WEIGHT[other.severity] || one.page - other.page),
  };
}

const WEIGHT: Record<CheckSeverity, number> = { error: 0, warning: 1, info: 2 };

const finding = (code: PageCheckCode, { box, ...found }: PageFound): PageFinding => ({
  code,
  severity: PAGE_CHECK_SEVERITIES[code],
  ...found,
  box: box && {
    x: tenth(box.x),
    y: tenth(box.y),
    width: Math.max(0, tenth(box.width)),
    height: Math.max(0, tenth(box.height)),
  },
});

const tenth = (points: number): number => Math.round(points * 10) / 10;
