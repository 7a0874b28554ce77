import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import { withItems } from "@/domain/record/adopt";
import type { RecordData, RecordSection } from "@/domain/record/fields";
import { linkableItems } from "@/domain/record/linked-items";
import { textOf, wordingFor } from "@/domain/record/wordings";
import { allSections } from "@/domain/sections/all-sections";
import { emptyItem } from "@/domain/sections/empty-item";
import { asWritten, refuseTooLarge } from "@/server/documents/document-size";
import { readLinkedItems } from "@/server/documents/record-links/linked-items";
import { changeResume, refuseLocked } from "@/server/documents/resumes/change";
import { toResume } from "@/server/documents/resumes/rows";
import { announce } from "@/server/documents/resumes/updates";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import type { Db } from "@/server/platform/db/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { findWording, lockEntries } from "./find";
import { type NewLink, storeLinks } from "./links";
import type { Entry } from "./rows";

type Where = { wordingId?: string | null | undefined; sectionId?: string | undefined; position?: number | undefined };
type PutInput = Where & { id: string; resumeId: string };
type PutSeveralInput = { resumeId: string; entries: readonly (Where & { entryId: string })[] };

/** Puts an entry into a resume as a linked item. Throws NOT_FOUND, BAD_REQUEST, RESUME_LOCKED and CONFLICT. */
export async function putIntoResume(db: Db, ownerId: string, { id, resumeId, ...where }: PutInput): Promise<{ itemId: string }> {
  const { items } = await putSeveralIntoResume(db, ownerId, { resumeId, entries: [{ entryId: id, ...where }] });
  const [item] = items;
  if (!item) throw failure("NOT_FOUND");
  return { itemId: item.itemId };
}

/**
 * Puts entries into a resume as linked items, in this order: all of them as one version, or none. Throws NOT_FOUND, BAD_REQUEST,
 * RESUME_LOCKED and CONFLICT.
 */
export async function putSeveralIntoResume(
  db: Db,
  ownerId: string,
  { resumeId, entries }: PutSeveralInput,
): Promise<{ items: { entryId: string; itemId: string }[] }> {
  let locked = new Map<string, Entry>();
  let items: { entryId: string; itemId: string }[] = [];
  const row = await changeResume(
    db,
    ownerId,
    resumeId,
    async (current, tx) => {
      refuseLocked(current);
      const { data, links } = placeEntries(toResume(current).data, locked, entries, { resumeId: current.id, ownerId });
      const json = JSON.stringify(data);
      refuseTooLarge({ json, data }, () => asWritten(current.data));
      await storeLinks(tx, links);
      await resumeVersionStore.add(tx, current.id, { kind: "auto", json });
      items = links.map(({ entryId, itemId }) => ({ entryId, itemId }));
      return { data, linkedItems: await readLinkedItems(tx, current.id) };
    },
    async (tx) => {
      await lockAccount(tx, ownerId);
      locked = await lockEntries(
        tx,
        ownerId,
        entries.map(({ entryId }) => entryId),
      );
    },
  );
  announce(ownerId, row.id, "update", row.updatedAt);
  return { items };
}

/**
 * A resume with entries as linked items, in this order, and their links. Lock the entries first. Throws NOT_FOUND, BAD_REQUEST and CONFLICT.
 */
export function placeEntries(
  resume: ResumeData,
  locked: ReadonlyMap<string, Entry>,
  entries: PutSeveralInput["entries"],
  { resumeId, ownerId: userId }: { resumeId: string; ownerId: string },
): { data: ResumeData; links: NewLink[] } {
  let data = resume;
  const links: NewLink[] = [];
  for (const { entryId: id, wordingId: named, sectionId, position } of entries) {
    const entry = locked.get(knownId(id));
    if (!entry) throw failure("NOT_FOUND");
    const wordingId = chosenWording(entry, named, data.metadata.page.locale)?.id ?? null;
    const placed = place(data, entry.section, textOf(entry, wordingId), { sectionId, position });
    data = placed.data;
    const { section, id: entryId } = entry;
    links.push({ resumeId, itemId: placed.itemId, userId, section, entryId, wordingId });
  }
  refuseRepeated(links);
  return { data: withItems(data, []), links };
}

/** A resume has one summary and one set of contact details. Throws BAD_REQUEST for two in one request. */
function refuseRepeated(links: readonly NewLink[]): void {
  if (new Set(links.map(({ itemId }) => itemId)).size < links.length)
    throw failure("BAD_REQUEST", { message: "Two entries would replace the same text of the resume." });
}

function chosenWording(entry: Entry, wordingId: string | null | undefined, locale: string) {
  if (wordingId === undefined) return wordingFor(entry, locale);
  return wordingId === null ? null : findWording(entry, wordingId);
}

type Placed = { data: ResumeData; itemId: string };

/** A resume with an entry's text in the given section, or in the one that is built in. */
function place(data: ResumeData, section: RecordSection, text: RecordData, { sectionId = section, position }: Where): Placed {
  if (sectionId === section && (section === "basics" || section === "summary")) {
    if (position !== undefined)
      throw failure("BAD_REQUEST", { message: `An entry of ${section} replaces a text, so it has no \`position\`.` });
    return replaced(data, section, text);
  }
  const target = allSections(data).find(({ id }) => id === sectionId);
  if (!target) throw failure("NOT_FOUND", { message: "The resume has no such section." });
  if (target.kind !== section)
    throw failure("BAD_REQUEST", { message: `An entry of ${section} does not fit into a section of ${target.kind}.` });
  if (target.items.length >= LIMITS.resume.items)
    throw failure("CONFLICT", { message: `A section has at most ${LIMITS.resume.items} items.` });
  const itemId = newId();
  const item = { ...emptyItem(section, itemId), ...text, id: itemId, hidden: false };
  return { data: withNewItem(data, target, item, position), itemId };
}

function replaced(data: ResumeData, section: "basics" | "summary", text: RecordData): Placed {
  const found = linkableItems(data).get(section);
  if (!found) throw failure("NOT_FOUND");
  return { data: withItems(data, [{ ...found, item: { ...found.item, ...text } }]), itemId: section };
}

function withNewItem(data: ResumeData, { id, isCustom }: { id: string; isCustom: boolean }, item: object, position?: number) {
  const put = <Section extends { items: unknown[] }>(section: Section): Section => ({
    ...section,
    items: section.items.toSpliced(position ?? section.items.length, 0, item),
  });
  if (isCustom)
    return { ...data, customSections: data.customSections.map((section) => (section.id === id ? put(section) : section)) };
  const key = id as keyof ResumeData["sections"];
  return { ...data, sections: { ...data.sections, [key]: put(data.sections[key]) } };
}
