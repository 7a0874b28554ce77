import { produce } from "immer";
import { type Accept, NotSaved } from "@/components/features/editor/ai/accept";
import { label } from "@/components/features/editor/core/edit-names";
import { newId } from "@/components/features/editor/core/new-id";
import type { OpenEditor } from "@/components/features/editor/core/open-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { LETTER_KIND, type LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { takeOver } from "@/components/features/editor/saving/take-over";

/** Accepting in a letter: a save of a session of its own, so that the state before it stays a version. */
export const acceptInLetter =
  ({ store, runner }: OpenEditor<LetterDraft, DocumentCard>): Accept =>
  ({ name, target, writes }) =>
    runner.exclusively(async () => {
      await runner.flush();
      if (runner.hasUnsaved()) throw new NotSaved();
      const { card, saving } = store.getState();
      const changed = produce(documentOf(store.getState()), (draft) => {
        for (const { pointer, value } of writes) Object.assign(draft, { [pointer.slice(1)]: value });
      });
      const stored = await LETTER_KIND.write(card.id, { document: changed, basedOn: saving.basedOn, sessionId: newId() });
      await runner.adopt(stored, (next) => {
        store.getState().edit(label(name, target), (draft) => takeOver(draft, next));
      });
    });
