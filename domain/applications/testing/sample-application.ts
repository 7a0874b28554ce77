import { EXAMPLE_APPLICATION } from "@/contracts/applications/example";
import type { Application } from "@/contracts/model/application";
import type { Interview } from "@/contracts/model/application-activity";
import { DAY_MS } from "@/domain/dates/day-ms";

/** An application that was sent on the first of March 2026, with whatever a test wants it to be. */
export const sampleApplication = (changes: Partial<Application> = {}): Application => ({
  ...EXAMPLE_APPLICATION,
  followUpAt: null,
  followUpNote: "",
  status: "applied",
  appliedAt: "2026-03-01T12:00:00.000Z",
  stageEnteredAt: "2026-03-01T12:00:00.000Z",
  activity: [{ id: "sent", at: "2026-03-01T12:00:00.000Z", type: "stage", stage: "applied" }],
  ...changes,
});

export const sampleInterview = (changes: Partial<Interview> = {}): Interview => ({
  id: "interview",
  type: "interview",
  at: "2026-03-20T10:00:00.000Z",
  kind: "technical",
  label: "",
  durationMinutes: 60,
  location: "",
  notes: "",
  participants: [],
  audience: "other",
  timezone: "UTC",
  sequence: 0,
  ...changes,
});

/** A moment so many days after the application was sent. */
export const daysAfter = (days: number): Date => new Date(Date.parse("2026-03-01T12:00:00.000Z") + days * DAY_MS);
