import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { DENIES } from "@/domain/ai/denies";
import { plainAnswer } from "@/domain/ai/plain-answer";
import { type Checked, objectionTo, type Support, supportOf } from "@/domain/ai/supported-text";
import { withoutScores } from "@/domain/ai/without-scores";
import { scoreMatch } from "@/domain/job-match/match-score";
import type { RequirementEvidence } from "@/domain/job-match/requirement-evidence";
import { complete } from "@/server/ai/complete";
import { instructed, materialOf } from "@/server/ai/material";
import { personSources } from "@/server/ai/person-sources";
import { withSecondOpinion } from "@/server/ai/second-opinion/second-opinion";
import { changeApplication } from "@/server/job-search/applications/change";
import type { Db } from "@/server/platform/db/client";
import { readLinked } from "./linked";

type Reasons = { gaps: string[]; strengths: string[] };
type MatchScore = { score: number; evidence: RequirementEvidence[] } & Reasons & Checked;

const { reasons: MAX_REASONS, reason: MAX_REASON } = LIMITS.aiMatch;

const worded = z.array(z.object({ requirement: z.number().int(), text: z.string().max(4000) })).max(100);
const answerSchema = z.object({ strengths: worded, gaps: worded });

const TASK =
  "You word how a resume answers the requirements of a posting, in the language of the requirements. `evidence` was computed and stands. Write one short sentence for each requirement, named by its number: under `strengths` for those found or partly found, under `gaps` for those missing or partly missing. No scores and no advice.";

/** Scores how the linked resume matches. Score and evidence are computed; the model words the reasons. Stored with the application. */
export async function scoreApplication(db: Db, ownerId: string, id: string, now: Date): Promise<MatchScore> {
  const { row, data, posting } = await readLinked(db, ownerId, id, { posting: true });
  const { score, evidence } = scoreMatch(data, { jobDescription: posting, requirements: row.requirements });
  const answer = await complete(db, ownerId, {
    purpose: "match",
    sent: `${evidence.length} requirements of a posting and the words of a resume that answer them`,
    instructions: instructed(TASK),
    material: materialOf({
      evidence: evidence.map(({ requirement, status, found, missing, place }, number) => ({
        number,
        requirement,
        status,
        found,
        missing,
        place,
      })),
    }),
    schema: answerSchema,
    // Sentences without numbers name no requirement; the requirements themselves then are the reasons.
    fromText: () => ({ strengths: [], gaps: [] }),
  });
  const sources = await personSources(db, ownerId, data, row.id);
  // Reasons speak of the posting as well as of the person.
  const known: Support = { sources, thisYear: now.getUTCFullYear(), isMixed: true };
  const support = await withSecondOpinion(db, ownerId, known, answer.strengths);
  const reasons = reasonsOf(evidence, answer, support);
  const result = { score, evidence, ...reasons, ...carriedBy(reasons, evidence, support) };
  await changeApplication(
    db,
    ownerId,
    row.id,
    ({ aiMetadata }) => ({ matchScore: score, aiMetadata: { ...aiMetadata, matchScore: { ...result, at: now.toISOString() } } }),
    now,
  );
  return result;
}

/** What carries the reasons. What is missing is only the posting's, and claims nothing. */
function carriedBy({ strengths, gaps }: Reasons, evidence: readonly RequirementEvidence[], support: Support): Checked {
  const required = evidence.map(({ requirement }) => ({ id: REQUIREMENT, text: requirement }));
  const good = supportOf(strengths.join("\n"), support);
  const lacking = supportOf(gaps.join("\n"), { ...support, sources: [...support.sources, ...required] });
  const own = lacking.claims.filter(({ source }) => source?.kind !== REQUIREMENT);
  return { ...good, isChecked: good.isChecked && lacking.isChecked, claims: [...good.claims, ...own] };
}

const REQUIREMENT = "requirement";

/** A reason for each requirement: the model's sentence where nothing speaks against it, else the requirement itself. */
function reasonsOf(evidence: readonly RequirementEvidence[], answer: z.infer<typeof answerSchema>, support: Support) {
  const wordedBy = (list: z.infer<typeof worded>, isRequirement: boolean) => (one: RequirementEvidence) => {
    const wording = list.find(({ requirement }) => evidence[requirement] === one)?.text ?? "";
    const text = withoutScores(plainAnswer(wording).replace(/\s+/g, " "), []);
    // What is missing may be named as it is asked for, by a sentence that says it is missing; what is there must be the person's own.
    const sources =
      isRequirement && DENIES.test(text) ? [...support.sources, { id: REQUIREMENT, text: one.requirement }] : support.sources;
    const isFine = text !== "" && text.length <= MAX_REASON && objectionTo(text, { ...support, sources }) === null;
    return isFine ? text : one.requirement.slice(0, MAX_REASON);
  };
  const strong = evidence.filter(({ status }) => status === "found");
  const partly = evidence.filter(({ status }) => status === "partly");
  const missing = evidence.filter(({ status }) => status === "missing");
  return {
    strengths: [...strong, ...partly].map(wordedBy(answer.strengths, false)).slice(0, MAX_REASONS),
    gaps: [...missing, ...partly].map(wordedBy(answer.gaps, true)).slice(0, MAX_REASONS),
  };
}
