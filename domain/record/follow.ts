import { adopt } from "@/domain/record/adopt";
import { differingFields, isSameField, type RecordData, type RecordSection, recordFields } from "@/domain/record/fields";
import type { AnyItem } from "@/domain/sections/all-sections";

/** What a link waits for. */
export type Pending = {
  /** Fields that the record changed while the document could not follow. */
  missed: readonly string[];
  /** Overridden fields that the record has changed and nobody has looked at. */
  differs: readonly string[];
};

export const NOTHING_PENDING: Pending = { missed: [], differs: [] };

export const isPending = ({ missed, differs }: Pending): boolean => missed.length > 0 || differs.length > 0;

/** The fields of a linked item that are its own: those that differ from the record's text, unless it only missed a change. */
export const overriddenFields = (section: RecordSection, item: RecordData, text: RecordData, { missed }: Pending): string[] =>
  differingFields(section, item, text).filter((field) => !missed.includes(field));

export type LinkState = "current" | "waiting" | "differs";

/** The state of a link. What it waits for ends where the texts have become equal. */
export function linkState(section: RecordSection, item: RecordData, text: RecordData, pending: Pending): LinkState {
  const differing = differingFields(section, item, text);
  if (pending.missed.some((field) => differing.includes(field))) return "waiting";
  return pending.differs.some((field) => differing.includes(field)) ? "differs" : "current";
}

/** How a linked item may follow: `write` where its text may change, `wait` where the document is locked or in Trash, `keep` never. */
export type Following = "write" | "wait" | "keep";

type Followed = { item: AnyItem; pending: Pending; isUpdated: boolean; isWaiting: boolean; isDiffering: boolean };

/**
 * What becomes of a linked item when the text that it follows changes (rules 2 to 4 of the record): fields that are not overridden take the
 * new value, or wait for it.
 */
export function follow(
  section: RecordSection,
  item: AnyItem,
  { was, is }: { was: RecordData; is: RecordData },
  pending: Pending,
  how: Following,
): Followed {
  const missed = new Set(pending.missed);
  const differs = new Set(pending.differs);
  const taken: string[] = [];
  const [waiting, differing]: [string[], string[]] = [[], []];
  for (const field of recordFields(section)) {
    if (isSameField(field, item, is)) {
      missed.delete(field);
      differs.delete(field);
      continue;
    }
    if (isSameField(field, was, is)) continue;
    const isFollowing = missed.has(field) || isSameField(field, item, was);
    if (isFollowing && how === "write") {
      taken.push(field);
      missed.delete(field);
    } else if (isFollowing && how === "wait") {
      missed.add(field);
      waiting.push(field);
    } else {
      missed.delete(field);
      differs.add(field);
      differing.push(field);
    }
  }
  return {
    item: taken.length === 0 ? item : adopt(item, taken, is),
    pending: { missed: [...missed], differs: [...differs] },
    isUpdated: taken.length > 0,
    isWaiting: waiting.length > 0,
    isDiffering: differing.length > 0,
  };
}

/** What a link still waits for after somebody wrote the document: not for the fields that they wrote. */
export function afterWriting(section: RecordSection, before: RecordData, after: RecordData, pending: Pending): Pending {
  const written = differingFields(section, before, after);
  const rest = (fields: readonly string[]) => fields.filter((field) => !written.includes(field));
  return { missed: rest(pending.missed), differs: rest(pending.differs) };
}
