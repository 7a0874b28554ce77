import { createStore, type StoreApi } from "zustand/vanilla";
import {
  type EditLabel,
  edit,
  receive,
  redo,
  startTimeline,
  type Timeline,
  undo,
} from "@/components/features/editor/core/timeline";
import type { DocumentCard, Stored } from "@/components/features/editor/document-kind";
import { type Autosave, startAutosave } from "@/components/features/editor/saving/autosave";
import { type Base, baseOf } from "@/components/features/editor/saving/base";
import type { OnDevice } from "@/components/features/editor/saving/journal";
import { takeOver } from "@/components/features/editor/saving/take-over";

/** What is true of every open document, whatever its kind. */
export type SharedState<Card extends DocumentCard = DocumentCard, Document = unknown> = {
  card: Card;
  /** In Trash a document can be read and brought back, nothing else. */
  isTrashed: boolean;
  timeline: Timeline<Document>;
  saving: Autosave;
  /** Whether this device has the newest text. */
  onDevice: OnDevice;
  /** The section and the entry that lie open; one of each at most. */
  open: { sectionId: string | null; itemId: string | null };
  /** The field that has the focus, as the page knows it; it is marked there. */
  activeField: string | null;
  /** Words that are marked on the page, such as a posting's that the document has. */
  markedTerms: readonly string[];
  /** Whether a page was shown; what can wait is loaded after that. */
  hasPage: boolean;
  undo: () => void;
  redo: () => void;
  openSection: (sectionId: string | null) => void;
  openItem: (sectionId: string, itemId: string | null) => void;
  setActiveField: (pointer: string | null) => void;
  markTerms: (terms: readonly string[]) => void;
  pageShown: () => void;
  /** A method, so that a store of one kind is a store for parts that serve all kinds. */
  setCard(card: Partial<Card>): void;
  setTrashed: (isTrashed: boolean) => void;
  setSaving: (saving: Autosave) => void;
  setOnDevice: (onDevice: OnDevice) => void;
};

/** The state of an open document of one kind. */
export type EditorState<Document, Card extends DocumentCard = DocumentCard> = SharedState<Card, Document> & {
  /** What unsaved edits stand on; null when a text was found that does not say. */
  base: Base<Document> | null;
  /** Makes an edit of the person's own; returns whether anything changed. */
  edit: (label: EditLabel, recipe: (draft: Document) => void) => boolean;
  /** Takes in a document from elsewhere; it cannot be undone here. */
  replace: (document: Document) => void;
  setBase: (base: Base<Document> | null) => void;
};

export type EditorStore<Document, Card extends DocumentCard = DocumentCard> = StoreApi<EditorState<Document, Card>>;

/** A store as it is read; parts that serve all kinds know it by this alone. */
export type SharedStore<State = SharedState> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe">;

type Start<Document, Card> = { card: Card; stored: Stored<Document>; now: () => number };

/** While it is locked or in Trash a document can be read, not changed. */
export const isReadOnly = ({ card, isTrashed }: Pick<SharedState, "card" | "isTrashed">): boolean => card.isLocked || isTrashed;

/** The state of one open document. `now` gives milliseconds; it decides only which edits join into one step. */
export function createEditorStore<Document, Card extends DocumentCard>({
  card,
  stored,
  now,
}: Start<Document, Card>): EditorStore<Document, Card> {
  return createStore<EditorState<Document, Card>>()((set, get) => ({
    card,
    isTrashed: false,
    timeline: startTimeline(stored.document),
    saving: startAutosave(stored),
    onDevice: "kept",
    base: baseOf(stored.document),
    open: { sectionId: null, itemId: null },
    activeField: null,
    markedTerms: [],
    hasPage: false,
    edit(label, recipe) {
      if (isReadOnly(get())) return false;
      const { timeline } = get();
      const next = edit(timeline, label, now(), recipe);
      if (next === timeline) return false;
      set({ timeline: next });
      return true;
    },
    undo: () => set(isReadOnly(get()) ? {} : { timeline: undo(get().timeline) }),
    redo: () => set(isReadOnly(get()) ? {} : { timeline: redo(get().timeline) }),
    replace(document) {
      const next = receive(get().timeline, (draft) => {
        takeOver(draft as object, document as object);
      });
      set({ timeline: next });
    },
    openSection: (sectionId) => set({ open: { sectionId, itemId: null } }),
    openItem: (sectionId, itemId) => set({ open: { sectionId, itemId } }),
    setActiveField: (activeField) => set({ activeField }),
    markTerms: (markedTerms) => set({ markedTerms }),
    pageShown: () => set({ hasPage: true }),
    setCard: (change) => set({ card: { ...get().card, ...change } }),
    setTrashed: (isTrashed) => set({ isTrashed }),
    setSaving: (saving) => set({ saving }),
    setOnDevice: (onDevice) => set(get().onDevice === onDevice ? {} : { onDevice }),
    setBase: (base) => set({ base }),
  }));
}

/** The document as it is now. */
export const documentOf = <Document>(state: { timeline: Timeline<Document> }): Document => state.timeline.document;
