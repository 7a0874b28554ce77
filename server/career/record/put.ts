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
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { findWording, lockEntry } from "./find";
import { storeLink } from "./links";
import { lockRecord } from "./room";
import type { Entry } from "./rows";

type PutInput = { id: string; resumeId: string; wordingId?: string | null | undefined; sectionId?: string | undefined };

/** Puts an entry into a resume as a linked item. Throws NOT_FOUND, BAD_REQUEST, RESUME_LOCKED and CONFLICT. */
export async function putIntoResume(db: Db, ownerId: string, input: PutInput): Promise<{ itemId: string }> {
  let entry: Entry | undefined;
  let itemId = "";
  const row = await changeResume(
    db,
    ownerId,
    input.resumeId,
    async (current, tx) => {
      if (!entry) throw failure("NOT_FOUND");
      refuseLocked(current);
      const before = toResume(current).data;
      const wording = chosenWording(entry, input.wordingId, before.metadata.page.locale);
      const wordingId = wording?.id ?? null;
      const placed = place(before, entry.section, textOf(entry, wordingId), input.sectionId);
      itemId = placed.itemId;
      const json = JSON.stringify(placed.data);
      refuseTooLarge({ json, data: placed.data }, () => asWritten(current.data));
      const { section, id: entryId } = entry;
      await storeLink(tx, { resumeId: current.id, itemId, userId: ownerId, section, entryId, wordingId });
      await resumeVersionStore.add(tx, current.id, { kind: "auto", json });
      return { data: placed.data, linkedItems: await readLinkedItems(tx, current.id) };
    },
    async (tx) => {
      await lockRecord(tx, ownerId);
      entry = await lockEntry(tx, ownerId, input.id);
    },
  );
  announce(ownerId, row.id, "update", row.updatedAt);
  return { itemId };
}

function chosenWording(entry: Entry, wordingId: string | null | undefined, locale: string) {
  if (wordingId === undefined) return wordingFor(entry, locale);
  return wordingId === null ? null : findWording(entry, wordingId);
}

type Placed = { data: ResumeData; itemId: string };

/** A resume with an entry's text in the given section, or in the one that is built in. */
function place(data: ResumeData, section: RecordSection, text: RecordData, sectionId: string = section): Placed {
  if (sectionId === section && (section === "basics" || section === "summary")) return replaced(data, section, text);
  const target = allSections(data).find(({ id }) => id === sectionId);
  if (!target) throw failure("NOT_FOUND", { message: "The resume has no such section." });
  if (target.kind !== section)
    throw failure("BAD_REQUEST", { message: `An entry of ${section} does not fit into a section of ${target.kind}.` });
  if (target.items.length >= LIMITS.resume.items)
    throw failure("CONFLICT", { message: `A section has at most ${LIMITS.resume.items} items.` });
  const itemId = newId();
  const item = { ...emptyItem(section, itemId), ...text, id: itemId, hidden: false };
  return { data: withItems(withNewItem(data, sectionId, target.isCustom, item), []), itemId };
}

function replaced(data: ResumeData, section: "basics" | "summary", text: RecordData): Placed {
  const found = linkableItems(data).get(section);
  if (!found) throw failure("NOT_FOUND");
  return { data: withItems(data, [{ ...found, item: { ...found.item, ...text } }]), itemId: section };
}

function withNewItem(data: ResumeData, sectionId: string, isCustom: boolean, item: object): ResumeData {
  const put = <Section extends { items: unknown[] }>(section: Section): Section => ({
    ...section,
    items: [...section.items, item],
  });
  if (isCustom)
    return { ...data, customSections: data.customSections.map((section) => (section.id === sectionId ? put(section) : section)) };
  const key = sectionId as keyof ResumeData["sections"];
  return { ...data, sections: { ...data.sections, [key]: put(data.sections[key]) } };
}
