/** Which side a person chose for one place. */
export type Choice = "mine" | "theirs";

/** What was chosen so far, by the pointer of the place. */
export type Choices = ReadonlyMap<string, Choice>;

export const NOTHING_CHOSEN: Choices = new Map();

/**
 * One place that both sides changed. `pointer` is a JSON pointer in which list positions are replaced by `#<id>`; the empty one is the
 * whole document. A side that removed the thing has undefined.
 */
export type Conflict = { pointer: string; base: unknown; mine: unknown; theirs: unknown };

/**
 * A document in which the changes of both sides are. Where they contradict each other it says what was chosen; before that, what is mine,
 * and where one side removed what the other changed, what is still there.
 */
export type Merged<Document> = { document: Document; conflicts: readonly Conflict[] };

/** What is decided and found while two documents are merged. */
export class Deciding {
  readonly conflicts: Conflict[] = [];
  constructor(private readonly choices: Choices) {}

  /** Notes that both sides changed a place and returns whose state of it goes on. */
  decide(conflict: Conflict): Choice {
    this.conflicts.push(conflict);
    const fallback = conflict.mine === undefined ? "theirs" : "mine";
    return this.choices.get(conflict.pointer) ?? fallback;
  }
}
