import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useAccept } from "@/components/features/editor/ai/accept";
import { openDocumentOf } from "@/components/features/editor/assistant/open-document-of";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { useAssistantSlot } from "@/components/kit/assistant/assistant-slot";

/** The assistant for the open document, shown beside its page; null where there is none. */
export function useAssistantPart<Document extends object, Card extends DocumentCard>(
  editor: OpenEditor<Document, Card>,
  jump: (pointer: string) => void,
): ReactNode {
  const Slot = useAssistantSlot();
  const accept = useAccept();
  const latestJump = useRef(jump);
  useEffect(() => {
    latestJump.current = jump;
  });
  const document = useMemo(() => openDocumentOf(editor, accept, (pointer) => latestJump.current(pointer)), [editor, accept]);
  const target = useMemo(() => ({ kind: editor.kind.name, id: editor.store.getState().card.id }), [editor]);
  return Slot ? <Slot target={target} document={document} /> : null;
}
