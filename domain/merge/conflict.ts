/** The side that a person chose for a conflict. */
export type Choice = "mine" | "theirs";

/** The choices so far, by pointer. */
export type Choices = ReadonlyMap<string, Choice>;

export const NOTHING_CHOSEN: Choices = new Map();

/**
 * A place that both sides changed. `pointer` is a JSON pointer in which list positions are replaced by `#<id>`; the empty one is
 * the whole document. A side that removed the value has undefined.
 */
export type Conflict = { pointer: string; base: unknown; mine: unknown; theirs: unknown };

/**
 * A document with the changes of both sides. Conflicts have the chosen side, by default mine; if one side removed what the other
 * changed, it stays by default.
 */
export type Merged<Document> = { document: Document; conflicts: readonly Conflict[] };

/** Collects conflicts and applies choices during a merge. */
export class Deciding {
  readonly conflicts: Conflict[] = [];
  constructor(private readonly choices: Choices) {}

  /** Records a conflict and returns the side to use. */
  decide(conflict: Conflict): Choice {
    this.conflicts.push(conflict);
    const fallback = conflict.mine === undefined ? "theirs" : "mine";
    return this.choices.get(conflict.pointer) ?? fallback;
  }
}
