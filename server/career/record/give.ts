import { LIMITS } from "@/contracts/limits";
import type { RecordEffect } from "@/contracts/model/career/record";
import { safeLocale } from "@/domain/dates/locale";
import { isSameField, type RecordData, wordingFields } from "@/domain/record/fields";
import { overriddenFields } from "@/domain/record/follow";
import { isOfOtherLanguage } from "@/domain/record/languages";
import { type StoredWording, textOf, wordingFor } from "@/domain/record/wordings";
import { readRow } from "@/server/documents/resumes/read";
import { type Db, transaction } from "@/server/platform/db/client";
import type { RecordLink } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { cleanText, cleanWording } from "./clean-texts";
import { findLink, lockEntry, usesOf } from "./find";
import { localesOf, lockResumes } from "./linked-resumes";
import { itemOf } from "./links";
import { type Entry, toEntry } from "./rows";
import { namedFields } from "./take";
import { withWording } from "./wordings";
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
    return writeEntry(tx, entry, textsWith(entry, await wordingOf(tx, entry, link), item, changed), now, link.resumeId);
  });
}

const picked = (item: RecordData, fields: readonly string[]): RecordData =>
  Object.fromEntries(fields.map((field) => [field, item[field]]));

/**
 * The wording that an item's text belongs to; none for the entry's own. A resume that has versions in other languages must not write its
 * language into the text of another: it begins a wording.
 */
async function wordingOf(tx: Db, entry: Entry, { resumeId, wordingId }: RecordLink): Promise<StoredWording | undefined> {
  const used = entry.wordings.find(({ id }) => id === wordingId);
  if ((await tx.resumeLanguage.count({ where: { resumeId } })) === 0) return used;
  const locale = (await localesOf(tx, [resumeId])).get(resumeId) ?? "";
  if (!isOfOtherLanguage(entry, wordingId, locale)) return used;
  if (!isOfOtherLanguage(entry, null, locale)) return undefined;
  const language = safeLocale(locale);
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  const added = { id: newId(), name: name.slice(0, LIMITS.record.wordingName), language, data: {}, staleFields: [] };
  return wordingFor(entry, locale) ?? added;
}

/** The texts of an entry with fields of an item: in the wording that the item uses, as far as wordings have such fields. */
function textsWith(entry: Entry, wording: StoredWording | undefined, item: RecordData, fields: readonly string[]): NewTexts {
  const { section, language } = entry;
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
  return { data, wordings: withWording(entry, next) };
}
