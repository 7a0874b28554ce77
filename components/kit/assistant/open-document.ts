import type { PlainChange } from "@/domain/assistant/changes";

/** Changes that a person has accepted, to be made to the open document together. */
export type AcceptedProposals = {
  /** By which Undo and Redo name them later. */
  mark: string;
  /** By edits; each is made to what the ones before it have left. */
  edits: readonly (readonly PlainChange[])[];
  /** The message that they come from. */
  messageId: string;
};

/** A document whose page is beside the assistant. Pointers name entries by `#<id>`. */
export type ShownDocument = {
  /** Whether a proposal can still be applied: its places are unchanged. */
  fits: (changes: readonly PlainChange[]) => boolean;
  /** The current value of a place; undefined if the place is gone. */
  valueAt: (pointer: string) => unknown;
  /** Calls `listener` after each change of the document. */
  subscribe: (listener: () => void) => () => void;
  /** Marks a place on the page; null marks nothing. */
  markPlace: (pointer: string | null) => void;
};

/** A document that is open in an editor, as far as the assistant beside it needs it. */
export type OpenDocument = ShownDocument & {
  /**
   * Makes accepted proposals: typed text is saved first, then they are saved as a separate version, and here they are one step that
   * Undo reverts. Throws what the API throws, `NotSaved`, and `PlacesChanged`.
   */
  accept: (proposals: AcceptedProposals) => Promise<void>;
  /**
   * Brings back what was there before, as one step of undo; `edits` are those that do it, null where only Undo knows. Throws
   * `PlacesChanged`.
   */
  takeBack: (proposals: { mark: string; edits: AcceptedProposals["edits"] | null }) => void;
  /** Leads to the field of a place. */
  jump: (pointer: string) => void;
  /** Calls `listener` with the mark of accepted proposals when Undo takes them back (false) or Redo makes them again (true). */
  onUndo: (listener: (mark: string, isMade: boolean) => void) => () => void;
};

/** The text on screen could not be saved, so nothing was changed. */
export class NotSaved extends Error {}

/** A place has changed since the proposal was made, so nothing was applied. */
export class PlacesChanged extends Error {}
