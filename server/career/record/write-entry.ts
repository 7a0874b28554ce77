import type { RecordEffect } from "@/contracts/model/career/record";
import { differingFields, type RecordData } from "@/domain/record/fields";
import { type StoredWording, staleAfter } from "@/domain/record/wordings";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { usesOf } from "./find";
import { followNewWording, switchLinks } from "./follow-wording";
import { propagate } from "./propagate";
import { refuseLargeEntry } from "./room";
import { type Entry, toEntry, writtenTexts } from "./rows";

export type NewTexts = {
  data?: RecordData | undefined;
  wordings?: readonly StoredWording[] | undefined;
  language?: string | null | undefined;
  tags?: readonly string[] | undefined;
};

/** Throws CONFLICT for another revision. */
export function refuseOtherRevision(entry: Entry, expected: number): void {
  if (entry.revision !== expected) throw failure("CONFLICT");
}

/**
 * Writes an entry that is locked, as its next revision, and brings the change to the resumes. Wordings become stale where the entry's own
 * text of their fields changed. `from` is the resume that the text comes from.
 */
export async function writeEntry(tx: Db, entry: Entry, texts: NewTexts, now: Date, from?: string): Promise<RecordEffect> {
  const { data = entry.data, wordings = entry.wordings, language = entry.language, tags = entry.tags } = texts;
  const changed = differingFields(entry.section, entry.data, data);
  const next: Entry = {
    ...entry,
    data,
    wordings: staleAfter(wordings, changed),
    language,
    tags: [...new Set(tags)],
    revision: entry.revision + 1,
    updatedAt: new Date(Math.max(now.getTime(), entry.updatedAt.getTime() + 1)),
  };
  await storeEntry(tx, next);
  const switched = await followNewWording(tx, entry, next);
  const { id: entryId, section } = entry;
  const reached = await propagate(tx, entry.userId, {
    entryId,
    section,
    was: entry,
    is: next,
    switched,
    ...(from !== undefined && { from }),
  });
  if (switched) await switchLinks(tx, switched);
  return { entry: toEntry(next, await usesOf(tx, entry.id)), ...reached };
}

/** Stores the texts of an entry that is locked; no resume follows. */
export async function storeEntry(tx: Db, entry: Entry): Promise<void> {
  const { id, revision, updatedAt } = entry;
  refuseLargeEntry(entry);
  await tx.recordEntry.updateMany({ where: { id }, data: { ...writtenTexts(entry), revision, updatedAt } });
}
