import type { ResumeData } from "@/contracts/model/resume/data";
import { matchJob } from "@/domain/job-match/match";
import { type RequirementEvidence, requirementEvidence } from "@/domain/job-match/requirement-evidence";

/** How much requirements weigh beside the other terms of a posting. */
const REQUIREMENTS_WEIGHT = 0.6;
/** Terms that replace requirements where a posting lists none. */
const MAX_TERMS = 12;

type Posting = { jobDescription: string; requirements: readonly string[] };

/** How well a resume matches a posting, from 0 to 100, and its evidence for each requirement. A pure function, without any model. */
export function scoreMatch(
  data: ResumeData,
  { jobDescription, requirements }: Posting,
): { score: number; evidence: RequirementEvidence[] } {
  const { found, missing } = matchJob(data, jobDescription);
  const weightOf = (terms: typeof found) => terms.reduce((sum, { weight }) => sum + weight, 0);
  const all = weightOf(found) + weightOf(missing);
  const terms = all === 0 ? null : weightOf(found) / all;
  const requested =
    requirements.length > 0
      ? requirements
      : [...found, ...missing]
          .toSorted((a, b) => b.weight - a.weight)
          .slice(0, MAX_TERMS)
          .map(({ label }) => label);
  const evidence = requirementEvidence(data, requested);
  const shares = evidence.map((one) => one.found.length / Math.max(1, one.found.length + one.missing.length));
  const met =
    shares.length === 0 || requirements.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const share =
    met === null ? (terms ?? 0) : terms === null ? met : met * REQUIREMENTS_WEIGHT + terms * (1 - REQUIREMENTS_WEIGHT);
  return { score: Math.round(share * 100), evidence };
}
