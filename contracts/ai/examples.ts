import { EXAMPLE_ID } from "@/contracts/example-id";
import type { WritingReview } from "@/contracts/model/ai/review";
import type { Tailoring } from "@/contracts/model/ai/tailoring";

/** A small PDF and a Word file, as far as an example shows them. */
export const EXAMPLE_PDF = { name: "resume.pdf", data: "JVBERi0xLjcKJSVFT0YK" };
export const EXAMPLE_WORD = { name: "resume.docx", data: "UEsDBBQAAAAIAA==" };

export const EXAMPLE_REVIEW: WritingReview = {
  summary: "Clear and complete. Some lines say what was to be done rather than what came of it.",
  suggestions: [
    {
      passageId: "p1",
      issue: "The line begins without a verb.",
      suggestion: "Begin with what you did.",
      rewrite: "Looked after the harbour's timetable.",
      example: "Looked after the harbour's timetable.",
    },
  ],
  strengths: ["Every entry has a result."],
  jdAlignment: {
    verdict: "The timetable is what they ask for.",
    missingConcepts: ["Dutch"],
    strengths: ["timetable"],
    summary: "The timetable is what they ask for.",
    found: ["timetable"],
    missing: ["Dutch"],
  },
  claims: [],
  language: "en",
  isChecked: true,
};

export const EXAMPLE_TAILORING: Tailoring = {
  resumeId: EXAMPLE_ID,
  sourceResumeId: EXAMPLE_ID,
  applicationId: EXAMPLE_ID,
  createdAt: "2026-11-20T09:30:00.000Z",
  changes: [
    {
      id: "1",
      kind: "reword",
      section: "experience",
      heading: "Experience",
      entry: "Harbour Works",
      itemId: EXAMPLE_ID,
      roleId: null,
      field: "description",
      before: "<p>Responsible for the timetable of the ferries.</p>",
      after: "<p>Planned the timetable of the ferries.</p>",
      reason: "The posting requires planning.",
      status: "pending",
    },
  ],
  refused: [
    {
      section: "experience",
      heading: "Experience",
      entry: "Harbour Works",
      text: "Led a team of 12.",
      why: "claims",
      claims: [{ kind: "number", text: "12", start: 14, end: 16 }],
    },
  ],
};
