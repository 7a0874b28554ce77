import { type Difference, differences } from "@/components/features/editor/conflicts/differences";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { takeIn } from "@/components/features/editor/saving/take-in-stored";
import type { Choice, Choices, Conflict } from "@/domain/merge/conflict";

/** What both sides changed, and how to resolve it. */
export type ConflictSides = {
  /** The places where the person must choose; everything else is already merged. */
  conflicts: readonly Conflict[];
  /** Where the two documents differ, for two that can only be chosen as a whole; null for any others. */
  whole: readonly Difference[] | null;
  /** Both documents, to name the places by their content. */
  documents: { mine: unknown; theirs: unknown };
  choose: (choices: Choices) => Promise<void>;
  /** Saves the local text as a new document with this name, loads the stored one, and returns the new document's path. */
  keepBoth: (name: string) => Promise<string>;
};

/** Reads the stored side and compares. If the sides agree, saving continues automatically. Throws API errors. */
export async function conflictSides<Document, Card extends DocumentCard>(
  editor: OpenEditor<Document, Card>,
  limit: number,
): Promise<ConflictSides> {
  const { kind, store, runner } = editor;
  const { id } = store.getState().card;
  const mine = () => documentOf(store.getState());
  const stored = await kind.read(id);
  const { conflicts } = await runner.compare(stored);
  if (conflicts.length === 0) await runner.settle(stored, new Map());
  const isWhole = conflicts.some(({ pointer }) => pointer === "");
  return {
    conflicts,
    whole: isWhole ? differences(kind.own(mine()), kind.own(stored.document), limit) : null,
    documents: { mine: mine(), theirs: stored.document },
    choose: (choices) => runner.settle(stored, choices),
    async keepBoth(name) {
      const address = await kind.copy(id, mine(), name);
      await takeIn(editor, stored);
      return address;
    },
  };
}

/** The same choice for every place. */
export const everywhere = (conflicts: readonly Conflict[], choice: Choice): Choices =>
  new Map(conflicts.map(({ pointer }) => [pointer, choice]));
