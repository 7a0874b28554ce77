import type { RecordEffect } from "@/contracts/model/career/record";
import { isSameField, type RecordData, wordingFields } from "@/domain/record/fields";
import { overriddenFields } from "@/domain/record/follow";
import { type StoredWording, textOf } from "@/domain/record/wordings";
import { readRow } from "@/server/documents/resumes/read";
import { type Db, transaction } from "@/server/platform/db/client";
import type { RecordLink } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { cleanText, cleanWording } from "./clean-texts";
import { findLink, lockEntry, usesOf } from "./find";
import { lockResumes } from "./linked-resumes";
import { itemOf } from "./links";
import { type Entry, toEntry } from "./rows";
import { namedFields } from "./take";
import { type NewTexts, writeEntry } from "./write-entry";

type GiveInput = { id: string; itemId: string; fields?: string[] | undefined };

/**
 * Writes an item's text into the record: all fields that are overridden, or those named. The resume does not change; the others follow.
 * Throws NOT_FOUND and BAD_REQUEST.
 */
export async function giveToRecord(db: Db, ownerId: string, { id, itemId, fields }: GiveInput, now: Date): Promise<RecordEffect> {
  const { entryId } = await findLink(db, ownerId, id, itemId);
  return transaction(db, async (tx) => {
    const entry = await lockEntry(tx, ownerId, entryId);
    const links = await tx.recordLink.findMany({ where: { entryId }, select: { resumeId: true }, distinct: ["resumeId"] });
    await lockResumes(
      tx,
      links.map(({ resumeId }) => resumeId),
    );
    const link = await findLink(tx, ownerId, id, itemId);
    if (link.entryId !== entry.id) throw failure("CONFLICT");
    const { item } = itemOf(await readRow(tx, ownerId, id), itemId);
    const text = textOf(entry, link.wordingId);
    const named = fields ? namedFields(entry.section, fields) : overriddenFields(entry.section, item, text, link);
    const changed = named.filter((field) => !isSameField(field, item, text));
    if (changed.length === 0) return { entry: toEntry(entry, await usesOf(tx, entry.id)), updated: [], waiting: [], differs: [] };
    return writeEntry(tx, entry, textsWith(entry, link, item, changed), now, link.resumeId);
  });
}

const picked = (item: RecordData, fields: readonly string[]): RecordData =>
  Object.fromEntries(fields.map((field) => [field, item[field]]));

/** The texts of an entry with fields of an item: in the wording that the item uses, as far as wordings have such fields. */
function textsWith(entry: Entry, { wordingId }: RecordLink, item: RecordData, fields: readonly string[]): NewTexts {
  const { section, language } = entry;
  const wording = entry.wordings.find(({ id }) => id === wordingId);
  const worded = wording ? fields.filter((field) => wordingFields(section).includes(field)) : [];
  const own = fields.filter((field) => !worded.includes(field));
  const data = own.length === 0 ? entry.data : cleanText({ section, language, base: entry.data, raw: picked(item, own) });
  if (!wording || worded.length === 0) return { data };
  const clean = cleanWording({ section, language: wording.language, base: entry.data, raw: picked(item, worded) });
  const next: StoredWording = {
    ...wording,
    data: { ...wording.data, ...clean },
    staleFields: wording.staleFields.filter((field) => !worded.includes(field)),
  };
  return { data, wordings: entry.wordings.map((other) => (other.id === wording.id ? next : other)) };
}
