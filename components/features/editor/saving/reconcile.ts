import type { Base } from "@/components/features/editor/saving/base";
import { likeStored } from "@/components/features/editor/saving/like-stored";
import { type Choices, type Merged, NOTHING_CHOSEN } from "@/domain/merge/conflict";

/** How a kind of document is merged. */
export type Merge<Document> = (base: Document, mine: Document, theirs: Document, choices?: Choices) => Merged<Document>;

export type Reconciled<Document> = Merged<Document> & {
  /** What the document here stands on from now on. */
  base: Base<Document>;
};

/** A text of one's own that may have been saved without an answer, and what it was typed upon. */
export type Doubtful<Document> = { sent: Document; base: Document };

type Sides<Document> = {
  merge: Merge<Document>;
  base: Base<Document>;
  mine: Document;
  stored: Document;
  doubtful?: readonly Doubtful<Document>[];
  choices?: Choices;
};

/**
 * Merges what is unsaved here with what is stored by now. What the server only settled of one's own text is no change: it stays here as it
 * was typed, down to the space behind the last word. Nor is what one sent oneself without an answer: it is taken out of the other side, so
 * that only what others wrote is left there.
 */
export function reconcile<Document>({
  merge,
  base,
  mine,
  stored,
  doubtful = [],
  choices = NOTHING_CHOSEN,
}: Sides<Document>): Reconciled<Document> {
  const theirs = base.sent === base.stored ? stored : merge(base.stored, stored, base.sent).document;
  const others = doubtful.reduce((rest, each) => {
    const own = merge(each.base, likeStored(each.sent, theirs), base.sent).document;
    return merge(own, rest, base.sent).document;
  }, theirs);
  const { document, conflicts } = merge(base.sent, mine, others, choices);
  // What is answered is no conflict any more.
  const open = conflicts.filter(({ pointer }) => !choices.has(pointer));
  return { document, conflicts: open, base: { stored, sent: theirs } };
}
