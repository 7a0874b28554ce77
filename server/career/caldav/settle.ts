import type { LinkedKind } from "@/contracts/model/linked-calendar";
import { type Decision, decide } from "@/domain/applications/calendar/decide";
import { changeEvent, type EventFields, type EventPlace, readEvent, writeEvent } from "@/domain/applications/calendar/event-text";
import { DAY_MS } from "@/domain/dates/day-ms";
import type { EventTexts } from "@/server/career/calendar/event-texts";
import type { Dav } from "@/server/career/dav/dav";
import { pathOf, putResource, removeResource, type Stored } from "@/server/career/dav/resources";
import { type Db, transaction } from "@/server/platform/db/client";
import type { CalendarAccount } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { renewLease } from "@/server/platform/leases/lease";
import type { DossierEvent } from "./dossier-events";
import { readEvents } from "./read-events";
import { asColumns, asNewColumns, type LinkedRow } from "./rows";
import { ChangedMeanwhile, takeFromCalendar } from "./take";

/** Events that ended longer ago are not put into the calendar, and no longer followed. */
const FOLLOWED_MS = 30 * DAY_MS;

export interface Comparison {
  db: Db;
  dav: Dav;
  account: CalendarAccount & { calendar: string };
  zone: string;
  texts: EventTexts;
  now: Date;
  /** All of our events are gone at once, so that none of them counts as deleted. */
  isEmptied: boolean;
}

/** One event on both sides. */
interface Pair {
  uid: string;
  row: LinkedRow | null;
  ours: DossierEvent | null;
  /** As it was read now; null: gone; undefined: unchanged. */
  read: Stored | null | undefined;
}

/** Brings one event to the same state on both sides, or keeps a question. What another process or program changes at the same time is left to the next comparison. */
export async function settle(comparison: Comparison, { uid, row, ours, read }: Pair): Promise<void> {
  const { db, account, zone, now } = comparison;
  const kind = ours?.kind ?? row?.kind;
  const isOn = kind !== undefined && isEnabled(kind as LinkedKind, account);
  const local = ours && isOn && !isOver(ours.fields, now) ? ours.fields : null;
  if (!row) {
    if (ours && local) await create(comparison, await addRow(comparison, ours), local);
    return;
  }
  const forget = () => db.linkedEvent.deleteMany({ where: { id: row.id } });
  if (!local && (row.href === "" || isOver(row.local, now) || (ours && isOver(ours.fields, now)))) return void (await forget());
  if (row.href === "") return;
  const seen = read ? readEvent(read.text, uid, zone) : null;
  // Nothing that we could understand: neither a change nor a deletion.
  if (read && !seen) return;
  const remote = read === undefined ? (row.question ? row.question.remote : row.remote) : seen;
  const etag = read === undefined ? (row.question ?? row).etag : (read?.etag ?? null);
  const decision = decisionOf(comparison, row, { local, remote, isOn });
  const change = { row, ours, local, remote, etag, read };
  await ACTIONS[decision](comparison, change);
}

interface Change {
  row: LinkedRow;
  ours: DossierEvent | null;
  local: EventFields | null;
  remote: EventPlace | null;
  etag: string | null;
  read: Stored | null | undefined;
}

type Sides = { local: EventFields | null; remote: EventPlace | null; isOn: boolean };

function decisionOf({ isEmptied }: Comparison, row: LinkedRow, { local, remote, isOn }: Sides): Decision | "leave" {
  const decision = decide(row, { local, remote });
  const isPlan = row.kind === "preparation";
  // No longer to be there, whatever has become of it.
  if (decision === "ask" && !local && remote && (isPlan || !isOn)) return "remove";
  // The days of a plan are computed: one that was moved or removed in the calendar stays as it is there.
  if (isPlan && ["ask", "take", "take-deletion"].includes(decision)) return "leave";
  return decision === "take-deletion" && isEmptied ? "ask" : decision;
}

const ACTIONS: Record<Decision | "leave", (comparison: Comparison, change: Change) => Promise<void>> = {
  settled: async ({ db }, { row, ours, local, remote, etag }) => {
    const state = {
      local: local ?? row.local,
      remote,
      etag,
      sent: null,
      question: null,
      askedAt: null,
      entry: ours?.entry ?? null,
    };
    await save(db, row, state);
  },
  create: async (comparison, { row, local }) => {
    if (local) await create(comparison, row, local);
  },
  update: async (comparison, change) => update(comparison, change),
  remove: (comparison, change) => remove(comparison, change),
  forget: async ({ db }, { row }) => {
    await db.linkedEvent.deleteMany({ where: { id: row.id } });
  },
  take: (comparison, change) => take(comparison, change),
  "take-deletion": (comparison, change) => take(comparison, change),
  ask: async (comparison, change) => {
    const { db, now, account } = comparison;
    const { row, local, remote, etag } = change;
    // Of a deleted application nothing can be restored.
    if (!local && (await db.application.count({ where: { id: row.applicationId, userId: account.userId } })) === 0)
      return remove(comparison, change);
    await save(db, row, { question: { remote, etag }, askedAt: row.askedAt ?? now });
  },
  leave: async ({ db }, { row, local, remote, etag }) => {
    await save(db, row, { local: local ?? row.local, remote, etag, sent: null, ...(remote ? {} : { href: "" }) });
  },
};

const save = (db: Db, { id }: LinkedRow, fields: Partial<LinkedRow>) =>
  db.linkedEvent.updateMany({ where: { id }, data: asColumns(fields) });

const isEnabled = (kind: LinkedKind, account: CalendarAccount): boolean =>
  ({ interview: account.interviews, "follow-up": account.followUps, preparation: account.preparation })[kind];

const isOver = ({ start, end }: EventPlace, now: Date): boolean => Date.parse(end ?? start) < now.getTime() - FOLLOWED_MS;

/** Stored before it is sent: whatever happens in between, the next comparison knows what may have arrived. */
async function addRow(
  { db, account }: Comparison,
  { uid, kind, applicationId, fields, entry }: DossierEvent,
): Promise<LinkedRow> {
  const href = new URL(`${encodeURIComponent(uid.replace("@dossier", ""))}.ics`, account.calendar).href;
  const row = { id: newId(), uid, kind, applicationId, href, etag: null, local: fields, entry, askedAt: null };
  const whole: LinkedRow = { ...row, remote: null, sent: fields, question: null };
  await db.linkedEvent.create({ data: { ...asNewColumns(whole), userId: account.userId } });
  return whole;
}

async function create({ db, dav, account, zone, now }: Comparison, row: LinkedRow, local: EventFields): Promise<void> {
  await save(db, row, { sent: local });
  await renewLease(db, "calendar_account", account);
  const written = await putResource(
    dav,
    new URL(row.href, account.calendar),
    "event",
    writeEvent(row.uid, local, zone, now),
    null,
  );
  if (written !== "changed") await arrived(db, row, local, written.etag);
}

async function remove({ db, dav, account }: Comparison, { row, etag }: Change): Promise<void> {
  if (etag === null || (await removeResource(dav, new URL(row.href, account.calendar), etag)) === "changed") return;
  await db.linkedEvent.deleteMany({ where: { id: row.id } });
}

async function update(comparison: Comparison, { row, ours, local, etag, read }: Change): Promise<void> {
  const { db, dav, account, zone, now } = comparison;
  const path = pathOf(row.href, account.calendar);
  const current = read ?? (await readEvents(dav, account.calendar, [path])).get(path);
  // Changed since it was compared.
  if (!local || !current || current.etag !== etag) return;
  const text = changeEvent(current.text, row.uid, { from: row.local, to: local }, zone, now);
  if (text === null) return;
  await save(db, row, { sent: local, entry: ours?.entry ?? null });
  await renewLease(db, "calendar_account", account);
  const written = await putResource(dav, new URL(row.href, account.calendar), "event", text, current.etag);
  if (written !== "changed") await arrived(db, row, local, written.etag);
}

/** Without a version the event is read again before it is believed to be there. */
async function arrived(db: Db, row: LinkedRow, local: EventFields, etag: string | null): Promise<void> {
  const { start, end, location } = local;
  if (etag === null) await save(db, row, { etag: null, question: null, askedAt: null });
  else await save(db, row, { etag, local, remote: { start, end, location }, sent: null, question: null, askedAt: null });
}

/** Dossier gets what the calendar says, and what is known becomes that, together. */
async function take({ db, account, zone, texts, now }: Comparison, { row, local, remote, etag }: Change): Promise<void> {
  const { uid, kind, applicationId, entry } = row;
  try {
    await transaction(db, async (tx) => {
      await renewLease(tx, "calendar_account", account);
      const next = await takeFromCalendar(
        tx,
        account.userId,
        { uid, kind, applicationId, expected: local, remote, entry },
        { zone, texts, now },
      );
      if (!next || !remote) await tx.linkedEvent.deleteMany({ where: { id: row.id } });
      else {
        const state = { local: next.fields, entry: next.entry, remote, etag, sent: null, question: null, askedAt: null };
        await save(tx, row, state);
      }
    });
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
  }
}
