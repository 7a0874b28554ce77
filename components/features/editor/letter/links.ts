import { label } from "@/components/features/editor/core/edit-names";
import type { LetterStore } from "@/components/features/editor/letter/use-letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import { resolveLetterStyle } from "@/domain/letters/links";

/** What of a letter can follow a resume. */
export type LinkedPart = "sender" | "design";

const LINKS = { sender: "senderLinked", design: "designLinked" } as const;

/** From now on the part is what the resume says; another part that follows a resume goes along, for a letter has one at most. */
export function followResume(store: LetterStore, part: LinkedPart, resume: { id: string; data: ResumeData }): void {
  store.getState().edit(label("linkResume", part), (draft) => {
    draft.sourceResumeId = resume.id;
    draft[LINKS[part]] = true;
    draft.style = resolveLetterStyle(draft.style, draft, resume.data);
  });
}

/** From now on the part is the letter's own, and stays as it was shown last. */
export function stopFollowing(store: LetterStore, part: LinkedPart): void {
  store.getState().edit(label("unlinkResume", part), (draft) => {
    draft[LINKS[part]] = false;
  });
}
