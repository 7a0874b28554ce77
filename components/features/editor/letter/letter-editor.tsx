"use client";

import { useMemo } from "react";
import { AcceptContext } from "@/components/features/editor/ai/accept";
import { acceptInLetter } from "@/components/features/editor/ai/accept-in-letter";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import { type DesignAccess, DesignContext } from "@/components/features/editor/design/use-design";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { Editor } from "@/components/features/editor/editor";
import { LetterFrame } from "@/components/features/editor/letter/letter-frame";
import { LETTER_KIND, type LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { LetterContext } from "@/components/features/editor/letter/use-letter";

type LetterEditorProps = { letterId: string; viewerId: string };

/** The editor of a letter. */
export function LetterEditor({ letterId, viewerId }: LetterEditorProps) {
  return (
    <Editor kind={LETTER_KIND} id={letterId} ownerId={viewerId}>
      {(editor) => <OpenLetter editor={editor} />}
    </Editor>
  );
}

function OpenLetter({ editor }: { editor: OpenEditor<LetterDraft, DocumentCard> }) {
  const { store } = editor;
  const design = useMemo<DesignAccess>(
    () => ({
      subscribe: store.subscribe,
      pictures: "letter-",
      metadata: () => documentOf(store.getState()).style.metadata,
      printable: () => editor.kind.printable(documentOf(store.getState()), store.getState().card.name),
      edit: (label, recipe) => store.getState().edit(label, (draft) => recipe(draft.style.metadata)),
      attempt: (recipe) => store.getState().setTrial(recipe),
    }),
    [editor, store],
  );
  const accept = useMemo(() => acceptInLetter(editor), [editor]);
  return (
    <LetterContext value={store}>
      <DesignContext value={design}>
        <AcceptContext value={accept}>
          <LetterFrame editor={editor} />
        </AcceptContext>
      </DesignContext>
    </LetterContext>
  );
}
