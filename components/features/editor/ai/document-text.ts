import { documentOf } from "@/components/features/editor/core/store";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import type { ResumeData } from "@/contracts/model/resume/data";

/** What a model may rely on of the open document: its text, without name, contact details and links, which it does not need. */
export function useDocumentText(): () => Promise<string> {
  const { kind, store } = useOpenEditor();
  return async () => {
    const document = documentOf(store.getState());
    if (kind.name === "resume") {
      const { wordsForModel } = await import("@/domain/ai/own-words");
      return wordsForModel(document as ResumeData).join("\n");
    }
    const { richTextToPlain } = await import("@/domain/rich-text/plain");
    return richTextToPlain((document as LetterDraft).content);
  };
}
