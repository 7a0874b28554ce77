import { createContext } from "react";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { meetStored } from "@/components/features/editor/saving/take-in-stored";
import { NotSaved } from "@/components/kit/assistant/open-document";

/**
 * Runs work that changes the stored document: what was typed last is saved before, and what is stored afterwards is taken in, as a change
 * from elsewhere. Throws what the work throws, and `NotSaved`.
 */
export type ChangeOnServer = (work: () => Promise<unknown>) => Promise<void>;

export const changeOnServer =
  <Document, Card extends DocumentCard>(editor: OpenEditor<Document, Card>): ChangeOnServer =>
  async (work) => {
    const { kind, store, runner } = editor;
    await runner.flush();
    if (runner.hasUnsaved()) throw new NotSaved();
    await runner.exclusively(async () => {
      await work();
      await meetStored(editor, await kind.read(store.getState().card.id));
    });
  };

export const ChangeOnServerContext = createContext<ChangeOnServer | null>(null);
