import type { RecordGroup } from "@/contracts/model/career/record";
import { differingFields, type RecordData, type RecordSection } from "@/domain/record/fields";
import { grouped } from "@/domain/record/grouped";
import { linkableItems } from "@/domain/record/linked-items";
import { storedResume } from "@/domain/record/stored-resume";
import { markLinkedItems } from "@/server/documents/record-links/linked-items";
import { forgetState } from "@/server/documents/resumes/state-cache";
import { type Db, transaction } from "@/server/platform/db/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { cleanText } from "./clean-texts";
import { insertEntries, newEntry } from "./entries";
import { lockResumes, resumesOf } from "./linked-resumes";
import { refuseTooManyLinks } from "./room";
import { type Entry, toStored } from "./rows";

type Accepted = { entries: number; links: number };
type NewLink = { resumeId: string; itemId: string; section: RecordSection; entryId: string };
type Group = { section: RecordSection; data: RecordData; items: RecordGroup["items"] };

/**
 * Makes an entry of each group and links its items, all or none. A group with the text of an existing entry belongs to that one, and so does
 * one of `basics`. Throws NOT_FOUND, BAD_REQUEST and CONFLICT.
 */
export function acceptLinks(db: Db, ownerId: string, input: readonly RecordGroup[], now: Date): Promise<Accepted> {
  const groups = cleanGroups(input);
  return transaction(db, (tx) => linkGroups(tx, ownerId, groups, now));
}

/** Groups as they are stored. Throws BAD_REQUEST. */
export function cleanGroups(input: readonly RecordGroup[]): Group[] {
  const groups = input.map(({ section, items, data }, index): Group => {
    const known = items.map(({ resumeId, itemId }) => ({ resumeId: knownId(resumeId), itemId }));
    return { section, items: known, data: cleanText({ section, language: null, raw: data }, ["groups", index, "data"]) };
  });
  refuseRepeated(groups);
  return groups;
}

/** Makes the entries and links of groups in a transaction. */
export async function linkGroups(tx: Db, ownerId: string, groups: readonly Group[], now: Date): Promise<Accepted> {
  await lockAccount(tx, ownerId);
  await tx.$queryRaw`select id from record_entry where "userId" = ${ownerId}::uuid order by id for no key update`;
  const resumeIds = [...new Set(groups.flatMap(({ items }) => items.map(({ resumeId }) => resumeId)))];
  await lockResumes(tx, resumeIds);
  const languages = await refuseMissing(tx, ownerId, resumeIds, groups);
  const known = (await tx.recordEntry.findMany({ where: { userId: ownerId } })).map(toStored);
  const added: Entry[] = [];
  const links = groups.flatMap(({ section, items, data }) => {
    const language = languages.get(items[0]?.resumeId ?? "") ?? null;
    const found = [...known, ...added].find((entry) => isTheSame(entry, section, data));
    const entry = found ?? newEntry(ownerId, { section, language, data }, now);
    if (!found) added.push(entry);
    return items.map((item): NewLink => ({ ...item, section, entryId: entry.id }));
  });
  await insertEntries(tx, ownerId, added);
  await deleteLinks(tx, links);
  await refuseTooManyLinks(tx, ownerId, links.length);
  await insertLinks(tx, ownerId, links);
  await markLinkedItems(tx, resumeIds);
  for (const id of resumeIds) forgetState(id);
  return { entries: added.length, links: links.length };
}

/** Prisma deletes by pairs of keys only one after the other. */
const deleteLinks = (tx: Db, links: readonly { resumeId: string; itemId: string }[]) => tx.$executeRaw`
  delete from record_link l using unnest(${links.map(({ resumeId }) => resumeId)}::uuid[], ${links.map(({ itemId }) => itemId)}::text[])
    as g("resumeId", "itemId") where l."resumeId" = g."resumeId" and l."itemId" = g."itemId"`;

/** Hand-written: Prisma takes seconds for ten thousand rows. */
const insertLinks = (tx: Db, ownerId: string, links: readonly NewLink[]) => tx.$executeRaw`
  insert into record_link ("userId", "resumeId", "itemId", section, "entryId")
  select ${ownerId}::uuid, n."resumeId", n."itemId", n.section, n."entryId"
  from unnest(${links.map(({ resumeId }) => resumeId)}::uuid[], ${links.map(({ itemId }) => itemId)}::text[],
    ${links.map(({ section }) => section)}::text[], ${links.map(({ entryId }) => entryId)}::uuid[])
    as n("resumeId", "itemId", section, "entryId")`;

const isTheSame = (entry: Entry, section: RecordSection, data: RecordData): boolean =>
  entry.section === section && (section === "basics" || differingFields(section, entry.data, data).length === 0);

function refuseRepeated(groups: readonly Group[]): void {
  const names = groups.flatMap(({ items }) => items.map(({ resumeId, itemId }) => `${resumeId} ${itemId}`));
  if (new Set(names).size < names.length) throw failure("BAD_REQUEST", { message: "An item is named twice." });
}

/** Throws NOT_FOUND for an item that no resume of the owner has. Returns the language of each resume. */
async function refuseMissing(
  tx: Db,
  ownerId: string,
  resumeIds: readonly string[],
  groups: readonly Group[],
): Promise<Map<string, string>> {
  const requested = grouped(
    groups.flatMap(({ section, items }) => items.map((item) => ({ ...item, section }))),
    ({ resumeId }) => resumeId,
  );
  const languages = new Map<string, string>();
  for await (const row of resumesOf(tx, ownerId, resumeIds)) {
    const data = storedResume(row.data);
    const items = linkableItems(data);
    languages.set(row.id, data.metadata.page.locale);
    for (const { itemId, section } of requested.get(row.id) ?? []) {
      const found = items.get(itemId);
      if (!found) throw failure("NOT_FOUND", { message: "A resume has no such item." });
      if (found.section !== section)
        throw failure("BAD_REQUEST", { message: `An item is one of ${found.section}, not of ${section}.` });
    }
  }
  if (languages.size < resumeIds.length) throw failure("NOT_FOUND");
  return languages;
}
