import { createStore, type StoreApi } from "zustand/vanilla";
import { type Autosave, startAutosave } from "@/components/editor/autosave";
import { takeOver } from "@/components/editor/take-over";
import { type EditLabel, edit, receive, redo, startTimeline, type Timeline, undo } from "@/components/editor/timeline";
import type { ResumeData } from "@/contracts/model/resume/data";

/** What is known of the resume beside its data. */
export type ResumeCard = {
  id: string;
  name: string;
  slug: string;
  tags: string[];
  isPublic: boolean;
  showDownloadButtons: boolean;
  isLocked: boolean;
  hasPassword: boolean;
};

export type EditorState = {
  card: ResumeCard;
  timeline: Timeline<ResumeData>;
  saving: Autosave;
  /** The section and the entry that lie open; one of each at most. */
  open: { sectionId: string | null; itemId: string | null };
  /** The field that has the focus, as the page knows it; it is marked there. */
  activeField: string | null;
  /** Whether a page was shown; what can wait is loaded after that. */
  hasPage: boolean;
  /** Makes an edit of the person's own; returns whether anything changed. */
  edit: (label: EditLabel, recipe: (draft: ResumeData) => void) => boolean;
  undo: () => void;
  redo: () => void;
  /** Takes in a document from elsewhere; it cannot be undone here. */
  replace: (data: ResumeData) => void;
  openSection: (sectionId: string | null) => void;
  openItem: (sectionId: string, itemId: string | null) => void;
  setActiveField: (pointer: string | null) => void;
  pageShown: () => void;
  setCard: (card: Partial<ResumeCard>) => void;
  setSaving: (saving: Autosave) => void;
};

export type EditorStore = StoreApi<EditorState>;

type Start = { card: ResumeCard; data: ResumeData; updatedAt: string; now: () => number };

/** The state of one open resume. `now` gives milliseconds; it decides only which edits join into one step. */
export function createEditorStore({ card, data, updatedAt, now }: Start): EditorStore {
  return createStore<EditorState>()((set, get) => ({
    card,
    timeline: startTimeline(data),
    saving: startAutosave(updatedAt),
    open: { sectionId: null, itemId: null },
    activeField: null,
    hasPage: false,
    edit(label, recipe) {
      const { timeline, card: current } = get();
      if (current.isLocked) return false;
      const next = edit(timeline, label, now(), recipe);
      if (next === timeline) return false;
      set({ timeline: next });
      return true;
    },
    undo: () => set({ timeline: undo(get().timeline) }),
    redo: () => set({ timeline: redo(get().timeline) }),
    replace(data) {
      const next = receive(get().timeline, (draft) => {
        takeOver(draft, data);
      });
      set({ timeline: next });
    },
    openSection: (sectionId) => set({ open: { sectionId, itemId: null } }),
    openItem: (sectionId, itemId) => set({ open: { sectionId, itemId } }),
    setActiveField: (activeField) => set({ activeField }),
    pageShown: () => set({ hasPage: true }),
    setCard: (change) => set({ card: { ...get().card, ...change } }),
    setSaving: (saving) => set({ saving }),
  }));
}

/** The document as it is now. */
export const documentOf = (state: EditorState): ResumeData => state.timeline.document;
