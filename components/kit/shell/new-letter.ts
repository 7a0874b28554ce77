import { api } from "@/components/kit/api/client";
import { regionalPaper } from "@/domain/regional-paper";

type NewLetter = Parameters<typeof api.coverLetters.create>[0];

/** Creates a letter. One without a resume has no paper to follow but the one that is usual where the person is. */
export async function createLetter(input: NewLetter) {
  const letter = await api.coverLetters.create(input);
  const { format } = regionalPaper(navigator.language);
  if (input.resumeId !== undefined || letter.style.metadata.page.format === format) return letter;
  return api.coverLetters.update({ id: letter.id, expectedRevision: letter.revision, metadata: { page: { format } } });
}
