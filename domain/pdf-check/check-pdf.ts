import {
  PDF_CHECK_CODES,
  PDF_CHECK_WEIGHTS,
  type PdfCheckCategory,
  type PdfCheckCode,
  type PdfCheckFinding,
  type PdfCheckReport,
  type PdfCheckTip,
} from "@/contracts/model/pdf-check-report";
import { PDF_CHECK_CAPS } from "@/domain/pdf-check/caps";
import { type Place, pageFacts } from "@/domain/pdf-check/page-facts";
import { type ReadPdf, textOf } from "@/domain/pdf-check/read-pdf";
import { MAX_PLACES, RULES, type Seen } from "@/domain/pdf-check/rules";
import { termsIn, wordsIn } from "@/domain/pdf-check/terms";

/** Reports how software reads a PDF resume (interface-details 4.3). */
export function checkPdf(pdf: ReadPdf, jobDescription: string | undefined): PdfCheckReport {
  const fullText = textOf(pdf);
  const seen: Seen = { pdf, text: fullText, facts: pageFacts(pdf.layout, pdf.lines) };
  const checks = PDF_CHECK_CODES.map((code) => checkOf(code, seen));
  const all = checks.flatMap((check) => check.findings);
  const findings = all.filter((one): one is PdfCheckFinding => one.severity !== "tip");
  const tips = all.filter((one): one is PdfCheckTip => one.severity === "tip");
  const categories = CATEGORIES.map((category) => categoryOf(category, checks));
  const applicable = categories.filter(({ applicableChecks }) => applicableChecks > 0);
  const weights = applicable.reduce((sum, { weight }) => sum + weight, 0);
  const mean = Math.round(applicable.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights);
  const capOf = (code: PdfCheckCode) => PDF_CHECK_CAPS[code] ?? 100;
  const failed = findings.map(({ code }) => code);
  const cappedBy = failed.filter((code) => capOf(code) < mean).sort((one, other) => capOf(one) - capOf(other));
  const blocker = findings.filter(({ severity }) => severity === "blocker").length;
  const warning = findings.length - blocker;
  const wordCount = wordsIn(fullText);
  return {
    version: 1,
    score: cappedBy[0] ? capOf(cappedBy[0]) : mean,
    cappedBy,
    categories,
    ...countsOf(checks),
    checks,
    findings,
    tips,
    counts: { blocker, warning, tip: tips.length, blockers: blocker, warnings: warning, tips: tips.length },
    jd: jobDescription
      ? termsIn(pdf, jobDescription, { wordCount, documentHasHiddenText: failed.includes("HIDDEN_TEXT") })
      : null,
    file: { name: pdf.name, sizeBytes: pdf.bytes, bytes: pdf.bytes, magicBytesOk: pdf.hasSignature },
    document: {
      pageCount: pdf.pages,
      pages: pdf.pages,
      truncated: !pdf.encrypted && pdf.pages > pdf.layout.length,
      wordCount,
      operatorsAvailable: pdf.layout.length > 0,
      title: pdf.title,
      language: pdf.language,
      sections: seen.facts.sections,
    },
    fullText,
  };
}

const CATEGORIES = Object.keys(PDF_CHECK_WEIGHTS) as PdfCheckCategory[];

type Check = PdfCheckReport["checks"][number];

function checkOf(code: PdfCheckCode, seen: Seen): Check {
  const { category, severity, penalty, skipped, fails } = RULES[code];
  const skipReason = skipped?.(seen);
  if (skipReason) return { code, category, severity, status: "skip", skipReason, findings: [], passed: false };
  const result = fails(seen);
  const isFailed = typeof result === "boolean" ? result : result.length > 0;
  if (!isFailed) return { code, category, severity, status: "pass", findings: [], passed: true };
  const finding = { code, category, penalty, ...placed(result, seen.pdf) };
  const findings = [severity === "tip" ? { ...finding, severity } : { ...finding, severity }];
  return { code, category, severity, status: "fail", findings, passed: false };
}

function categoryOf(category: PdfCheckCategory, checks: readonly Check[]): PdfCheckReport["categories"][number] {
  const own = checks.filter((check) => check.category === category);
  const counts = countsOf(own);
  const penalty = own.flatMap((check) => check.findings).reduce((sum, finding) => sum + finding.penalty, 0);
  const score = counts.applicableChecks === 0 ? 0 : Math.max(0, 100 - penalty);
  return { category, score, weight: PDF_CHECK_WEIGHTS[category], ...counts };
}

const countsOf = (checks: readonly Check[]) => ({
  applicableChecks: checks.filter(({ status }) => status !== "skip").length,
  passedChecks: checks.filter(({ status }) => status === "pass").length,
  skippedChecks: checks.filter(({ status }) => status === "skip").length,
});

/** The places of a finding, and the first of them with its text. */
function placed(result: boolean | readonly Place[], { layout }: ReadPdf): Pick<PdfCheckFinding, "places" | "evidence"> {
  const places = typeof result === "boolean" ? [] : result.slice(0, MAX_PLACES).map(rounded);
  const [first] = places;
  if (!first) return { places };
  const { page, left, top, width, height } = first;
  const isInside = ({ x, y }: { x: number; y: number }) =>
    x >= left - 1 && x <= left + width + 1 && y >= top - 1 && y <= top + height + 1;
  const text = (layout[page - 1]?.runs ?? []).filter(isInside).map((run) => run.text);
  const snippet = text.join(" ").replace(/\s+/g, " ").trim().slice(0, 200).toWellFormed();
  return { places, evidence: { snippet, page, box: { x: left, y: top, width, height } } };
}

const tenth = (points: number) => Math.round(points * 10) / 10;
const rounded = ({ page, left, top, width, height }: Place): Place => ({
  page,
  left: tenth(left),
  top: tenth(top),
  width: tenth(Math.max(0, width)),
  height: tenth(Math.max(0, height)),
});
