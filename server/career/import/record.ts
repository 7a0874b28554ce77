import { z } from "zod";
import { tagsSchema } from "@/contracts/base";
import { LIMITS } from "@/contracts/limits";
import { recordLanguageSchema, recordSectionSchema } from "@/contracts/model/career/record";
import { timestamp } from "@/contracts/model/timestamp";
import { cleanEntries, type EntryInput, entryIssues } from "@/domain/record/clean-entry";
import { type RecordData, recordFields, wordingFields } from "@/domain/record/fields";
import { grouped } from "@/domain/record/grouped";
import { linkableItems } from "@/domain/record/linked-items";
import { storedResume } from "@/domain/record/stored-resume";
import type { StoredWording } from "@/domain/record/wordings";
import { markLinkedItems } from "@/server/documents/record-links/linked-items";
import { cleaning } from "@/server/documents/resumes/parse-incoming";
import { forgetState } from "@/server/documents/resumes/state-cache";
import type { Db } from "@/server/platform/db/client";
import type { RecordLink } from "@/server/platform/db/generated/client";
import { isId } from "@/server/platform/ids";
import { insertEntries } from "../record/entries";
import { lockResumes, resumesOf } from "../record/linked-resumes";
import { refuseTooManyLinks } from "../record/room";
import { type Entry, toStored } from "../record/rows";
import type { Ids } from "./ids";

const wordingRow = z.object({
  id: z.uuid(),
  name: z.string().min(1).max(LIMITS.record.wordingName),
  language: recordLanguageSchema,
  data: z.record(z.string(), z.unknown()),
  staleFields: z.array(z.string()).default([]),
});

const entryRow = z.object({
  id: z.string(),
  section: recordSectionSchema,
  language: recordLanguageSchema,
  data: z.record(z.string(), z.unknown()),
  wordings: z.array(wordingRow).max(LIMITS.record.wordings),
  tags: tagsSchema,
  revision: z.number().int().min(1),
  createdAt: timestamp,
  updatedAt: timestamp,
});

const linkRow = z.object({
  resumeId: z.string(),
  itemId: z.string().min(1).max(LIMITS.resume.id),
  entryId: z.string(),
  wordingId: z.string().nullable(),
  missed: z.array(z.string()).default([]),
  differs: z.array(z.string()).default([]),
});

type Rows = { record: readonly unknown[]; links: readonly unknown[] };
type Added = { record: number; links: number; leftOut: number };

/** Adds the entries and links of an export that are not here yet. Throws CONFLICT past the limits. */
export async function importRecord(tx: Db, ownerId: string, rows: Rows, ids: Ids, now: Date): Promise<Added> {
  const known = new Map((await tx.recordEntry.findMany({ where: { userId: ownerId } })).map((row) => [row.id, toStored(row)]));
  let hasBasics = [...known.values()].some(({ section }) => section === "basics");
  const here = new Map<string, Entry>();
  const entries: Row[] = [];
  const seen = new Set<string>();
  for (const stored of rows.record) {
    const { data: row } = entryRow.safeParse(stored);
    const present = row && (known.get(row.id) ?? known.get(ids.ofRow(row.id)));
    if (row && present) here.set(row.id, present);
    if (!row || present || seen.has(row.id) || (row.section === "basics" && hasBasics) || !isValid(row)) continue;
    entries.push(row);
    seen.add(row.id);
    hasBasics ||= row.section === "basics";
  }
  const added = readEntries(entries, ownerId, ids, now);
  for (const [index, entry] of added.entries()) here.set(entries[index]?.id ?? "", entry);
  await insertEntries(tx, ownerId, added);
  const links = await importLinks(tx, ownerId, rows.links, { ids, here });
  return { record: added.length, links: links.added, leftOut: rows.record.length - here.size + links.leftOut };
}

type Row = z.output<typeof entryRow>;

const isValid = ({ section, language, data }: Row): boolean => entryIssues({ section, language, raw: data }).length === 0;

/** Entries of an export in their stored form. Wordings that are not valid here are left out. */
function readEntries(rows: readonly Row[], ownerId: string, ids: Ids, now: Date): Entry[] {
  const texts = cleanEntries(
    rows.map(({ section, language, data }) => ({ section, language, raw: data })),
    cleaning(),
  );
  const worded = rows.flatMap((row, index) =>
    row.wordings.flatMap((wording) => importedWording(row, wording, texts[index] ?? {})),
  );
  const clean = cleanEntries(worded, cleaning());
  const byEntry = grouped([...worded.entries()], ([, { entryId }]) => entryId);
  const moment = (text: string) => new Date(Math.min(Date.parse(text), now.getTime()));
  return rows.map(({ id, section, language, tags, revision, ...row }, index): Entry => {
    const own = (byEntry.get(id) ?? []).map(([place, { wording, raw }]): StoredWording => {
      const data = Object.fromEntries(Object.keys(raw).map((field) => [field, clean[place]?.[field]]));
      return { ...wording, data };
    });
    const times = { createdAt: moment(row.createdAt), updatedAt: moment(row.updatedAt) };
    const stored = { id: ids.ofRow(id), userId: ownerId, section, language, data: texts[index] ?? {}, wordings: own };
    return { ...stored, tags, revision, searchText: "", ...times };
  });
}

type Worded = EntryInput & { entryId: string; wording: Row["wordings"][number] };

function importedWording({ id, section }: Row, wording: Row["wordings"][number], base: RecordData): Worded[] {
  const allowed = wordingFields(section);
  const fields = Object.fromEntries(Object.entries(wording.data).filter(([field]) => allowed.includes(field)));
  const entry = { section, language: wording.language, base, raw: fields };
  return entryIssues(entry).length > 0 ? [] : [{ ...entry, entryId: id, wording }];
}

type Names = { ids: Ids; here: ReadonlyMap<string, Entry> };

async function importLinks(tx: Db, ownerId: string, rows: readonly unknown[], { ids, here }: Names) {
  const stored = await tx.recordLink.findMany({ where: { userId: ownerId }, select: { resumeId: true, itemId: true } });
  const linked = new Set(stored.map(({ resumeId, itemId }) => `${resumeId} ${itemId}`));
  let present = 0;
  const entries = rows.flatMap((row): RecordLink[] => {
    const { data: link } = linkRow.safeParse(row);
    // The export may be of this account.
    if (link && linked.has(`${ids.named(link.resumeId) ?? link.resumeId} ${link.itemId}`)) {
      present += 1;
      return [];
    }
    const entry = link && here.get(link.entryId);
    const resumeId = link && ids.named(link.resumeId);
    if (!link || !entry || !resumeId || !isId(resumeId)) return [];
    const wordingId = entry.wordings.some(({ id }) => id === link.wordingId) ? link.wordingId : null;
    const own = (fields: readonly string[]) => fields.filter((field) => recordFields(entry.section).includes(field));
    const pending = { missed: own(link.missed), differs: own(link.differs) };
    return [{ resumeId, itemId: link.itemId, userId: ownerId, section: entry.section, entryId: entry.id, wordingId, ...pending }];
  });
  const byResume = grouped(entries, ({ resumeId }) => resumeId);
  await lockResumes(tx, [...byResume.keys()]);
  const fitting: RecordLink[] = [];
  for await (const row of resumesOf(tx, ownerId, [...byResume.keys()])) {
    const items = linkableItems(storedResume(row.data));
    fitting.push(...(byResume.get(row.id) ?? []).filter((link) => items.get(link.itemId)?.section === link.section));
  }
  const { count: added } = await tx.recordLink.createMany({ data: fitting, skipDuplicates: true });
  await refuseTooManyLinks(tx, ownerId, 0);
  await markLinkedItems(tx, [...byResume.keys()]);
  for (const id of byResume.keys()) forgetState(id);
  return { added, leftOut: rows.length - present - fitting.length };
}

const languageRow = z.object({ resumeId: z.string(), groupId: z.string() });

/** Adds which resumes belong together as languages of one. Those that belong to others here stay with them. */
export async function importLanguages(tx: Db, ownerId: string, rows: readonly unknown[], ids: Ids): Promise<number> {
  const read = rows.flatMap((row) => {
    const { data } = languageRow.safeParse(row);
    const resumeId = ids.named(data?.resumeId);
    return data && resumeId && isId(resumeId) ? [{ resumeId, userId: ownerId, groupId: ids.ofRow(data.groupId) }] : [];
  });
  const here = await tx.resume.findMany({
    where: { userId: ownerId, id: { in: read.map(({ resumeId }) => resumeId) } },
    select: { id: true },
  });
  const known = new Set(here.map(({ id }) => id));
  const data = read.filter(({ resumeId }) => known.has(resumeId));
  return (await tx.resumeLanguage.createMany({ data, skipDuplicates: true })).count;
}
