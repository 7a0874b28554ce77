import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import type { WritingReview } from "@/contracts/model/ai/review";
import { DENIES } from "@/domain/ai/denies";
import { foreignText } from "@/domain/ai/foreign-text";
import { plainAnswer } from "@/domain/ai/plain-answer";
import { sentencesOf } from "@/domain/ai/sentences";
import { foreignClaims, keepSupported, objectionTo, type Support, supportOf } from "@/domain/ai/supported-text";
import { withoutScores } from "@/domain/ai/without-scores";
import { matchText } from "@/domain/job-match/match";
import { complete } from "@/server/ai/complete";
import { instructed, materialOf } from "@/server/ai/material";
import { withSecondOpinion } from "@/server/ai/second-opinion/second-opinion";
import type { Db } from "@/server/platform/db/client";

type Input = {
  aiProviderId?: string | undefined;
  extractedText: string;
  findings: { code: string; severity: string; message: string }[];
  jobDescription: string;
  passages: { id: string; where: string; text: string }[];
};

const bounds = LIMITS.aiReview;
const text = z.string().max(8000);

const answerSchema = z.object({
  summary: text,
  suggestions: z
    .array(z.object({ passageId: z.string().nullable(), issue: text, suggestion: text, example: text.nullable() }))
    .max(60),
  strengths: z.array(text).max(60),
  alignment: text.nullable(),
});

const TASK =
  "You review the writing of a resume for its author, in the language of the resume: what is unclear, weak or too long. `findings` are known already; do not repeat them. Suggestions name a passage by its `id` where they are about one, and may give it reworded as `example`, else null. `alignment` says in a few sentences how the resume answers the posting, and is null without one. Never give a score, a grade or a percentage.";

/** Reviews the writing of a resume. A model words it; scores, links and examples that claim more than the text are removed. */
export async function reviewWriting(db: Db, ownerId: string, input: Input, now: Date): Promise<WritingReview> {
  const { extractedText, findings, passages } = input;
  const posting = foreignText(input.jobDescription);
  const answer = await complete(db, ownerId, {
    purpose: "review",
    sent: `the text of a resume, ${passages.length} passages${posting === "" ? "" : ", a posting"}`,
    aiProviderId: input.aiProviderId,
    instructions: instructed(TASK),
    material: materialOf({ resume: extractedText, findings, passages, posting: posting === "" ? undefined : posting }),
    schema: answerSchema,
    fromText: (reply) => ({ summary: reply.slice(0, 8000), suggestions: [], strengths: [], alignment: null }),
  });
  const support = { isMixed: true, sources: [{ id: "resume", text: extractedText }], thisYear: now.getUTCFullYear() };
  return checkedReview(answer, input, await withSecondOpinion(db, ownerId, support, answer));
}

function checkedReview(answer: z.infer<typeof answerSchema>, input: Input, support: Support): WritingReview {
  const known = new Set(input.passages.map(({ id }) => id));
  // Issues and suggestions may name what is asked for and what is missing. What is good must be there. Neither has links or scores.
  const reply = (value: string, max: number) => withoutScores(plainAnswer(value), [input.extractedText]).slice(0, max);
  const reworded = (value: string | null) => {
    if (value === null) return null;
    const { text: supported, leftOut } = keepSupported(value, { ...support, isMixed: false });
    return leftOut.length > 0 || supported === "" ? null : supported.slice(0, bounds.example);
  };
  const suggestions = answer.suggestions.map((one) => {
    const rewrite = reworded(one.example);
    return {
      passageId: one.passageId !== null && known.has(one.passageId) ? one.passageId : null,
      issue: reply(one.issue, bounds.issue),
      suggestion: reply(one.suggestion, bounds.suggestion),
      rewrite,
      example: rewrite,
    };
  });
  const isThere = (text: string) => foreignClaims(text, support).length === 0;
  const summary = reply(answer.summary, bounds.summary);
  const strengths = answer.strengths
    .map((strength) => reply(strength, bounds.strength))
    .filter((strength) => strength !== "" && isThere(strength))
    .slice(0, bounds.strengths);
  return {
    summary,
    suggestions: suggestions.filter(({ issue, suggestion }) => issue !== "" || suggestion !== "").slice(0, bounds.suggestions),
    strengths,
    jdAlignment:
      input.jobDescription.trim() === ""
        ? null
        : alignment(reply(aligned(answer.alignment ?? "", input, support), bounds.summary), input),
    ...supportOf([summary, ...strengths].join("\n"), support),
  };
}

/** What the model says of resume and posting: what is there must be the resume's; what is missing may be named as the posting names it. */
function aligned(answer: string, { jobDescription }: Input, support: Support): string {
  const required = [...support.sources, { id: "posting", text: foreignText(jobDescription) }];
  const isFine = (text: string) =>
    objectionTo(text, support) === null || (DENIES.test(text) && objectionTo(text, { ...support, sources: required }) === null);
  return sentencesOf(plainAnswer(answer))
    .map(({ text }) => text)
    .filter(isFine)
    .join(" ");
}

/** Which terms are there is computed; the model only judges how it reads. */
function alignment(summary: string, { extractedText, jobDescription }: Input): WritingReview["jdAlignment"] {
  const { found, missing } = matchText(extractedText.split("\n"), foreignText(jobDescription));
  const labels = (terms: typeof found) => terms.map(({ label }) => label).slice(0, bounds.terms);
  const [strengths, missingConcepts] = [labels(found), labels(missing)];
  return { verdict: summary, missingConcepts, strengths, summary, found: strengths, missing: missingConcepts };
}
