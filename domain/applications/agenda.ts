import type { AgendaItem } from "@/contracts/model/agenda";
import type { Application } from "@/contracts/model/application";
import { dayOfMoment } from "@/domain/applications/days";
import { localDay } from "@/domain/career/local-time";

/** What the agenda reads of an application. */
export type AgendaApplication = Pick<
  Application,
  "id" | "company" | "role" | "activity" | "followUpAt" | "followUpNote" | "deadline"
>;

/** Days are those of the time zone, both included. */
export type AgendaRange = { from: string; to: string; timezone: string };

/** Something to prepare: at a moment, or during a day. */
export type Preparation = { at: string; title: string };

/** What is due for an open application within the range, in no order. */
export function agendaOf(application: AgendaApplication, preparations: readonly Preparation[], range: AgendaRange): AgendaItem[] {
  const { id: applicationId, company, role, activity, followUpAt, followUpNote, deadline } = application;
  const about = { applicationId, company, role };
  const interviews = activity
    .filter((entry) => entry.type === "interview")
    .map(({ at, label }) => ({ at, kind: "interview" as const, title: label || `Interview: ${company}`, ...about }));
  const followUp =
    followUpAt === null
      ? []
      : [{ at: followUpAt, kind: "follow-up" as const, title: followUpNote || `Follow up: ${company}`, ...about }];
  const last = deadline ? [{ at: deadline, kind: "deadline" as const, title: `Deadline: ${role}, ${company}`, ...about }] : [];
  const preparation = preparations.map((one) => ({ ...one, kind: "preparation" as const, ...about }));
  return [...interviews, ...followUp, ...last, ...preparation].filter((item) => isWithin(dayOf(item, range.timezone), range));
}

/** By day, then by time; what has no time comes first on its day. */
export const inOrder = (items: readonly AgendaItem[], timezone: string): AgendaItem[] =>
  items
    .map((item) => ({ item, order: `${dayOf(item, timezone)} ${item.at.length > 10 ? item.at : ""} ${item.applicationId}` }))
    .toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ item }) => item);

/** A follow-up may be set for a day without a time, which is stored as midnight in UTC; everything else happens at its moment. */
function dayOf({ at, kind }: Pick<AgendaItem, "at" | "kind">, timezone: string): string {
  if (at.length === 10) return at;
  const dayAt = (time: number) => localDay(new Date(time), timezone);
  return kind === "follow-up" ? dayOfMoment(at, { dayAt }) : dayAt(Date.parse(at));
}

const isWithin = (day: string, { from, to }: AgendaRange) => from <= day && day <= to;
