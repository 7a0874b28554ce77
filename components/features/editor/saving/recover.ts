import type { DocumentCard, DocumentKind, Stored } from "@/components/features/editor/document-kind";
import { readBase } from "@/components/features/editor/saving/base";
import type { JournalEntry } from "@/components/features/editor/saving/journal";
import { reconcile } from "@/components/features/editor/saving/reconcile";
import { sameText } from "@/components/features/editor/saving/same-text";

/** Entries of earlier tabs and their meaning: nothing new, a text to restore, or a conflict. */
export type Found<Document> = {
  /** The entries that are obsolete once the local text is saved; others stay on the device for next time. */
  entries: JournalEntry<Document>[];
} & (
  | { what: "nothing" }
  | { what: "restore"; document: Document }
  | { what: "ask"; document: Document; basedOn: string; base: string | undefined }
);

type RecoveryInput<Document, Card extends DocumentCard> = {
  kind: Pick<DocumentKind<Document, Card>, "own" | "refreshed" | "merger">;
  stored: Stored<Document>;
  entries: readonly JournalEntry<Document>[];
};

/**
 * Merges unsaved text with the stored state, one entry after the other. Conflicting entries need a choice, one at a time:
 * first everything that needs no question.
 */
export async function recover<Document, Card extends DocumentCard>({
  kind,
  stored,
  entries,
}: RecoveryInput<Document, Card>): Promise<Found<Document>> {
  const says = (one: Document, other: Document) => sameText(kind.own(one), kind.own(other));
  let document = stored.document;
  const done: JournalEntry<Document>[] = [];
  const open: JournalEntry<Document>[] = [];
  for (const entry of entries) {
    const text = kind.refreshed(entry.document, stored.document);
    if (says(text, document)) done.push(entry);
    else {
      const merged = await mergedWith(kind, { entry, text, document, isFirst: document === stored.document, stored });
      if (merged === null) open.push(entry);
      else {
        document = merged;
        done.push(entry);
      }
    }
  }
  if (document !== stored.document && !says(document, stored.document)) return { what: "restore", document, entries: done };
  const [entry] = open;
  if (!entry) return { what: "nothing", entries: done };
  const { basedOn, base } = entry;
  return {
    what: "ask",
    document: kind.refreshed(entry.document, stored.document),
    basedOn,
    base,
    entries: [...done, entry],
  };
}

type Meeting<Document> = {
  entry: JournalEntry<Document>;
  text: Document;
  document: Document;
  isFirst: boolean;
  stored: Stored<Document>;
};

/** The document merged with an entry; null on a conflict. */
async function mergedWith<Document>(
  kind: Pick<DocumentKind<Document, DocumentCard>, "merger">,
  { entry, text, document, isFirst, stored }: Meeting<Document>,
): Promise<Document | null> {
  // Based on the stored state, it is simply the newest text.
  if (isFirst && entry.basedOn === stored.basedOn) return text;
  const base = readBase<Document>(entry.base);
  if (!base) return null;
  const merge = await kind.merger();
  const sides = reconcile({ merge, base, mine: text, stored: document });
  return sides.conflicts.length > 0 ? null : sides.document;
}
