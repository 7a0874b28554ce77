import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { api } from "@/components/kit/api/client";
import type { LetterDraft as CheckedDraft } from "@/contracts/cover-letter-drafts";
import { resumeSource } from "@/domain/ai/own-words";
import { keepChecked } from "@/domain/ai/supported-text";
import type { ClaimSource } from "@/domain/claims/claim";

/** The part of a draft that came before it was stopped, checked as the server checks a whole one: against resume and facts. */
export async function checkStopped(text: string, letter: LetterDraft): Promise<CheckedDraft> {
  const { sourceResumeId, recipientCompany, recipientName } = letter;
  const [resume, facts] = await Promise.all([
    sourceResumeId === null ? null : api.resumes.read({ id: sourceResumeId }),
    api.career.facts.list({}),
  ]);
  const sources: ClaimSource[] = facts
    .filter(({ status }) => status === "active")
    .map((fact) => ({ id: `fact ${fact.id}`, text: fact.text }));
  if (resume) sources.push(resumeSource(resume.data));
  const addressed = [recipientCompany, recipientName].filter((name) => name !== "");
  return keepChecked(text, { sources, addressed, thisYear: new Date().getFullYear() });
}
