import type { Application } from "@/contracts/model/application";
import type { Interview } from "@/contracts/model/application-activity";
import type { LinkedKind } from "@/contracts/model/linked-calendar";
import type { EventFields } from "@/domain/applications/calendar/event-text";
import { type CalendarEvent, calendarEvents, interviewEvent } from "@/domain/applications/calendar-events";
import { dayOfMoment } from "@/domain/applications/days";
import { localDay } from "@/domain/career/local-time";
import type { EventTexts } from "@/server/career/calendar/event-texts";
import { planEvents } from "@/server/career/calendar/plan-events";
import { applicationsAfter } from "@/server/job-search/applications/read";
import type { Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { FIRST_ID } from "@/server/platform/ids";

/** Applications that are in memory at the same time. */
const BATCH = 200;
const DOMAIN = "@dossier";

/** An event of Dossier, as it should be in the calendar. */
export interface DossierEvent {
  uid: string;
  kind: LinkedKind;
  applicationId: string;
  fields: EventFields;
  /** The interview that it is about. */
  entry: Interview | null;
}

export const isOurUid = (uid: string): boolean => /^(?:interview|follow-up|plan)-[\w-]+@dossier$/.test(uid);

/** All events of the owner's applications. Days are those of `zone`. */
export async function dossierEvents(
  db: Db,
  ownerId: string,
  texts: EventTexts,
  zone: string,
  now: Date,
): Promise<Map<string, DossierEvent>> {
  const ours = new Map<string, DossierEvent>();
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const applications = await applicationsAfter(db, ownerId, after, BATCH);
    for (const application of applications) {
      const events = eventsOf(application, texts, zone);
      const plan = (await planEvents(db, ownerId, application, texts, now)).map((event) =>
        toEvent(application, event, "preparation", zone),
      );
      for (const event of [...events, ...plan]) ours.set(event.uid, event);
    }
    after = applications.length === BATCH ? applications.at(-1)?.id : undefined;
  }
  return ours;
}

/** Interviews and follow-up of one application. */
export const eventsOf = (application: Application, { say }: EventTexts, zone: string): DossierEvent[] => {
  const interviews = application.activity.filter((entry) => entry.type === "interview");
  const followUp = calendarEvents({ ...application, activity: [] });
  return [
    ...interviews.map((entry) => ({ ...toEvent(application, interviewEvent(application, entry), "interview", zone), entry })),
    ...followUp.map((event) =>
      toEvent(application, { ...event, summary: say("followUp", { about: event.summary }) }, "follow-up", zone),
    ),
  ];
};

function toEvent({ id }: Application, event: CalendarEvent, kind: LinkedKind, zone: string): DossierEvent {
  const { uid, start, end, location, description } = event;
  const { APP_URL } = env();
  return {
    uid: `${uid}${DOMAIN}`,
    kind,
    applicationId: id,
    entry: null,
    fields: {
      start: end === null && start.length > 10 ? dayOfMoment(start, { dayAt: (time) => localDay(new Date(time), zone) }) : start,
      end,
      location,
      summary: event.summary,
      description,
      url: APP_URL ? `${APP_URL}/applications/${id}` : "",
    },
  };
}
