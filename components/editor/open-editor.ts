import { startAutosave } from "@/components/editor/autosave";
import { label } from "@/components/editor/edit-names";
import { type Journal, journalKey, openJournal, type Recovery, recovery } from "@/components/editor/journal";
import { newId } from "@/components/editor/new-id";
import { sameText } from "@/components/editor/same-text";
import { resumeSaver } from "@/components/editor/resume/save-resume";
import { runAutosave, type SaveRunner } from "@/components/editor/save-runner";
import { createEditorStore, type EditorStore, type ResumeCard } from "@/components/editor/store";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Resume } from "@/contracts/model/resume/resume";

/** An open resume: its state, its saving, and what was found on this device when it was opened. */
export type OpenEditor = { store: EditorStore; runner: SaveRunner; journal: Journal<ResumeData>; recovered: Recovery };

type Opening = {
  ownerId: string;
  resume: Resume;
  /** Hears when this device cannot keep the text, so that the person is told. */
  onJournalFailure: (error: unknown) => void;
};

/** Opens a resume for editing and brings back what this device kept of an earlier session. */
export async function openEditor({ ownerId, resume, onJournalFailure }: Opening): Promise<OpenEditor> {
  const journal = openJournal<ResumeData>(journalKey(ownerId, "resume", resume.id), onJournalFailure);
  const kept = await journal.read().catch((error) => {
    onJournalFailure(error);
    return undefined;
  });
  const recovered = recovery(kept, resume, kept !== undefined && sameText(kept.document, resume.data));
  const now = () => Date.now();
  const store = createEditorStore({ card: cardOf(resume), data: resume.data, updatedAt: resume.updatedAt, now });
  const runner = runAutosave({ store, journal, now, ...resumeSaver(resume.id, newId(), resume.data) });
  if (kept && recovered === "restore") {
    store.getState().edit(label("restoreDevice"), (draft) => void Object.assign(draft, kept.document));
  }
  if (kept && recovered === "ask") {
    // The person's own text stays in front of them; nothing is sent until they chose.
    store.getState().setSaving({ ...startAutosave(kept.basedOn), status: "conflict", edits: 1 });
    store.getState().replace(kept.document);
  }
  if (kept && recovered === "nothing") await journal.trim(kept.editedAt);
  return { store, runner, journal, recovered };
}

/** What the editor shows of a resume beside its data. */
export function cardOf(resume: Resume): ResumeCard {
  const { id, name, slug, tags, isPublic, showDownloadButtons, isLocked, hasPassword } = resume;
  return { id, name, slug, tags, isPublic, showDownloadButtons, isLocked, hasPassword };
}
