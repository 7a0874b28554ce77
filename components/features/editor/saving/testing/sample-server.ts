import { createEditorStore, documentOf } from "@/components/features/editor/core/store";
import type { DocumentCard, ReadDocument } from "@/components/features/editor/document-kind";
import { type Autosave, hasUnsaved } from "@/components/features/editor/saving/autosave";
import type { Journal, JournalEntry } from "@/components/features/editor/saving/journal";
import type { Merge } from "@/components/features/editor/saving/reconcile";
import type { SaveAnswer } from "@/components/features/editor/saving/save-document";
import { runAutosave } from "@/components/features/editor/saving/save-runner";
import { Deciding } from "@/domain/merge/conflict";
import { mergeValue } from "@/domain/merge/value";

/** A document of a few fields, for tests of saving. */
export type Sample = Record<"one" | "two" | "three", string>;

export const mergeSamples: Merge<Sample> = (base, mine, theirs, choices = new Map()) => {
  const at = new Deciding(choices);
  return { document: mergeValue(at, "", base, mine, theirs) as Sample, conflicts: at.conflicts };
};

/** The fate of a request: it completes, it never arrives, or only its response is lost. */
export type Network = "fine" | "lost" | "unanswered";

/** A server that holds one document and settles texts as it saves them, and as many clients as one likes. */
export function sampleServer(start: Sample) {
  let document = settled(start);
  let revision = 1;
  const read = (): ReadDocument<Sample, DocumentCard> => ({
    card: { id: "1", name: "Sample", isLocked: false },
    document: { ...document },
    savedAt: new Date(revision).toISOString(),
    basedOn: String(revision),
  });
  return {
    read,
    change(fields: Partial<Sample>) {
      document = settled({ ...document, ...fields });
      revision += 1;
    },
    /** A client whose requests meet the network state in `next`. */
    client(next: () => Network, left?: JournalEntry<Sample>) {
      const requests: ("save" | "leave")[] = [];
      const stored = read();
      const store = createEditorStore({ card: stored.card, stored, now: () => Date.now() });
      const saved: { entry: JournalEntry<Sample> | null } = { entry: left ?? null };
      const journal: Journal<Sample> = {
        write: (entry) => {
          saved.entry = { ...entry, key: "" };
        },
        left: async () => [],
        trim: async (editedAt) => {
          if (saved.entry && saved.entry.editedAt <= editedAt) saved.entry = null;
        },
        forget: async () => {},
        settled: async () => {},
        hurry() {},
        close() {},
      };
      async function save({
        document: sent,
        basedOn,
      }: {
        document: Sample;
        basedOn: string;
      }): Promise<SaveAnswer<Sample, DocumentCard>> {
        requests.push("save");
        const network = next();
        await pause();
        if (network === "lost") return { failure: "offline" };
        if (basedOn !== String(revision)) return { moved: read() };
        document = settled(sent);
        revision += 1;
        const answer = read();
        await pause();
        return network === "unanswered" ? { failure: "server" } : { stored: answer };
      }
      /** Its response is never read. */
      const saveOnLeave = ({ document: sent, basedOn }: { document: Sample; basedOn: string }) => {
        requests.push("leave");
        if (basedOn !== String(revision)) return;
        document = settled(sent);
        revision += 1;
      };
      const kind = { own: (each: Sample) => each, merger: async () => mergeSamples };
      const runner = runAutosave({ kind, store, journal, save, saveOnLeave, now: () => Date.now() });
      return {
        kind,
        store,
        runner,
        kept: saved,
        /** The saves that were sent. */
        requests,
        document: () => documentOf(store.getState()),
        saving: (): Autosave => store.getState().saving,
        isDone: () => !hasUnsaved(store.getState().saving),
        type: (field: keyof Sample, text: string) =>
          store.getState().edit({ name: "editField", target: field }, (draft) => {
            draft[field] = text;
          }),
      };
    },
  };
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

/** The server takes spaces away at the ends, as it settles texts of documents. */
const settled = (document: Sample): Sample => ({
  one: document.one.trim(),
  two: document.two.trim(),
  three: document.three.trim(),
});
