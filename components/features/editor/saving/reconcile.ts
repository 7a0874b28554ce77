import type { Base } from "@/components/features/editor/saving/base";
import { likeStored } from "@/components/features/editor/saving/like-stored";
import { type Choices, type Merged, NOTHING_CHOSEN } from "@/domain/merge/conflict";

/** How a kind of document is merged. */
export type Merge<Document> = (base: Document, mine: Document, theirs: Document, choices?: Choices) => Merged<Document>;

export type Reconciled<Document> = Merged<Document> & {
  /** The new base of the local document. */
  base: Base<Document>;
};

/** An own text that may have been saved without a response, and its base. */
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
 * Merges unsaved local text with the stored state. The server's normalisation of own text is not a change: the text stays as
 * typed, even a trailing space. Neither is own text sent without a response: it is removed from the other side, so that only the
 * changes of others remain.
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
  // Resolved conflicts are dropped.
  const open = conflicts.filter(({ pointer }) => !choices.has(pointer));
  return { document, conflicts: open, base: { stored, sent: theirs } };
}
