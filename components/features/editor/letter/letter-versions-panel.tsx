"use client";

import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { type LetterDraft, readLetter } from "@/components/features/editor/letter/letter-kind";
import type { VersionOperations } from "@/components/features/editor/versions/use-versions";
import { VersionsPanel } from "@/components/features/editor/versions/versions-panel";
import { api } from "@/components/kit/api/client";

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
