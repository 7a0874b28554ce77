import type { BusyTime } from "@/contracts/model/linked-calendar";
import type { Span } from "@/domain/applications/calendar/busy-times";
import { clashesOf, freeTimes } from "@/domain/applications/calendar/free-times";
import { endOf, plannedInterviews } from "@/domain/applications/interview-clashes";
import { readMailSettings } from "@/server/accounts/notifications/mail-settings";
import { applicationsAfter } from "@/server/job-search/applications/read";
import type { Db } from "@/server/platform/db/client";
import { FIRST_ID } from "@/server/platform/ids";
import { knownBusy } from "./busy";

const BATCH = 200;
const MINUTE_MS = 60_000;

interface Input {
  at: string;
  durationMinutes: number;
  timezone?: string | undefined;
  interviewId?: string | undefined;
}

const moment = (at: number) => new Date(at).toISOString();

/** What overlaps with a time, of the calendars and of other interviews, and free times near it where something does. */
export async function findClashes(
  db: Db,
  ownerId: string,
  { at, durationMinutes, timezone, interviewId }: Input,
  now: Date,
): Promise<{ clashes: BusyTime[]; freeTimes: string[] }> {
  const start = Date.parse(at);
  const wish = { start, end: start + durationMinutes * MINUTE_MS };
  const busy = [...(await knownBusy(db, ownerId)), ...(await interviewsOf(db, ownerId, interviewId))].sort(
    (a, b) => a.start - b.start,
  );
  const clashes = clashesOf(wish, busy).map((span) => ({ start: moment(span.start), end: moment(span.end) }));
  const zone = timezone ?? (await readMailSettings(db, ownerId)).timezone;
  return { clashes, freeTimes: clashes.length === 0 ? [] : freeTimes(wish, busy, zone, now.getTime()).map(moment) };
}

async function interviewsOf(db: Db, ownerId: string, except?: string): Promise<Span[]> {
  const spans: Span[] = [];
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const applications = await applicationsAfter(db, ownerId, after, BATCH);
    for (const { interview } of plannedInterviews(applications))
      if (interview.id !== except) spans.push({ start: Date.parse(interview.at), end: endOf(interview) });
    after = applications.length === BATCH ? applications.at(-1)?.id : undefined;
  }
  return spans;
}
