import type { LinkedItemName } from "@/contracts/model/career/record";
import type { ResumeData } from "@/contracts/model/resume/data";
import { withItems } from "@/domain/record/adopt";
import { differingFields, type RecordSection } from "@/domain/record/fields";
import { type Following, follow } from "@/domain/record/follow";
import { grouped } from "@/domain/record/grouped";
import { type LinkableItem, linkableItems } from "@/domain/record/linked-items";
import { storedResume } from "@/domain/record/stored-resume";
import { textOf, type Worded } from "@/domain/record/wordings";
import { asWritten, refuseTooLarge } from "@/server/documents/document-size";
import { writePending } from "@/server/documents/record-links/linked-items";
import { nextMoment } from "@/server/documents/resumes/change";
import { announceWritten, type ChangedResume, writeResumes } from "@/server/documents/resumes/write-many";
import type { Db } from "@/server/platform/db/client";
import type { RecordLink } from "@/server/platform/db/generated/client";
import { type LinkedResume, lockResumes, resumesOf } from "./linked-resumes";
import { nameOf } from "./rows";

type Change = {
  entryId: string;
  section: RecordSection;
  was: Worded;
  is: Worded;
  /** The resume that the text comes from; it does not change. */
  from?: string;
  /** Links that follow another wording from now on. */
  switched?: Switched | undefined;
};

export type Switched = {
  wordingId: string;
  links: readonly LinkedItemName[];
  isConcerned: (link: LinkedItemName) => boolean;
};

/** The wording that a link follows after a change. */
const nextWording = ({ switched }: Change, link: RecordLink): string | null =>
  switched?.isConcerned(link) ? switched.wordingId : link.wordingId;

export type Reached = { updated: LinkedItemName[]; waiting: LinkedItemName[]; differs: LinkedItemName[] };

/** How many resumes are written with one statement. */
const AT_ONCE = 50;

/**
 * Brings a change of an entry or a wording to every linked item (rules 2 to 4): all in the transaction of the change, or none. Lock the entry
 * first. Resumes are read and written in groups, because one after the other they take ten times as long.
 */
export async function propagate(tx: Db, ownerId: string, change: Change): Promise<Reached> {
  const reached: Reached = { updated: [], waiting: [], differs: [] };
  const isConcerned = concerned(change);
  const where = { entryId: change.entryId, userId: ownerId };
  const resumeIds = (await tx.recordLink.findMany({ where })).filter(isConcerned).map(({ resumeId }) => resumeId);
  const ids = [...new Set(resumeIds)];
  if (ids.length === 0) return reached;
  await lockResumes(tx, ids);
  // A save may have ended some while the lock was waited for.
  const links = (await tx.recordLink.findMany({ where, orderBy: [{ resumeId: "asc" }, { itemId: "asc" }] })).filter(isConcerned);
  const byResume = grouped(links, ({ resumeId }) => resumeId);
  const pending: RecordLink[] = [];
  const written: string[] = [];
  let changed: ChangedResume[] = [];
  for await (const row of resumesOf(tx, ownerId, [...byResume.keys()])) {
    const outcome = followIn(row, byResume.get(row.id) ?? [], change, reached);
    pending.push(...outcome.pending);
    if (outcome.data) {
      changed.push(changedResume(row, outcome.data));
      written.push(row.id);
    }
    if (changed.length < AT_ONCE) continue;
    await writeResumes(tx, ownerId, changed);
    changed = [];
  }
  await writeResumes(tx, ownerId, changed);
  await writePending(tx, pending);
  await announceWritten(tx, ownerId, written);
  return reached;
}

/** Whether the text that a link follows changes. */
function concerned(change: Change): (link: RecordLink) => boolean {
  const { section, was, is } = change;
  const known = new Map<string, boolean>();
  return (link) => {
    const next = nextWording(change, link);
    const key = `${link.wordingId} ${next}`;
    const seen = known.get(key) ?? differingFields(section, textOf(was, link.wordingId), textOf(is, next)).length > 0;
    known.set(key, seen);
    return seen;
  };
}

type Outcome = { data: ResumeData | null; pending: RecordLink[] };

/** What the links in one resume become: its data if that changes, and the links that wait for something else now. */
function followIn(row: LinkedResume, links: readonly RecordLink[], change: Change, reached: Reached): Outcome {
  const data = storedResume(row.data);
  const items = linkableItems(data);
  const how: Following = row.id === change.from ? "keep" : row.isLocked || row.trashedAt !== null ? "wait" : "write";
  const replaced: LinkableItem[] = [];
  const pending: RecordLink[] = [];
  for (const link of links) {
    const found = items.get(link.itemId);
    if (found?.section !== change.section) continue;
    const texts = { was: textOf(change.was, link.wordingId), is: textOf(change.is, nextWording(change, link)) };
    const next = follow(change.section, found.item, texts, link, how);
    if (next.isUpdated) {
      replaced.push({ ...found, item: next.item });
      reached.updated.push(nameOf(link));
    }
    if (next.isWaiting) reached.waiting.push(nameOf(link));
    if (next.isDiffering) reached.differs.push(nameOf(link));
    const [missed, differs] = [[...next.pending.missed].sort(), [...next.pending.differs].sort()];
    const isSame = missed.join() === link.missed.toSorted().join() && differs.join() === link.differs.toSorted().join();
    if (!isSame) pending.push({ ...link, missed, differs });
  }
  return { data: replaced.length === 0 ? null : withItems(data, replaced), pending };
}

function changedResume(row: LinkedResume, data: ResumeData): ChangedResume {
  const json = JSON.stringify(data);
  refuseTooLarge({ json, data }, () => asWritten(row.data));
  return { id: row.id, json, updatedAt: nextMoment(row.updatedAt) };
}
