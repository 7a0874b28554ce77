import { LIMITS } from "@/contracts/limits";
import type { Application } from "@/contracts/model/application";
import type { Interview } from "@/contracts/model/application-activity";
import { type EventFields, type EventPlace, isSamePlace } from "@/domain/applications/calendar/event-text";
import { sortTimeline } from "@/domain/applications/timeline";
import { localDay, localTimeOf, momentOf } from "@/domain/career/local-time";
import type { EventTexts } from "@/server/career/calendar/event-texts";
import { changeApplication } from "@/server/job-search/applications/change";
import { readApplication } from "@/server/job-search/applications/read";
import { updateApplication } from "@/server/job-search/applications/service";
import { addNote, deleteEntry, updateInterview } from "@/server/job-search/applications/timeline";
import type { Db } from "@/server/platform/db/client";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { type DossierEvent, eventsOf } from "./dossier-events";

/** Dossier's side has changed since it was compared. */
export class ChangedMeanwhile extends Error {}

export interface Take {
  uid: string;
  kind: string;
  applicationId: string;
  /** What Dossier is expected to say; null: nothing. */
  expected: EventFields | null;
  /** What the calendar says; null: the event is gone. */
  remote: EventPlace | null;
  /** The interview as it was, which is restored where Dossier has none. */
  entry: Interview | null;
}

const MINUTES = { min: 5, max: 1440 };
const MINUTE_MS = 60_000;

/**
 * Changes an interview or a follow-up to what the calendar says, with a note in the timeline, in the transaction that is given. Returns the
 * event as Dossier has it then; null for none. Throws ChangedMeanwhile, also for an application that is gone.
 */
export async function takeFromCalendar(
  tx: Db,
  ownerId: string,
  take: Take,
  { zone, texts, now }: { zone: string; texts: EventTexts; now: Date },
): Promise<DossierEvent | null> {
  await lockOwned(tx, "application", take.applicationId, ownerId);
  if ((await tx.application.count({ where: { id: take.applicationId, userId: ownerId } })) === 0) throw new ChangedMeanwhile();
  const application = await readApplication(tx, ownerId, take.applicationId);
  const current = eventIn(application, take.uid, texts, zone);
  const isExpected = current && take.expected ? isSamePlace(current.fields, take.expected) : !current && !take.expected;
  if (!isExpected) throw new ChangedMeanwhile();
  if (take.kind === "follow-up") await takeFollowUp(tx, ownerId, take, zone, now);
  else await takeInterview(tx, ownerId, take, current?.entry ?? null, zone, now);
  const next = await readApplication(tx, ownerId, application.id);
  const text = noteOf(texts, current, take.remote, zone).slice(0, LIMITS.application.note);
  // A full timeline must not keep both sides apart.
  if (next.activity.length < LIMITS.application.activity) await addNote(tx, ownerId, { id: application.id, text }, now);
  return eventIn(next, take.uid, texts, zone);
}

const eventIn = (application: Application, uid: string, texts: EventTexts, zone: string): DossierEvent | null =>
  eventsOf(application, texts, zone).find((event) => event.uid === uid) ?? null;

async function takeFollowUp(
  tx: Db,
  ownerId: string,
  { applicationId: id, remote }: Take,
  zone: string,
  now: Date,
): Promise<void> {
  const day = remote && (remote.end === null ? remote.start.slice(0, 10) : localDay(new Date(remote.start), zone));
  await updateApplication(tx, ownerId, { id, followUpAt: day && `${day}T00:00:00.000Z` }, now);
}

async function takeInterview(
  tx: Db,
  ownerId: string,
  { applicationId: id, remote, entry }: Take,
  current: Interview | null,
  zone: string,
  now: Date,
): Promise<void> {
  if (!remote) {
    if (current) await deleteEntry(tx, ownerId, { id, entryId: current.id }, now);
    return;
  }
  if (current) {
    await updateInterview(tx, ownerId, { id, entryId: current.id, ...placeOf(remote, current, zone) }, now);
    return;
  }
  if (!entry) return;
  const restored = { ...entry, ...placeOf(remote, entry, zone), sequence: entry.sequence + 1 };
  await changeApplication(tx, ownerId, id, (row) => ({ activity: sortTimeline([restored, ...row.activity]) }), now);
}

/** Time and place of an interview. One that was made a whole day keeps its time of day and length. */
function placeOf(remote: EventPlace, interview: Interview, zone: string): Pick<Interview, "at" | "durationMinutes" | "location"> {
  const { location } = remote;
  if (remote.end === null) {
    const [year = 0, month = 0, day = 0] = remote.start.split("-").map(Number);
    const { hour, minute, second } = localTimeOf(new Date(interview.at), zone);
    const at = momentOf({ year, month, day, hour, minute, second }, zone).toISOString();
    return { at, durationMinutes: interview.durationMinutes, location };
  }
  const minutes = Math.round((Date.parse(remote.end) - Date.parse(remote.start)) / MINUTE_MS);
  return { at: remote.start, durationMinutes: Math.min(MINUTES.max, Math.max(MINUTES.min, minutes)), location };
}

/** What has changed, in the clocks of the person, so that nothing is lost by it. */
function noteOf({ say }: EventTexts, current: DossierEvent | null, remote: EventPlace | null, zone: string): string {
  if (!current) return say("restored", { when: when(remote, zone) });
  const { fields, entry, kind } = current;
  const isFollowUp = kind === "follow-up";
  if (!remote) {
    const lost = [fields.location, entry?.label ?? "", fields.description].filter((part) => part !== "");
    return [say(isFollowUp ? "followUpDeleted" : "interviewDeleted", { when: when(fields, zone) }), ...lost].join("\n");
  }
  const changes = [
    ...(when(fields, zone) === when(remote, zone) ? [] : [`${when(fields, zone)} → ${when(remote, zone)}`]),
    ...(fields.location === remote.location ? [] : [`“${fields.location}” → “${remote.location}”`]),
  ];
  return say(isFollowUp ? "followUpChanged" : "interviewChanged", { changes: changes.join("; ") });
}

/** `2026-12-01 10:00–11:00`, or the day. */
function when(place: EventPlace | null, zone: string): string {
  if (!place) return "";
  if (place.end === null) return place.start.slice(0, 10);
  const clock = (moment: string) => {
    const { hour, minute } = localTimeOf(new Date(moment), zone);
    return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  };
  return `${localDay(new Date(place.start), zone)} ${clock(place.start)}–${clock(place.end)}`;
}
