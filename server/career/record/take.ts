import type { RecordLink } from "@/contracts/model/career/record";
import { adopt, withItems } from "@/domain/record/adopt";
import { differingFields, fieldNamed, type RecordSection } from "@/domain/record/fields";
import { textOf } from "@/domain/record/wordings";
import { asWritten, refuseTooLarge } from "@/server/documents/document-size";
import { readLinkedItems, writePending } from "@/server/documents/record-links/linked-items";
import { changeResume, type ResumeFields, refuseLocked } from "@/server/documents/resumes/change";
import { type ResumeRow, toResume } from "@/server/documents/resumes/rows";
import { announce } from "@/server/documents/resumes/updates";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { findLink, lockEntry } from "./find";
import { itemOf } from "./links";
import { type Entry, toLink } from "./rows";

type FieldsInput = { id: string; itemId: string; fields?: string[] | undefined };

/** The fields that a request names. Throws BAD_REQUEST for one that the entry does not have. */
export function namedFields(section: RecordSection, names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const field = fieldNamed(section, name);
    if (field === null)
      throw failure("BAD_REQUEST", { message: `Entries of ${section} share no field “${name.slice(0, 100)}”.` });
    return field;
  });
}

/**
 * Writes the record's text into an item: all fields that differ, or those named. An empty list only confirms that the differences were seen.
 * Throws NOT_FOUND, BAD_REQUEST, and RESUME_LOCKED where the text would change.
 */
export async function takeFromRecord(db: Db, ownerId: string, { id, itemId, fields }: FieldsInput): Promise<RecordLink> {
  const { entryId } = await findLink(db, ownerId, id, itemId);
  let entry: Entry | undefined;
  let isChanged = false;
  const row = await changeResume(
    db,
    ownerId,
    id,
    async (current, tx) => {
      const link = await findLink(tx, ownerId, current.id, itemId);
      if (!entry || link.entryId !== entry.id) throw failure("CONFLICT");
      const found = itemOf(current, itemId);
      const text = textOf(entry, link.wordingId);
      const differing = differingFields(entry.section, found.item, text);
      const named = fields ? namedFields(entry.section, fields) : differing;
      const taken = named.filter((field) => differing.includes(field));
      if (taken.length > 0) refuseLocked(current);
      const rest = (of: readonly string[]) => of.filter((field) => !named.includes(field));
      await writePending(tx, [{ ...link, missed: rest(link.missed), differs: fields?.length === 0 ? [] : rest(link.differs) }]);
      if (taken.length === 0) return null;
      isChanged = true;
      const item = { ...found, item: adopt(found.item, taken, text) };
      return takenInto(tx, current, [item]);
    },
    async (tx) => {
      entry = await lockEntry(tx, ownerId, entryId);
    },
  );
  if (isChanged) announce(ownerId, row.id, "update", row.updatedAt);
  if (!entry) throw failure("NOT_FOUND");
  return toLink(await findLink(db, ownerId, id, itemId), entry, itemOf(row, itemId), row.name);
}

/** The fields of a resume with these items, which get one `auto` version. */
async function takenInto(tx: Db, row: ResumeRow, items: Parameters<typeof withItems>[1]): Promise<ResumeFields> {
  const data = withItems(toResume(row).data, items);
  const json = JSON.stringify(data);
  refuseTooLarge({ json, data }, () => asWritten(row.data));
  await resumeVersionStore.add(tx, row.id, { kind: "auto", json });
  return { data, linkedItems: await readLinkedItems(tx, row.id) };
}
