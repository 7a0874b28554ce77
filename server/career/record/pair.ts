import type { LanguagePairing } from "@/contracts/model/career/languages";
import type { ResumeData } from "@/contracts/model/resume/data";
import { languageOf } from "@/domain/dates/locale";
import { withoutOwn } from "@/domain/record/clean-entry";
import { differingFields, type RecordData, wordingFields } from "@/domain/record/fields";
import { type LinkableItem, linkableItems } from "@/domain/record/linked-items";
import { type Pair, type Pairing, pairItems } from "@/domain/record/pairing";
import { type StoredWording, wordingFor } from "@/domain/record/wordings";
import { markLinkedItems } from "@/server/documents/record-links/linked-items";
import { readRow } from "@/server/documents/resumes/read";
import { type ResumeRow, toResume } from "@/server/documents/resumes/rows";
import { forgetState } from "@/server/documents/resumes/state-cache";
import { type Db, transaction } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { cleanGroups, linkGroups } from "./accept";
import { refuseInTrash, refuseKnownLanguage } from "./add-language";
import { lockEntries } from "./find";
import { groupOf } from "./languages";
import { lockResumes } from "./linked-resumes";
import { storeLinks } from "./links";
import type { Entry } from "./rows";
import type { MadeByPairing } from "./undo-pairing";
import { nextRevision, withWording } from "./wordings";
import { storeEntry } from "./write-entry";

type PairInput = { id: string; resumeId: string; write: boolean; except: readonly string[] };
type Side = { id: string; data: ResumeData; items: Map<string, LinkableItem>; entries: Map<string, string> };

/**
 * Makes two existing resumes versions of one in different languages, or says which of their items belong together. No text of a resume
 * changes. Throws NOT_FOUND, and CONFLICT for a resume in Trash, the same language, and one that belongs to others.
 */
export function pairLanguages(db: Db, ownerId: string, input: PairInput, now: Date): Promise<LanguagePairing> {
  return transaction(db, async (tx) => {
    const [row, otherRow] = [await readRow(tx, ownerId, input.id), await readRow(tx, ownerId, input.resumeId)];
    if (input.write) await lockAccount(tx, ownerId);
    const group = await refuseUnpairable(tx, ownerId, row, otherRow);
    const [one, other] = [await sideOf(tx, row), await sideOf(tx, otherRow)];
    const proposed = pairItems(one, other);
    if (!input.write) return proposed;
    const pairing = without(proposed, input.except);
    const made = await linkPairs(tx, ownerId, { one, other, pairs: pairing.pairs }, now);
    await tx.resumeLanguage.createMany({
      data: [row.id, ...group.resumeIds].map((resumeId) => ({ resumeId, userId: ownerId, groupId: group.groupId })),
      skipDuplicates: true,
    });
    await tx.resumeLanguage.deleteMany({ where: { resumeId: otherRow.id, userId: ownerId } });
    await tx.resumeLanguage.createMany({
      data: [{ resumeId: otherRow.id, userId: ownerId, groupId: group.groupId, made: asJson(made) }],
    });
    return pairing;
  });
}

async function refuseUnpairable(tx: Db, ownerId: string, row: ResumeRow, other: ResumeRow) {
  for (const each of [row, other]) refuseInTrash(each);
  if (row.id === other.id) throw failure("CONFLICT", { message: "Choose another resume." });
  if ((await groupOf(tx, ownerId, other.id)).resumeIds.length > 1)
    throw failure("CONFLICT", { message: "The other resume has versions in other languages already. Separate it first." });
  const group = await groupOf(tx, ownerId, row.id);
  await refuseKnownLanguage(tx, group.resumeIds, toResume(other).data.metadata.page.locale);
  return group;
}

async function sideOf(tx: Db, row: ResumeRow): Promise<Side> {
  const { data } = toResume(row);
  const links = await tx.recordLink.findMany({ where: { resumeId: row.id } });
  const entries = new Map(links.map(({ itemId, entryId }) => [itemId, entryId]));
  return { id: row.id, data, items: linkableItems(data), entries };
}

const without = ({ pairs, alone, otherAlone }: Pairing, except: readonly string[]): Pairing => {
  const left = pairs.filter(({ itemId }) => except.includes(itemId));
  return {
    pairs: pairs.filter(({ itemId }) => !except.includes(itemId)),
    alone: [...alone, ...left.map(({ itemId }) => itemId)],
    otherAlone: [...otherAlone, ...left.map(({ otherItemId }) => otherItemId)],
  };
};

type Work = { one: Side; other: Side; pairs: readonly Pair[] };

/** Both items of each pair show one entry: its own text, or a wording with the text that the item has. */
async function linkPairs(tx: Db, ownerId: string, { one, other, pairs }: Work, now: Date): Promise<MadeByPairing> {
  const free = pairs.filter(({ itemId, otherItemId }) => !one.entries.has(itemId) && !other.entries.has(otherItemId));
  const groups = free.flatMap(({ section, itemId }) => {
    const found = one.items.get(itemId);
    return found ? [{ section, items: [{ resumeId: one.id, itemId }], data: withoutOwn(found.item) }] : [];
  });
  if (groups.length > 0) await linkGroups(tx, ownerId, cleanGroups(groups), now);
  const added = await tx.recordLink.findMany({
    where: { resumeId: one.id, itemId: { in: free.map(({ itemId }) => itemId) } },
    include: { entry: { select: { createdAt: true, revision: true } } },
  });
  const entryOf = new Map(added.map(({ itemId, entryId }) => [itemId, entryId]));
  const followers = pairs.flatMap(({ itemId, otherItemId }): Follower[] => {
    const [mine, theirs] = [one.entries.get(itemId) ?? entryOf.get(itemId), other.entries.get(otherItemId)];
    if (mine !== undefined && theirs === undefined) return [{ side: other, itemId: otherItemId, entryId: mine }];
    return mine === undefined && theirs !== undefined ? [{ side: one, itemId, entryId: theirs }] : [];
  });
  const wordings = await follow(tx, ownerId, followers, now);
  for (const side of [one, other]) forgetState(side.id);
  await markLinkedItems(tx, [one.id, other.id]);
  return {
    links: [
      ...added.map(({ itemId, entryId }) => ({ resumeId: one.id, itemId, entryId })),
      ...followers.map(({ side, itemId, entryId }) => ({ resumeId: side.id, itemId, entryId })),
    ],
    entryIds: added.flatMap(({ entryId, entry }) => (entry.createdAt.getTime() === now.getTime() ? [entryId] : [])),
    wordings,
  };
}

/** An item that is to show an entry. */
type Follower = { side: Side; itemId: string; entryId: string };

async function follow(tx: Db, ownerId: string, followers: readonly Follower[], now: Date): Promise<MadeByPairing["wordings"]> {
  const entries = await lockEntries(
    tx,
    ownerId,
    followers.map(({ entryId }) => entryId),
  );
  await lockResumes(tx, [...new Set(followers.map(({ side }) => side.id))]);
  const made: MadeByPairing["wordings"] = [];
  for (const side of new Set(followers.map((each) => each.side))) {
    const links = [];
    for (const { itemId, entryId } of followers.filter((each) => each.side === side)) {
      const [entry, found] = [entries.get(entryId), side.items.get(itemId)];
      if (!entry || !found) continue;
      const wording = wordingOf(entry, found, side.data.metadata.page.locale);
      if (wording && !entry.wordings.some(({ id }) => id === wording.id)) {
        const next = nextRevision(entry, withWording(entry, wording), now);
        entries.set(entryId, next);
        await storeEntry(tx, next);
        made.push({ entryId, wordingId: wording.id });
      }
      const { section } = found;
      links.push({ resumeId: side.id, itemId, userId: ownerId, section, entryId, wordingId: wording?.id ?? null });
    }
    await storeLinks(tx, links);
  }
  return made;
}

/** The wording that an item follows in its language: one that is there, or one of its text. Null for the entry's own text. */
function wordingOf(entry: Entry, { section, item }: LinkableItem, locale: string): StoredWording | null {
  const isOwn = entry.language === null || languageOf(entry.language) === languageOf(locale);
  if (isOwn || section === "basics" || section === "profiles") return null;
  const known = wordingFor(entry, locale);
  if (known) return known;
  const texts = wordingFields(section);
  const different = differingFields(section, entry.data, item).filter((field) => texts.includes(field));
  const fields = different.length > 0 ? different : texts;
  const data: RecordData = Object.fromEntries(fields.map((field) => [field, item[field]]));
  const name = new Intl.DisplayNames([locale], { type: "language", fallback: "code" }).of(locale) ?? locale;
  return { id: newId(), name, language: locale, data, staleFields: [] };
}
