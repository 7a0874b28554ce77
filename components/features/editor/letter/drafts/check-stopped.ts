import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { api } from "@/components/kit/api/client";
import type { LetterDraft as CheckedDraft } from "@/contracts/cover-letter-drafts";
import { unsupportedClaims } from "@/domain/claims/check-claims";
import { withoutClaims } from "@/domain/claims/without-claims";
import { resumeToPlainText } from "@/domain/exports/plain-text";

/** The part of a draft that came before it was stopped, checked as the server checks a whole one: against resume and facts. */
export async function checkStopped(text: string, letter: LetterDraft): Promise<CheckedDraft> {
  const { sourceResumeId, recipientCompany, recipientName } = letter;
  const [resume, facts] = await Promise.all([
    sourceResumeId === null ? null : api.resumes.read({ id: sourceResumeId }),
    api.career.facts.list({}),
  ]);
  const sources = facts.filter(({ status }) => status === "active").map((fact) => ({ id: fact.id, text: fact.text }));
  if (resume) sources.push({ id: "resume", text: resumeToPlainText(resume.data) });
  const addressed = [recipientCompany, recipientName].filter((name) => name !== "");
  const claims = unsupportedClaims(text, { sources, addressed, thisYear: new Date().getFullYear() });
  const sentences = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)];
  const leftOut = sentences.flatMap(({ index, segment }) => {
    const own = claims.filter(({ start, end }) => start < index + segment.length && end > index);
    if (own.length === 0) return [];
    const lead = segment.length - segment.trimStart().length;
    const placed = own.map(({ kind, text: words, start, end }) => ({
      kind,
      text: words,
      start: Math.max(0, start - index - lead),
      end: Math.max(0, end - index - lead),
    }));
    return [{ text: segment.trim(), claims: placed }];
  });
  return { text: withoutClaims(text, claims), leftOut };
}
