import type { z } from "zod";
import type { careerRecord } from "@/contracts/career/record";
import type { RecordEffect, RecordEntry } from "@/contracts/model/career/record";
import type { RecordData, RecordSection } from "@/domain/record/fields";
import type { StoredWording } from "@/domain/record/wordings";
import { markLinkedItems } from "@/server/documents/record-links/linked-items";
import { forgetState } from "@/server/documents/resumes/state-cache";
import { type Db, transaction } from "@/server/platform/db/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { isId, newId } from "@/server/platform/ids";
import { cleanText, cleanWording } from "./clean-texts";
import { findEntry, lockEntry } from "./find";
import { lockResumes } from "./linked-resumes";
import { refuseFullRecord, refuseLargeEntry, refuseSecondBasics } from "./room";
import { type Entry, toEntry, writtenTexts } from "./rows";
import { refuseOtherRevision, writeEntry } from "./write-entry";

type Input<Name extends "add" | "change"> = z.output<NonNullable<(typeof careerRecord)[Name]["~orpc"]["inputSchema"]>>;

/** Adds an entry. Throws BAD_REQUEST, and CONFLICT past the limit and for a second `basics`. */
export async function addEntry(db: Db, ownerId: string, input: Input<"add">, now: Date): Promise<RecordEntry> {
  const { section, language = null, tags } = input;
  const data = cleanText({ section, language, raw: input.data });
  const wordings = input.wordings.map((wording, index): StoredWording => {
    const { id = newId(), name } = wording;
    if (!isId(id)) throw failure("BAD_REQUEST", { message: "The id of a wording is a UUID." });
    const texts = { section, language: wording.language, base: data, raw: wording.data };
    return { id, name, language: wording.language, data: cleanWording(texts, ["wordings", index, "data"]), staleFields: [] };
  });
  if (new Set(wordings.map(({ id }) => id)).size < wordings.length)
    throw failure("BAD_REQUEST", { message: "Two wordings have the same id." });
  const entry = newEntry(ownerId, { section, language, data }, now);
  return transaction(db, async (tx) => {
    await insertEntries(tx, ownerId, [{ ...entry, wordings, tags: [...new Set(tags)] }]);
    return toEntry({ ...entry, wordings, tags: [...new Set(tags)] }, 0);
  });
}

type Texts = { section: RecordSection; language: string | null; data: RecordData };

/** An entry that is not stored yet. */
export const newEntry = (ownerId: string, texts: Texts, now: Date): Entry => ({
  ...texts,
  id: newId(),
  userId: ownerId,
  wordings: [],
  tags: [],
  revision: 1,
  searchText: "",
  createdAt: now,
  updatedAt: now,
});

/** Inserts entries within the account's limits. Throws CONFLICT. */
export async function insertEntries(tx: Db, ownerId: string, entries: readonly Entry[]): Promise<void> {
  await lockAccount(tx, ownerId);
  await refuseFullRecord(tx, ownerId, entries.length);
  for (const entry of entries) refuseLargeEntry(entry);
  if (entries.some(({ section }) => section === "basics")) await refuseSecondBasics(tx, ownerId);
  await tx.recordEntry.createMany({
    data: entries.map(({ id, userId, section, revision, createdAt, updatedAt, ...texts }) => ({
      ...{ id, userId, section, revision, createdAt, updatedAt },
      ...writtenTexts({ ...texts, section }),
    })),
  });
}

/** Changes the own text, language or tags of an entry. Throws NOT_FOUND, BAD_REQUEST, and CONFLICT for another revision. */
export async function changeEntry(db: Db, ownerId: string, input: Input<"change">, now: Date): Promise<RecordEffect> {
  const { section } = await findEntry(db, ownerId, input.id);
  // Texts that are not valid must not hold a lock.
  if (input.data) cleanText({ section, language: null, raw: input.data });
  return transaction(db, async (tx) => {
    const entry = await lockEntry(tx, ownerId, input.id);
    refuseOtherRevision(entry, input.expectedRevision);
    const { language = entry.language, tags } = input;
    const data = cleanText({ section, language, base: entry.data, raw: input.data ?? {} });
    return writeEntry(tx, entry, { data, language, tags }, now);
  });
}

/** Deletes an entry; its items stay as they are, unlinked. Throws NOT_FOUND. */
export function deleteEntry(db: Db, ownerId: string, id: string): Promise<void> {
  return transaction(db, async (tx) => {
    const entry = await lockEntry(tx, ownerId, id);
    const links = await tx.recordLink.findMany({
      where: { entryId: entry.id },
      select: { resumeId: true },
      distinct: ["resumeId"],
    });
    const resumeIds = links.map(({ resumeId }) => resumeId);
    await lockResumes(tx, resumeIds);
    await tx.recordLink.deleteMany({ where: { entryId: entry.id } });
    await tx.recordEntry.deleteMany({ where: { id: entry.id } });
    await markLinkedItems(tx, resumeIds);
    for (const resumeId of resumeIds) forgetState(resumeId);
  });
}
