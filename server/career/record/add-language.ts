import { languageOf, safeLocale } from "@/domain/dates/locale";
import { cutName } from "@/domain/names";
import { withItems } from "@/domain/record/adopt";
import { withoutOwn } from "@/domain/record/clean-entry";
import { inLanguage } from "@/domain/record/languages";
import { type LinkableItem, linkableItems } from "@/domain/record/linked-items";
import { isEmpty } from "@/domain/record/proposals";
import { asWritten, nothingStored, refuseTooLarge } from "@/server/documents/document-size";
import { markLinkedItems } from "@/server/documents/record-links/linked-items";
import { writtenData } from "@/server/documents/resumes/data-columns";
import { readRow } from "@/server/documents/resumes/read";
import { type ResumeRow, toResume } from "@/server/documents/resumes/rows";
import { announce } from "@/server/documents/resumes/updates";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import { insertResume } from "@/server/documents/resumes/write";
import type { Db } from "@/server/platform/db/client";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { cleanGroups, linkGroups } from "./accept";
import { lockEntries } from "./find";
import { groupOf } from "./languages";
import { localesOf, lockResumes } from "./linked-resumes";
import { type NewLink, storeLinks } from "./links";

type AddInput = { id: string; language: string; name?: string | undefined };

/**
 * Makes a resume in another language with the same items, both shown from the record. Its first version is the resume that it comes from.
 * Throws NOT_FOUND, and CONFLICT for a resume in Trash, a language that there is already, and past the limits.
 */
export async function addLanguage(db: PrismaClient, ownerId: string, input: AddInput, now: Date): Promise<string> {
  const language = safeLocale(input.language);
  const row = await readRow(db, ownerId, input.id);
  refuseInTrash(row);
  const { showDownloadButtons, tags } = row;
  const copy = { tags, showDownloadButtons, data: toResume(row).data, kind: "created" as const };
  const name = input.name ?? languageName(row.name, language);
  const id = await insertResume(db, ownerId, { ...copy, name }, async (tx, newId) => {
    await lockAccount(tx, ownerId);
    const group = await groupOf(tx, ownerId, row.id);
    await refuseKnownLanguage(tx, group.resumeIds, language);
    await linkEveryItem(tx, ownerId, row.id, now);
    await write(tx, ownerId, row.id, newId, language);
    const pair = group.resumeIds.length > 1 ? [newId] : [row.id, newId];
    await tx.resumeLanguage.createMany({
      data: pair.map((resumeId) => ({ resumeId, userId: ownerId, groupId: group.groupId })),
      skipDuplicates: true,
    });
  });
  announce(ownerId, id, "create");
  return id;
}

/** “<name> — Deutsch”. */
const languageName = (name: string, language: string): string =>
  cutName(`${name} — ${new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language}`);

export function refuseInTrash({ trashedAt }: ResumeRow): void {
  if (trashedAt) throw failure("CONFLICT", { message: "This resume is in Trash." });
}

/** Throws CONFLICT for a language that one of the resumes outside Trash has. */
export async function refuseKnownLanguage(tx: Db, resumeIds: readonly string[], language: string): Promise<void> {
  const live = await tx.resume.findMany({ where: { id: { in: [...resumeIds] }, trashedAt: null }, select: { id: true } });
  const locales = await localesOf(
    tx,
    live.map(({ id }) => id),
  );
  if ([...locales.values()].some((locale) => languageOf(locale) === languageOf(language)))
    throw failure("CONFLICT", { message: "There is a version in this language already." });
}

/** Each item that says something becomes one of the record, with no other item. */
async function linkEveryItem(tx: Db, ownerId: string, resumeId: string, now: Date): Promise<void> {
  const links = await tx.recordLink.findMany({ where: { resumeId }, select: { itemId: true } });
  const linked = new Set(links.map(({ itemId }) => itemId));
  const items = linkableItems(toResume(await readRow(tx, ownerId, resumeId)).data);
  const free = [...items].filter(([itemId, { section, item }]) => !linked.has(itemId) && !isEmpty(section, item));
  const groups = free.map(([itemId, { section, item }]) => ({ section, items: [{ resumeId, itemId }], data: withoutOwn(item) }));
  if (groups.length > 0) await linkGroups(tx, ownerId, cleanGroups(groups), now);
}

/** Writes the new resume in its language, with its links. */
async function write(tx: Db, ownerId: string, sourceId: string, id: string, language: string): Promise<void> {
  const where = { resumeId: sourceId, userId: ownerId };
  const named = await tx.recordLink.findMany({ where, select: { entryId: true } });
  const entries = await lockEntries(
    tx,
    ownerId,
    named.map(({ entryId }) => entryId),
  );
  await lockResumes(tx, [sourceId]);
  const source = await readRow(tx, ownerId, sourceId);
  refuseInTrash(source);
  const { data } = toResume(source);
  const items = linkableItems(data);
  const shown: LinkableItem[] = [];
  const links: NewLink[] = [];
  for (const link of await tx.recordLink.findMany({ where })) {
    const [found, entry] = [items.get(link.itemId), entries.get(link.entryId)];
    if (!found || !entry || found.section !== entry.section) continue;
    const { item, wordingId } = inLanguage(entry.section, found.item, entry, link, language);
    shown.push({ ...found, item });
    links.push({ ...link, resumeId: id, wordingId });
  }
  const page = { ...data.metadata.page, locale: language };
  const next = withItems({ ...data, metadata: { ...data.metadata, page } }, shown);
  refuseTooLarge(asWritten(next), nothingStored);
  await storeLinks(tx, links);
  await tx.resume.updateMany({ where: { id }, data: writtenData(next) });
  await resumeVersionStore.add(tx, id, { kind: "auto", json: JSON.stringify(next) });
  await markLinkedItems(tx, [id]);
}
