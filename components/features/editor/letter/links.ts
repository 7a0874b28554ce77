import { label } from "@/components/features/editor/core/edit-names";
import type { LetterStore } from "@/components/features/editor/letter/use-letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import { resolveLetterStyle } from "@/domain/letters/links";

/** The parts of a letter that can be linked to a resume. */
export type LinkedPart = "sender" | "design";

const LINKS = { sender: "senderLinked", design: "designLinked" } as const;

/** Links the part to a resume. The other part, if linked, switches too, because a letter has one resume at most. */
export function followResume(store: LetterStore, part: LinkedPart, resume: { id: string; data: ResumeData }): void {
  store.getState().edit(label("linkResume", part), (draft) => {
    draft.sourceResumeId = resume.id;
    draft[LINKS[part]] = true;
    draft.style = resolveLetterStyle(draft.style, draft, resume.data);
  });
}

/** Unlinks the part, which keeps its last values. */
export function stopFollowing(store: LetterStore, part: LinkedPart): void {
  store.getState().edit(label("unlinkResume", part), (draft) => {
    draft[LINKS[part]] = false;
  });
}
