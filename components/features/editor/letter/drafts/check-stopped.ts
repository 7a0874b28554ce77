import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { api } from "@/components/kit/api/client";
import type { LetterDraft as CheckedDraft } from "@/contracts/cover-letter-drafts";
import { keepSupported } from "@/domain/ai/supported-text";
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
  return keepSupported(text, { sources, addressed, thisYear: new Date().getFullYear() });
}
