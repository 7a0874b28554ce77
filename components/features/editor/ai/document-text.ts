import { documentOf } from "@/components/features/editor/core/store";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import type { ResumeData } from "@/contracts/model/resume/data";

/** The whole open document as plain text: what a model may rely on. */
export function useDocumentText(): () => Promise<string> {
  const { kind, store } = useOpenEditor();
  return async () => {
    const document = documentOf(store.getState());
    if (kind.name === "resume") {
      const { resumeToPlainText } = await import("@/domain/exports/plain-text");
      return resumeToPlainText(document as ResumeData);
    }
    const { letterToPlainText } = await import("@/domain/exports/letter");
    return letterToPlainText({ ...(document as LetterDraft), name: store.getState().card.name });
  };
}
