import type { z } from "zod";
import type { ActivityEntry, Interview, interviewChangeFields, interviewFields } from "@/contracts/model/application-activity";
import { appliedAtOf, currentStageEntry, moveEntry, noonOf, sortTimeline } from "@/domain/applications/timeline";
import { pausePreparations, shiftPreparations } from "@/server/job-search/applications/preparations";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { type ApplicationFields, changeApplication } from "./change";
import type { ApplicationRow } from "./rows";
import { enteredAt, refuseOrder } from "./service";

type InterviewInput = z.output<z.ZodObject<typeof interviewFields>>;
type InterviewChange = z.output<z.ZodObject<typeof interviewChangeFields>>;
type Entry = { id: string; entryId: string };

/** A day as its noon, a moment in UTC. */
const momentOf = (date: string): string => (date.length === 10 ? noonOf(date) : new Date(date).toISOString());

const added = (row: ApplicationRow, entry: ActivityEntry): ApplicationFields => ({
  activity: sortTimeline([entry, ...row.activity]),
});

export const addNote = (db: Db, ownerId: string, input: { id: string; text: string; date?: string | undefined }, now: Date) =>
  changeApplication(
    db,
    ownerId,
    input.id,
    (row) =>
      added(row, {
        id: newId(),
        at: input.date ? momentOf(input.date) : now.toISOString(),
        type: "note",
        text: input.text,
      }),
    now,
  );

export const addInterview = (db: Db, ownerId: string, { id, ...interview }: InterviewInput & { id: string }, now: Date) =>
  changeApplication(db, ownerId, id, (row) => added(row, { ...interview, id: newId(), type: "interview", sequence: 0 }), now);

/** Changes the given fields of an interview. Each change raises its sequence, by which calendars know the newer one. */
export const updateInterview = (db: Db, ownerId: string, { id, entryId, ...changes }: InterviewChange & Entry, now: Date) =>
  changeApplication(
    db,
    ownerId,
    id,
    async (row, tx) => {
      const known = entryOf(row, entryId);
      if (known.type !== "interview") throw failure("NOT_FOUND");
      if (Object.keys(changes).length === 0) return {};
      const next: Interview = { ...known, ...changes, sequence: known.sequence + 1 };
      await shiftPreparations(tx, { applicationId: row.id, interviewId: known.id }, known.at, next.at, now);
      return { activity: sortTimeline(row.activity.map((entry) => (entry.id === known.id ? next : entry))) };
    },
    now,
  );

type EntryChange = Entry & { date?: string | undefined; text?: string | undefined };

/** Moves an entry to another date, or rewrites a note. Throws BAD_REQUEST where a stage would change its place among the stages. */
export const updateEntry = (db: Db, ownerId: string, { id, entryId, date, text }: EntryChange, now: Date) =>
  changeApplication(
    db,
    ownerId,
    id,
    async (row, tx) => {
      const known = entryOf(row, entryId);
      if (text !== undefined && known.type !== "note")
        throw failure("BAD_REQUEST", { message: "Only notes have a text that can be changed." });
      const activity = date === undefined ? row.activity : moveEntry(row.activity, known.id, momentOf(date));
      if (!activity) throw refuseOrder();
      if (known.type === "interview" && date !== undefined)
        await shiftPreparations(tx, { applicationId: row.id, interviewId: known.id }, known.at, momentOf(date), now);
      return withTimeline(
        activity.map((entry) =>
          entry.id === known.id && entry.type === "note" ? { ...entry, text: text ?? entry.text } : entry,
        ),
      );
    },
    now,
  );

/** Deletes an entry. The entry of the current stage says what the application is, so it stays (BAD_REQUEST). */
export const deleteEntry = (db: Db, ownerId: string, { id, entryId }: Entry, now: Date) =>
  changeApplication(
    db,
    ownerId,
    id,
    async (row, tx) => {
      const known = entryOf(row, entryId);
      if (currentStageEntry(row.activity)?.id === known.id)
        throw failure("BAD_REQUEST", { message: "The entry of the current stage cannot be deleted." });
      if (known.type === "interview") await pausePreparations(tx, ownerId, { applicationId: row.id, interviewId: known.id }, now);
      return withTimeline(row.activity.filter((entry) => entry.id !== known.id));
    },
    now,
  );

function withTimeline(activity: ActivityEntry[]): ApplicationFields {
  const appliedAt = appliedAtOf(activity);
  return { activity, appliedAt: appliedAt === null ? null : new Date(appliedAt), stageEnteredAt: enteredAt(activity) };
}

function entryOf(row: ApplicationRow, entryId: string): ActivityEntry {
  const entry = row.activity.find(({ id }) => id === entryId);
  if (!entry) throw failure("NOT_FOUND");
  return entry;
}
