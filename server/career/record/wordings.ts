import type { z } from "zod";
import type { careerRecord } from "@/contracts/career/record";
import { LIMITS } from "@/contracts/limits";
import type { RecordEffect, RecordEntry } from "@/contracts/model/career/record";
import type { StoredWording } from "@/domain/record/wordings";
import { writePending } from "@/server/documents/record-links/linked-items";
import { type Db, transaction } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { isId } from "@/server/platform/ids";
import { cleanWording } from "./clean-texts";
import { findWording, lockEntry, usesOf } from "./find";
import { lockResumes } from "./linked-resumes";
import { type Entry, toEntry } from "./rows";
import { refuseOtherRevision, storeEntry, writeEntry } from "./write-entry";

type WordingInput = z.output<NonNullable<(typeof careerRecord)["saveWording"]["~orpc"]["inputSchema"]>>;
type OfWording = { id: string; wordingId: string };

/** Saves or adds a wording; items that use it follow. Throws NOT_FOUND, BAD_REQUEST and CONFLICT. */
export function saveWording(db: Db, ownerId: string, input: WordingInput, now: Date): Promise<RecordEffect> {
  const { id, wordingId, name, language } = input;
  return transaction(db, async (tx) => {
    const entry = await lockEntry(tx, ownerId, id);
    if (!isId(wordingId)) throw failure("BAD_REQUEST", { message: "The id of a wording is a UUID." });
    refuseOtherRevision(entry, input.expectedRevision);
    const data = cleanWording({ section: entry.section, language, base: entry.data, raw: input.data });
    const wording: StoredWording = { id: wordingId, name, language, data, staleFields: [] };
    return writeEntry(tx, entry, { wordings: withWording(entry, wording) }, now);
  });
}

/** The wordings of an entry with this one added or replaced. Throws CONFLICT past the limit. */
export function withWording({ wordings }: Entry, wording: StoredWording): StoredWording[] {
  if (wordings.some(({ id }) => id === wording.id)) return wordings.map((other) => (other.id === wording.id ? wording : other));
  if (wordings.length >= LIMITS.record.wordings)
    throw failure("CONFLICT", { message: `An entry has at most ${LIMITS.record.wordings} wordings.` });
  return [...wordings, wording];
}

/** The entry as its next revision, with no resume following. */
export const nextRevision = (entry: Entry, wordings: readonly StoredWording[], now: Date): Entry => ({
  ...entry,
  wordings,
  revision: entry.revision + 1,
  updatedAt: new Date(Math.max(now.getTime(), entry.updatedAt.getTime() + 1)),
});

/** A wording still fits the entry's own text. Throws NOT_FOUND. */
export function confirmWording(db: Db, ownerId: string, { id, wordingId }: OfWording, now: Date): Promise<RecordEntry> {
  return transaction(db, async (tx) => {
    const entry = await lockEntry(tx, ownerId, id);
    const confirmed = { ...findWording(entry, wordingId), staleFields: [] };
    const next = nextRevision(entry, withWording(entry, confirmed), now);
    await storeEntry(tx, next);
    return toEntry(next, await usesOf(tx, entry.id));
  });
}

/** Deletes a wording. Items that used it keep its text, as their own. Throws NOT_FOUND. */
export function deleteWording(db: Db, ownerId: string, { id, wordingId }: OfWording, now: Date): Promise<void> {
  return transaction(db, async (tx) => {
    const entry = await lockEntry(tx, ownerId, id);
    const { data } = findWording(entry, wordingId);
    const rest = entry.wordings.filter((wording) => wording.id !== wordingId);
    await storeEntry(tx, nextRevision(entry, rest, now));
    const where = { entryId: entry.id, wordingId };
    const resumes = await tx.recordLink.findMany({ where, select: { resumeId: true }, distinct: ["resumeId"] });
    await lockResumes(
      tx,
      resumes.map(({ resumeId }) => resumeId),
    );
    const links = await tx.recordLink.findMany({ where });
    await tx.recordLink.updateMany({ where, data: { wordingId: null } });
    const other = (fields: readonly string[]) => fields.filter((field) => !Object.hasOwn(data, field));
    const pending = links.filter(({ missed, differs }) => missed.length > 0 || differs.length > 0);
    await writePending(
      tx,
      pending.map((link) => ({ ...link, missed: other(link.missed), differs: other(link.differs) })),
    );
  });
}
