"use client";

import { api } from "@/components/api/client";
import type { DocumentCard } from "@/components/editor/document-kind";
import { type LetterDraft, readLetter } from "@/components/editor/letter/letter-kind";
import type { OpenEditor } from "@/components/editor/open-editor";
import type { VersionOperations } from "@/components/editor/versions/use-versions";
import { VersionsPanel } from "@/components/editor/versions/versions-panel";

const { versions } = api.coverLetters;

const OPERATIONS: VersionOperations<LetterDraft, DocumentCard> = {
  list: (id, limit) => versions.list({ id, limit }),
  read: async (id, versionId) => ({ kind: "letter", document: (await versions.read({ id, versionId })).data }),
  readDocument: async (id) => {
    const { card, document } = readLetter(await api.coverLetters.read({ id }));
    return { kind: "letter", document: { ...document, name: card.name } };
  },
  create: (id, name) => versions.create({ id, name }),
  rename: (id, versionId, name) => versions.rename({ id, versionId, name }),
  remove: (id, versionId) => versions.delete({ id, versionId }),
  restore: async (id, versionId) => readLetter(await versions.restore({ id, versionId })),
};

/** The versions of the open letter. */
export function LetterVersionsPanel({ editor }: { editor: OpenEditor<LetterDraft, DocumentCard> }) {
  return <VersionsPanel editor={editor} operations={OPERATIONS} />;
}
