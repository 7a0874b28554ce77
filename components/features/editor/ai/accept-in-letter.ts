import type { Accept } from "@/components/features/editor/ai/accept";
import { patched } from "@/components/features/editor/ai/apply-operations";
import { takeAccepted } from "@/components/features/editor/ai/take-accepted";
import { newId } from "@/components/features/editor/core/new-id";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { LETTER_KIND, type LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { NotSaved } from "@/components/kit/assistant/open-document";

/** Accepting in a letter: a save with a separate session, so that the state before it stays a version. */
export const acceptInLetter =
  (editor: OpenEditor<LetterDraft, DocumentCard>): Accept =>
  (accepted) =>
    editor.runner.exclusively(async () => {
      const { store, runner } = editor;
      await runner.flush();
      if (runner.hasUnsaved()) throw new NotSaved();
      const document = documentOf(store.getState());
      const changed = patched(document, accepted.operationsFor(document));
      const { card, saving } = store.getState();
      const stored = await LETTER_KIND.write(card.id, { document: changed, basedOn: saving.basedOn, sessionId: newId() });
      await takeAccepted(editor, accepted, document, { ...stored, card });
    });
