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
import type { DesignMetadata, DocumentCard, Stored } from "@/components/features/editor/document-kind";
import { type Autosave, startAutosave } from "@/components/features/editor/saving/autosave";
import { type Base, baseOf } from "@/components/features/editor/saving/base";
import type { OnDevice } from "@/components/features/editor/saving/journal";
import { takeOver } from "@/components/features/editor/saving/take-over";
import type { PdfCheckFinding } from "@/contracts/model/pdf-check-report";

/** Changes a draft of the design. */
export type DesignTrial = (metadata: DesignMetadata) => void;

/** The state of every open document of any kind. */
export type SharedState<Card extends DocumentCard = DocumentCard, Document = unknown> = {
  card: Card;
  /** In Trash a document can only be read and restored. */
  isTrashed: boolean;
  timeline: Timeline<Document>;
  saving: Autosave;
  /** Whether this device has the newest text. */
  onDevice: OnDevice;
  /** The open section and entry; at most one each. */
  open: { sectionId: string | null; itemId: string | null };
  /** The section whose heading and settings are open. */
  naming: string | null;
  /** The pointer of the focused field, which is marked on the page. */
  activeField: string | null;
  /** Words that are marked on the page, such as a posting's that the document has. */
  markedTerms: readonly string[];
  /** Places of the pages that have a frame until the next edit. */
  markedPlaces: PdfCheckFinding["places"];
  /** A change of the design that the page shows and the document does not have. */
  trial: DesignTrial | null;
  /** Whether a page was shown; deferred work starts after that. */
  hasPage: boolean;
  /** How many pages were last drawn; null before the first. */
  pageCount: number | null;
  undo: () => void;
  redo: () => void;
  openSection: (sectionId: string | null) => void;
  openItem: (sectionId: string, itemId: string | null) => void;
  nameSection: (sectionId: string | null) => void;
  setActiveField: (pointer: string | null) => void;
  markTerms: (terms: readonly string[]) => void;
  setTrial: (trial: DesignTrial | null) => void;
  markPlaces: (places: PdfCheckFinding["places"]) => void;
  /** The pages were drawn; without their number where the server drew them. */
  pageShown: (pages?: number) => void;
  /** A method, so that a store of one kind is assignable to a store for all kinds. */
  setCard(card: Partial<Card>): void;
  setTrashed: (isTrashed: boolean) => void;
  setSaving: (saving: Autosave) => void;
  setOnDevice: (onDevice: OnDevice) => void;
};

/** The state of an open document of one kind. */
export type EditorState<Document, Card extends DocumentCard = DocumentCard> = SharedState<Card, Document> & {
  /** The base of unsaved edits; null for restored text without one. */
  base: Base<Document> | null;
  /** Makes an edit of the person's own; returns whether anything changed. */
  edit: (label: EditLabel, recipe: (draft: Document) => void) => boolean;
  /** Takes in a document from elsewhere; this cannot be undone. */
  replace: (document: Document) => void;
  setBase: (base: Base<Document> | null) => void;
};

export type EditorStore<Document, Card extends DocumentCard = DocumentCard> = StoreApi<EditorState<Document, Card>>;

/** The read-only view of a store, for components that serve all kinds. */
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
    naming: null,
    activeField: null,
    markedTerms: [],
    markedPlaces: [],
    trial: null,
    hasPage: false,
    pageCount: null,
    edit(label, recipe) {
      if (isReadOnly(get())) return false;
      const { timeline } = get();
      const next = edit(timeline, label, now(), recipe);
      if (next === timeline) return false;
      set({
        timeline: next,
        ...(get().markedPlaces.length > 0 ? { markedPlaces: [] } : {}),
        ...(get().trial ? { trial: null } : {}),
      });
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
    nameSection: (naming) => set({ naming }),
    setActiveField: (activeField) => set({ activeField }),
    markTerms: (markedTerms) => set({ markedTerms }),
    setTrial: (trial) => set(get().trial === trial ? {} : { trial }),
    markPlaces: (markedPlaces) => set({ markedPlaces }),
    pageShown: (pages) => set({ hasPage: true, ...(pages === undefined ? {} : { pageCount: pages }) }),
    setCard: (change) => set({ card: { ...get().card, ...change } }),
    setTrashed: (isTrashed) => set({ isTrashed }),
    setSaving: (saving) => set({ saving }),
    setOnDevice: (onDevice) => set(get().onDevice === onDevice ? {} : { onDevice }),
    setBase: (base) => set({ base }),
  }));
}

/** The document as it is now. */
export const documentOf = <Document>(state: { timeline: Timeline<Document> }): Document => state.timeline.document;
