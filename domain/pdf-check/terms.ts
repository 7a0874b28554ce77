import type { JobMatchTerm } from "@/contracts/model/job-match";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";
import { matchText } from "@/domain/job-match/match";
import type { ReadPdf } from "@/domain/pdf-check/read-pdf";

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** A term that a file has so often, and that is this share of its words, was put there for a program. */
const STUFFED_COUNT = 10;
const STUFFED_SHARE = 0.03;

/** The terms of a posting that are in a file. */
export function termsIn(
  pdf: ReadPdf,
  jobDescription: string,
  { wordCount, documentHasHiddenText }: { wordCount: number; documentHasHiddenText: boolean },
): PdfCheckReport["jd"] {
  const match = matchText(
    pdf.lines.map((line) => line.text),
    jobDescription,
  );
  const labels = (terms: readonly JobMatchTerm[]) => terms.map(({ label }) => label);
  const weightOf = (terms: readonly JobMatchTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0);
  const isStuffed = ({ term, resumeCount }: JobMatchTerm) =>
    resumeCount >= STUFFED_COUNT && resumeCount * wordsIn(term) > wordCount * STUFFED_SHARE;
  const weight = weightOf(match.found) + weightOf(match.missing);
  const terms = [
    ...match.found.map((term) => ({ ...term, matched: true })),
    ...match.missing.map((term) => ({ ...term, matched: false })),
  ];
  return {
    ...match,
    terms: terms.toSorted((one, other) => other.weight - one.weight),
    matchedTerms: labels(match.found),
    missingTerms: labels(match.missing),
    totalTerms: match.total,
    matchedCount: match.found.length,
    stuffedTerms: labels(match.found.filter(isStuffed)),
    documentHasHiddenText,
    weightedCoverage: weight === 0 ? 0 : Math.round((weightOf(match.found) / weight) * 1000) / 1000,
  };
}
