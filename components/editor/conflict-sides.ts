import { type Difference, differences } from "@/components/editor/differences";
import type { DocumentCard } from "@/components/editor/document-kind";
import { type OpenEditor, takeIn } from "@/components/editor/open-editor";
import { documentOf } from "@/components/editor/store";

/** Both sides of a document that was changed in two places, and the three ways on. */
export type ConflictSides = {
  found: Difference[];
  keepMine: () => void;
  takeStored: () => Promise<void>;
  /** Keeps the text here as a document of that name, takes the stored one, and answers where the new document opens. */
  keepBoth: (name: string) => Promise<string>;
};

/** Reads the stored side and compares. At most `limit` differences are listed. Throws as the API does. */
export async function conflictSides<Document, Card extends DocumentCard>(
  editor: OpenEditor<Document, Card>,
  limit: number,
): Promise<ConflictSides> {
  const { kind, store, runner } = editor;
  const { id } = store.getState().card;
  const mine = () => documentOf(store.getState());
  const stored = await kind.read(id);
  return {
    found: differences(kind.own(mine()), kind.own(stored.document), limit),
    keepMine: () => runner.dispatch({ type: "resolved", keep: "mine", savedAt: stored.savedAt, basedOn: stored.basedOn }),
    takeStored: () => takeIn(editor, stored),
    async keepBoth(name) {
      const address = await kind.copy(id, mine(), name);
      await takeIn(editor, stored);
      return address;
    },
  };
}
