import type { CheckCode, CheckFinding, CheckSeverity } from "@/contracts/model/check-report";
import { CHECK_CATEGORIES } from "@/contracts/model/check-report";
import type { PdfCheckCode, PdfCheckFinding, PdfCheckReport } from "@/contracts/model/pdf-check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import { checkResume } from "@/domain/check/check-resume";
import { findingKey } from "@/domain/check/finding-key";
import { PRINTABLE_PT } from "@/domain/check/printable-margin";
import { PDF_CHECK_CAPS } from "@/domain/pdf-check/caps";
import { allSections, printedItems } from "@/domain/sections/all-sections";

/** What is checked in the document, and whether the file made from it is read whole. */
export const WHOLE_CATEGORIES = [...CHECK_CATEGORIES, "file"] as const;
export type WholeCategory = (typeof WHOLE_CATEGORIES)[number];

/** A finding of the document, of its paper, or of the file. */
export type WholeFinding = {
  /** The code, a colon and the place, as in `metadata.check.ignored`. */
  key: string;
  code: CheckCode | PdfCheckCode | "NARROW_MARGINS";
  severity: CheckSeverity;
  /** JSON pointer into the document; null for what only the file shows. */
  pointer: string | null;
  params?: CheckFinding["params"];
  /** Where it is on the pages of the file. */
  places: PdfCheckFinding["places"];
};

/** A finding of the paper or the file, with the category in which it counts. */
type Extra = WholeFinding & { category: WholeCategory };

export type WholeReport = {
  /** Null before there is anything to read. */
  score: number | null;
  passed: number;
  total: number;
  findings: readonly WholeFinding[];
  ignored: readonly WholeFinding[];
  categories: Record<WholeCategory, { passed: number; total: number }>;
};

/** Checks of whether the file can be read at all: text, fonts, characters, size, protection, form. */
const fileChecks = (file: PdfCheckReport | null) =>
  file?.checks.filter(({ category, severity, status }) => category === "parseability" && severity !== "tip" && status !== "skip")
    .length ?? 0;

/** Findings of the file that repeat one of the document in other words. */
const SAME: Partial<Record<PdfCheckCode, CheckCode>> = {
  NO_EMAIL: "MISSING_EMAIL",
  NO_PHONE: "MISSING_PHONE",
  NO_EXPERIENCE_SECTION: "NO_VISIBLE_EXPERIENCE",
  MULTI_COLUMN_LAYOUT: "TWO_COLUMN_LAYOUT",
};

const OF_FILE = { parseability: "file", layout: "layout", sections: "headings", contact: "contact", dates: "dates" } as const;

/**
 * The check of a document and of its file as one list with one score: the document's score (interface-details 4.1), in which a finding
 * that only the paper or the file shows counts as one more rule that is not met, and which is not above what such a finding allows.
 */
export function wholeReport(data: ResumeData, now: Date, file: PdfCheckReport | null): WholeReport {
  const report = checkResume(data, now);
  const ofDocument = [...report.findings, ...report.ignored].map((finding): WholeFinding => ({ ...finding, places: [] }));
  const extra = [...narrowMargins(data), ...(file ? fromFile(file, new Set(ofDocument.map(({ code }) => code))) : [])];
  const isIgnored = ({ key }: WholeFinding) => data.metadata.check?.ignored.includes(key) ?? false;
  const all: WholeFinding[] = [...ofDocument, ...extra];
  const failed = extra.filter((finding) => !isIgnored(finding));
  const failedCodes = [...new Map(failed.map((finding) => [finding.code, finding.category]))];
  const total = report.totalRules + failedCodes.length;
  const share = Math.round((100 * report.passedRules) / total);
  const caps = failed.map(({ code }) => PDF_CHECK_CAPS[code as PdfCheckCode] ?? 100);
  const ofCategory = (category: WholeCategory) => {
    const more = failedCodes.filter(([, each]) => each === category).length;
    if (category === "file") return { passed: Math.max(0, fileChecks(file) - more), total: fileChecks(file) };
    const { passed, total } = report.categories[category];
    return { passed, total: total + more };
  };
  return {
    score: hasContent(data) ? Math.min(share, ...caps) : null,
    passed: report.passedRules,
    total,
    findings: all.filter((finding) => !isIgnored(finding)).toSorted(gravestFirst),
    ignored: all.filter(isIgnored),
    categories: Object.fromEntries(WHOLE_CATEGORIES.map((each) => [each, ofCategory(each)])) as WholeReport["categories"],
  };
}

/** Whether there is more than a name to read. */
function hasContent(data: ResumeData): boolean {
  return allSections(data).some((section) => !section.section.hidden && printedItems(section).length > 0);
}

function narrowMargins(data: ResumeData): Extra[] {
  const { marginX, marginY } = data.metadata.page;
  // Below 8 pt the document's own rule reports it.
  return Object.entries({ marginX, marginY }).flatMap(([name, margin]) =>
    margin >= 8 && margin < PRINTABLE_PT ? [narrowMargin(data, name, margin)] : [],
  );
}

const narrowMargin = (data: ResumeData, name: string, margin: number): Extra => ({
  key: findingKey(data, "NARROW_MARGINS", `/metadata/page/${name}`),
  code: "NARROW_MARGINS",
  severity: "info",
  category: "layout",
  pointer: `/metadata/page/${name}`,
  params: { margin: Math.round((margin / 72) * 254) / 10, name },
  places: [],
});

function fromFile(file: PdfCheckReport, known: ReadonlySet<string>): Extra[] {
  return file.findings
    .filter(({ code }) => !known.has(SAME[code] ?? ""))
    .map(({ code, severity, category, places }) => ({
      key: `${code}:`,
      code,
      severity: severity === "blocker" ? "error" : "warning",
      category: OF_FILE[category],
      pointer: null,
      places,
    }));
}

const WEIGHT: Record<CheckSeverity, number> = { error: 0, warning: 1, info: 2 };
const gravestFirst = (one: WholeFinding, other: WholeFinding) => WEIGHT[one.severity] - WEIGHT[other.severity];
