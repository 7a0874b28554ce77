import {
  PDF_CHECK_CODES,
  PDF_CHECK_WEIGHTS,
  type PdfCheckCategory,
  type PdfCheckCode,
  type PdfCheckFinding,
  type PdfCheckReport,
} from "@/contracts/model/pdf-check-report";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { matchText } from "@/domain/job-match/match";

/** What a reader found in a PDF. Lines are in reading order. */
export interface ReadPdf {
  name: string;
  bytes: number;
  pages: number;
  title: string | null;
  language: string | null;
  encrypted: boolean;
  xfa: boolean;
  lines: { text: string /** Pieces that stand far apart on this line. */; columns: number }[];
}

type Rule = {
  category: PdfCheckCategory;
  severity: "blocker" | "warning";
  penalty: number;
  cap?: number;
  fails: (pdf: ReadPdf, text: string) => boolean;
};

const LARGEST_BYTES = 2_500_000;
const BLOCKER = 60;
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/u;
const PHONE = /\+?\d[\d\s().\-/]{6,}\d/;
const LINK = /\b(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S*/i;
const YEAR = /\b(?:19|20)\d{2}\b/;
/** Replacement, private-use and control characters: the result of a font without a correct mapping. */
const GARBLED = /[\ufffd\p{Co}]|(?![\t\n\r])\p{Cc}/gu;

const hasSection = (pdf: ReadPdf, kind: string) => pdf.lines.some((line) => headingKind(line.text) === kind);

/** Lines of two far pieces are usual for a title and its date; a second column makes most lines so, and its pieces are prose. */
const isMultiColumn = (pdf: ReadPdf) => {
  const split = pdf.lines.filter((line) => line.columns > 1 && !YEAR.test(line.text)).length;
  return pdf.lines.length > 10 && split / pdf.lines.length > 0.25;
};

const RULES: Record<Exclude<PdfCheckCode, "NO_TITLE">, Rule> = {
  NO_TEXT_LAYER: {
    category: "parseability",
    severity: "blocker",
    penalty: BLOCKER,
    cap: 10,
    fails: (_pdf, text) => text.replace(/\s/g, "").length < 40,
  },
  GARBLED_TEXT: {
    category: "parseability",
    severity: "blocker",
    penalty: BLOCKER,
    cap: 25,
    fails: (_pdf, text) => (text.match(GARBLED)?.length ?? 0) > text.length * 0.02,
  },
  FILE_TOO_LARGE: {
    category: "parseability",
    severity: "warning",
    penalty: 15,
    cap: 40,
    fails: (pdf) => pdf.bytes > LARGEST_BYTES,
  },
  ENCRYPTED: { category: "parseability", severity: "blocker", penalty: BLOCKER, cap: 40, fails: (pdf) => pdf.encrypted },
  XFA_FORM: { category: "parseability", severity: "blocker", penalty: BLOCKER, cap: 40, fails: (pdf) => pdf.xfa },
  MULTI_COLUMN_LAYOUT: { category: "layout", severity: "blocker", penalty: BLOCKER, cap: 55, fails: isMultiColumn },
  MANY_PAGES: { category: "layout", severity: "warning", penalty: 10, fails: (pdf) => pdf.pages > 4 },
  NO_EXPERIENCE_SECTION: {
    category: "sections",
    severity: "blocker",
    penalty: BLOCKER,
    cap: 60,
    fails: (pdf) => !hasSection(pdf, "experience"),
  },
  NO_EDUCATION_SECTION: { category: "sections", severity: "warning", penalty: 15, fails: (pdf) => !hasSection(pdf, "education") },
  NO_SKILLS_SECTION: { category: "sections", severity: "warning", penalty: 10, fails: (pdf) => !hasSection(pdf, "skills") },
  NO_EMAIL: { category: "contact", severity: "blocker", penalty: BLOCKER, cap: 50, fails: (_pdf, text) => !EMAIL.test(text) },
  NO_PHONE: { category: "contact", severity: "warning", penalty: 15, fails: (_pdf, text) => !PHONE.test(text) },
  NO_LINK: { category: "contact", severity: "warning", penalty: 5, fails: (_pdf, text) => !LINK.test(text) },
  NO_DATES: { category: "dates", severity: "blocker", penalty: BLOCKER, cap: 60, fails: (_pdf, text) => !YEAR.test(text) },
};

/** Reports how software reads a PDF resume (interface-details 4.3). */
export function checkPdf(pdf: ReadPdf, jobDescription: string | undefined): PdfCheckReport {
  const fullText = pdf.lines.map((line) => line.text).join("\n");
  const failed = (Object.keys(RULES) as (keyof typeof RULES)[]).filter((code) => RULES[code].fails(pdf, fullText));
  const findings = failed.map(
    (code): PdfCheckFinding => ({
      code,
      severity: RULES[code].severity,
      category: RULES[code].category,
      penalty: RULES[code].penalty,
    }),
  );
  const tips: PdfCheckCode[] = pdf.title ? [] : ["NO_TITLE"];
  const categories = scoresOf(findings);
  const mean = Math.round(Object.values(categories).reduce((sum, { score, weight }) => sum + score * weight, 0) / 100);
  const cap = failed
    .filter((code) => (RULES[code].cap ?? 100) < mean)
    .sort((one, other) => (RULES[one].cap ?? 100) - (RULES[other].cap ?? 100))[0];
  return {
    version: 1,
    score: cap ? (RULES[cap].cap ?? mean) : mean,
    cappedBy: cap ?? null,
    categories,
    checks: PDF_CHECK_CODES.map((code) => ({ code, passed: !(failed as PdfCheckCode[]).includes(code) && !tips.includes(code) })),
    findings,
    tips,
    counts: {
      blockers: findings.filter((finding) => finding.severity === "blocker").length,
      warnings: findings.filter((finding) => finding.severity === "warning").length,
      tips: tips.length,
    },
    jd: jobDescription
      ? matchText(
          pdf.lines.map((line) => line.text),
          jobDescription,
        )
      : null,
    file: { name: pdf.name, bytes: pdf.bytes },
    document: { pages: pdf.pages, title: pdf.title, language: pdf.language, sections: sectionsOf(pdf) },
    fullText,
  };
}

function scoresOf(findings: readonly PdfCheckFinding[]): PdfCheckReport["categories"] {
  const score = (category: PdfCheckCategory) => {
    const lost = findings.filter((finding) => finding.category === category).reduce((sum, { penalty }) => sum + penalty, 0);
    return { score: Math.max(0, 100 - lost), weight: PDF_CHECK_WEIGHTS[category] };
  };
  return {
    parseability: score("parseability"),
    layout: score("layout"),
    sections: score("sections"),
    contact: score("contact"),
    dates: score("dates"),
  };
}

function sectionsOf(pdf: ReadPdf): string[] {
  const kinds = pdf.lines.map((line) => headingKind(line.text)).filter((kind) => kind !== undefined);
  return [...new Set<string>(kinds)];
}
