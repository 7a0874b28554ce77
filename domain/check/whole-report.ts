import type { CheckCode, CheckFinding, CheckSeverity } from "@/contracts/model/check-report";
import { CHECK_CATEGORIES } from "@/contracts/model/check-report";
import { PAGE_CHECK_SEVERITIES, type PageCheckCode, type PageCheckReport, type PageFinding } from "@/contracts/model/page-check";
import type { PdfCheckCode, PdfCheckFinding, PdfCheckReport } from "@/contracts/model/pdf-check-report";
import type { ResumeData } from "@/contracts/model/resume/data";
import { checkResume } from "@/domain/check/check-resume";
import { findingKey } from "@/domain/check/finding-key";
import { PRINTABLE_PT } from "@/domain/check/printable-margin";
import { pageScore } from "@/domain/page-check/score";
import { PDF_CHECK_CAPS } from "@/domain/pdf-check/caps";
import { allSections, printedItems } from "@/domain/sections/all-sections";

/** What is checked in the document, and whether the file made from it is read whole. */
export const WHOLE_CATEGORIES = [...CHECK_CATEGORIES, "file"] as const;
export type WholeCategory = (typeof WHOLE_CATEGORIES)[number];

/** A finding of the document, of its pages, or of the file. */
export type WholeFinding = {
  /** The code, a colon and the place, as in `metadata.check.ignored`. */
  key: string;
  code: CheckCode | PdfCheckCode | PageCheckCode | "NARROW_MARGINS";
  severity: CheckSeverity;
  /** JSON pointer into the document; null for what only the pages or the file show. */
  pointer: string | null;
  params?: CheckFinding["params"];
  /** Where it is on the pages. */
  places: PdfCheckFinding["places"];
  /** The repair that the page check offers. */
  repair?: string;
};

/** A finding of the pages or the file, with the category in which it counts. */
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
 * The check of a document, of its pages and of its file as one list. The score is the lowest of the three (additions E), each without what
 * the person ignores. What only pages or file show counts as one more rule that is not met.
 */
export function wholeReport(
  data: ResumeData,
  now: Date,
  file: PdfCheckReport | null,
  pages: PageCheckReport | null = null,
): WholeReport {
  const report = checkResume(data, now);
  const ofDocument = [...report.findings, ...report.ignored].map((finding): WholeFinding => ({ ...finding, places: [] }));
  const known = new Set(ofDocument.map(({ code }) => code));
  const narrow = pages ? [] : narrowMargins(data);
  const extra = [...(pages ? fromPages(pages) : narrow), ...(file ? fromFile(file, known) : [])];
  const isIgnored = ({ key }: Pick<WholeFinding, "key">) => data.metadata.check?.ignored.includes(key) ?? false;
  const all: WholeFinding[] = [...ofDocument, ...extra];
  const failed = extra.filter((finding) => !isIgnored(finding));
  const failedCodes = [...new Map(failed.map((finding) => [finding.code, finding.category]))];
  const counts = ({ code }: { code: string }) => !isIgnored({ key: `${code}:` });
  const ignoredCodes = new Set<string>(report.ignored.map(({ code }) => code));
  const scores = [
    report.score,
    ...(file ? [fileScore(file, (finding) => counts(finding) && !ignoredCodes.has(SAME[finding.code] ?? finding.code))] : []),
    pageScore(pages ? pages.findings.filter(counts) : narrow.filter((finding) => !isIgnored(finding)).map(asPageFinding)),
  ];
  const ofCategory = (category: WholeCategory) => {
    const more = failedCodes.filter(([, each]) => each === category).length;
    if (category === "file") return { passed: Math.max(0, fileChecks(file) - more), total: fileChecks(file) };
    const { passed, total } = report.categories[category];
    return { passed, total: total + more };
  };
  return {
    score: hasContent(data) ? Math.min(...scores) : null,
    passed: report.passedRules,
    total: report.totalRules + failedCodes.length,
    findings: all.filter((finding) => !isIgnored(finding)).toSorted(gravestFirst),
    ignored: all.filter(isIgnored),
    categories: Object.fromEntries(WHOLE_CATEGORIES.map((each) => [each, ofCategory(each)])) as WholeReport["categories"],
  };
}

/** The score of a file (interface-details 4.3) from the findings that count. */
function fileScore({ findings, categories }: PdfCheckReport, counts: (finding: PdfCheckFinding) => boolean): number {
  const counted = findings.filter(counts);
  const penaltyOf = (category: string) =>
    counted.filter((finding) => finding.category === category).reduce((sum, { penalty }) => sum + penalty, 0);
  const applicable = categories.filter(({ applicableChecks }) => applicableChecks > 0);
  const weights = applicable.reduce((sum, { weight }) => sum + weight, 0);
  const points = applicable.reduce((sum, { category, weight }) => sum + weight * Math.max(0, 100 - penaltyOf(category)), 0);
  return Math.min(Math.round(points / weights), ...counted.map(({ code }) => PDF_CHECK_CAPS[code] ?? 100));
}

/** Findings of one rule are one entry with all their places, and one repair. */
function fromPages({ findings }: PageCheckReport): Extra[] {
  const codes = new Set(findings.map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const own = findings.filter((finding) => finding.code === code);
    const [first] = own;
    const repair = own.find((finding) => finding.repair !== null)?.repair;
    if (!first) return [];
    const { severity } = first;
    const places = own.flatMap(placeOf);
    return [{ key: `${code}:`, code, severity, category: "layout" as const, pointer: null, places, ...(repair && { repair }) }];
  });
}

const placeOf = ({ page, box }: PageFinding): PdfCheckFinding["places"] =>
  box ? [{ page, left: box.x, top: box.y, width: box.width, height: box.height }] : [];

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

/** Before the pages are read, a narrow margin costs what it costs then. */
const asPageFinding = () => ({ code: "MARGIN_TOO_SMALL", severity: PAGE_CHECK_SEVERITIES.MARGIN_TOO_SMALL }) as const;

const narrowMargin = (data: ResumeData, name: string, margin: number): Extra => ({
  key: findingKey(data, "NARROW_MARGINS", `/metadata/page/${name}`),
  code: "NARROW_MARGINS",
  severity: PAGE_CHECK_SEVERITIES.MARGIN_TOO_SMALL,
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
