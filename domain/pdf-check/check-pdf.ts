import {
  PDF_CHECK_CODES,
  PDF_CHECK_WEIGHTS,
  type PdfCheckCategory,
  type PdfCheckCode,
  type PdfCheckFinding,
  type PdfCheckReport,
  type PdfCheckTip,
} from "@/contracts/model/pdf-check-report";
import type { PdfPage } from "@/domain/imports/pdf/page";
import { matchText } from "@/domain/job-match/match";
import { PDF_CHECK_CAPS } from "@/domain/pdf-check/caps";
import { type PageFacts, type Place, pageFacts } from "@/domain/pdf-check/page-facts";

/** What a reader found in a PDF. Lines are in reading order. */
export interface ReadPdf {
  name: string;
  bytes: number;
  pages: number;
  title: string | null;
  language: string | null;
  encrypted: boolean;
  xfa: boolean;
  /** The text in the file's own order, as simple readers take it. */
  lines: { text: string }[];
  /** What stands where. */
  layout: readonly PdfPage[];
}

/** A PDF, its text as one, and what its pages show. */
type Seen = { pdf: ReadPdf; text: string; facts: PageFacts };

type Rule = {
  category: PdfCheckCategory;
  severity: "blocker" | "warning";
  penalty: number;
  /** Whether it fails, or where: an empty list is a pass. */
  fails: (seen: Seen) => boolean | readonly Place[];
};

const LARGEST_BYTES = 2_500_000;
const BLOCKER = 60;
/** Places named of one finding. */
const MAX_PLACES = 20;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}\.\p{L}{2,63}/u;
const PHONE = /\+?\d[\d\s().\-/]{6,}\d/;
/** An address as people print it, with or without its scheme: a host with a known ending, and perhaps a path. Not part of an email. */
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|app|page|site|info|co|ai|edu|gov|xyz|tech|design|work|blog|example|test|eu|de|fr|es|it|nl|pl|pt|br|uk|us|ca|ch|at|be|se|no|dk|fi|ie|jp|cn|kr|in|tr|ua|gr|cz|sk|hu|ro|bg|ru|au|nz|mx|ar|za)(?:\/\S*)?(?![\p{L}\p{N}@-])/iu;
const YEAR = /\b(?:19|20)\d{2}\b/;
/** Replacement, private-use and control characters: the result of a font without a correct mapping. */
const GARBLED = /[\ufffd\p{Co}]|(?![\t\n\r])\p{Cc}/gu;

const lacks =
  (kind: string) =>
  ({ facts }: Seen) =>
    !facts.sections.includes(kind);

const hasLink = ({ facts, text }: Seen) => facts.links.some((url) => /^https?:/i.test(url)) || LINK.test(text);

/** Where the unreadable characters are; a file that has them everywhere, in pieces that are mostly readable, fails as a whole. */
function garbledOr(pdf: ReadPdf): true | Place[] {
  const places = garbledPlaces(pdf);
  return places.length > 0 ? places : true;
}

/** The boxes of the pieces of text that are mostly unreadable characters. */
const garbledPlaces = ({ layout }: ReadPdf): Place[] =>
  layout.flatMap((page, index) =>
    page.runs
      .filter((run) => (run.text.match(GARBLED)?.length ?? 0) * 2 > run.text.length)
      .slice(0, MAX_PLACES)
      .map((run) => ({ page: index + 1, left: run.x, top: run.y - run.size, width: run.width, height: run.size })),
  );

const RULES: Record<Exclude<PdfCheckCode, "NO_TITLE">, Rule> = {
  NO_TEXT_LAYER: {
    category: "parseability",
    severity: "blocker",
    penalty: BLOCKER,
    fails: ({ text }) => text.replace(/\s/g, "").length < 40,
  },
  GARBLED_TEXT: {
    category: "parseability",
    severity: "blocker",
    penalty: BLOCKER,
    fails: ({ pdf, text }) => (text.match(GARBLED)?.length ?? 0) > text.length * 0.02 && garbledOr(pdf),
  },
  FILE_TOO_LARGE: {
    category: "parseability",
    severity: "warning",
    penalty: 15,
    fails: ({ pdf }) => pdf.bytes > LARGEST_BYTES,
  },
  ENCRYPTED_PDF: { category: "parseability", severity: "blocker", penalty: BLOCKER, fails: ({ pdf }) => pdf.encrypted },
  XFA_FORM: { category: "parseability", severity: "blocker", penalty: BLOCKER, fails: ({ pdf }) => pdf.xfa },
  MULTI_COLUMN_LAYOUT: {
    category: "layout",
    severity: "blocker",
    penalty: BLOCKER,
    fails: ({ facts }) => facts.columns,
  },
  READING_ORDER_INVERSION: {
    category: "layout",
    severity: "blocker",
    penalty: BLOCKER,
    fails: ({ facts }) => facts.inverted,
  },
  HIGH_PAGE_COUNT: { category: "layout", severity: "warning", penalty: 10, fails: ({ pdf }) => pdf.pages > 4 },
  NO_EXPERIENCE_SECTION: {
    category: "sections",
    severity: "blocker",
    penalty: BLOCKER,
    fails: lacks("experience"),
  },
  NO_EDUCATION_SECTION: { category: "sections", severity: "warning", penalty: 15, fails: lacks("education") },
  NO_SKILLS_SECTION: { category: "sections", severity: "warning", penalty: 10, fails: lacks("skills") },
  NO_EMAIL: { category: "contact", severity: "blocker", penalty: BLOCKER, fails: ({ text }) => !EMAIL.test(text) },
  NO_PHONE: { category: "contact", severity: "warning", penalty: 15, fails: ({ text }) => !PHONE.test(text) },
  NO_PROFESSIONAL_LINK: { category: "contact", severity: "warning", penalty: 5, fails: (seen) => !hasLink(seen) },
  NO_DATES_FOUND: { category: "dates", severity: "blocker", penalty: BLOCKER, fails: ({ text }) => !YEAR.test(text) },
};

/** Reports how software reads a PDF resume (interface-details 4.3). */
export function checkPdf(pdf: ReadPdf, jobDescription: string | undefined): PdfCheckReport {
  const fullText = pdf.lines.map((line) => line.text).join("\n");
  const seen: Seen = { pdf, text: fullText, facts: pageFacts(pdf.layout, pdf.lines) };
  const results = (Object.keys(RULES) as (keyof typeof RULES)[]).map((code) => ({ code, result: RULES[code].fails(seen) }));
  const failures = results.filter(({ result }) => (typeof result === "boolean" ? result : result.length > 0));
  const failed = failures.map(({ code }) => code);
  const findings = failures.map(
    ({ code, result }): PdfCheckFinding => ({
      code,
      severity: RULES[code].severity,
      category: RULES[code].category,
      penalty: RULES[code].penalty,
      ...placed(result, pdf),
    }),
  );
  const tips: PdfCheckTip[] = pdf.title ? [] : [{ code: "NO_TITLE", ...TIP, places: [] }];
  const checks = PDF_CHECK_CODES.map((code) => checkOf(code, [...findings, ...tips]));
  const categories = CATEGORIES.map((category) => ({
    category,
    score: scoreOf(category, findings),
    weight: PDF_CHECK_WEIGHTS[category],
    ...countsOf(checks.filter((check) => check.category === category)),
  }));
  const mean = Math.round(categories.reduce((sum, { score, weight }) => sum + score * weight, 0) / 100);
  const capOf = (code: PdfCheckCode) => PDF_CHECK_CAPS[code] ?? 100;
  const cappedBy = failed.filter((code) => capOf(code) < mean).sort((one, other) => capOf(one) - capOf(other));
  const blocker = findings.filter(({ severity }) => severity === "blocker").length;
  const warning = findings.length - blocker;
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
    jd: jobDescription ? matchOf(pdf, jobDescription) : null,
    file: { name: pdf.name, sizeBytes: pdf.bytes, bytes: pdf.bytes },
    document: {
      pageCount: pdf.pages,
      pages: pdf.pages,
      wordCount: fullText.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
      title: pdf.title,
      language: pdf.language,
      sections: seen.facts.sections,
    },
    fullText,
  };
}

const CATEGORIES = Object.keys(PDF_CHECK_WEIGHTS) as PdfCheckCategory[];
const TIP = { category: "parseability", severity: "tip", penalty: 0 } as const;

function checkOf(code: PdfCheckCode, findings: readonly (PdfCheckFinding | PdfCheckTip)[]): PdfCheckReport["checks"][number] {
  const { category, severity } = code === "NO_TITLE" ? TIP : RULES[code];
  const finding = findings.find((one) => one.code === code);
  const status = finding ? "fail" : "pass";
  return { code, category, severity, status, findings: finding ? Math.max(1, finding.places.length) : 0, passed: !finding };
}

const countsOf = (checks: PdfCheckReport["checks"]) => ({
  applicableChecks: checks.filter(({ status }) => status !== "skip").length,
  passedChecks: checks.filter(({ status }) => status === "pass").length,
  skippedChecks: checks.filter(({ status }) => status === "skip").length,
});

const scoreOf = (category: PdfCheckCategory, findings: readonly PdfCheckFinding[]) =>
  Math.max(0, 100 - findings.filter((one) => one.category === category).reduce((sum, { penalty }) => sum + penalty, 0));

function matchOf(pdf: ReadPdf, jobDescription: string): PdfCheckReport["jd"] {
  const match = matchText(
    pdf.lines.map((line) => line.text),
    jobDescription,
  );
  const labels = (terms: typeof match.found) => terms.map(({ label }) => label);
  const weightOf = (terms: typeof match.found) => terms.reduce((sum, { weight }) => sum + weight, 0);
  const weight = weightOf(match.found) + weightOf(match.missing);
  return {
    ...match,
    matchedTerms: labels(match.found),
    missingTerms: labels(match.missing),
    totalTerms: match.total,
    matchedCount: match.found.length,
    weightedCoverage: weight === 0 ? 0 : Math.round((weightOf(match.found) / weight) * 1000) / 1000,
  };
}

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
