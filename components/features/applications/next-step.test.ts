import { expect, it } from "vitest";
import { addDays, daysSince, isDue, nextStepOf } from "@/components/features/applications/next-step";
import type { Interview } from "@/contracts/model/application-activity";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const plain = {
  status: "applied" as const,
  followUpAt: null,
  followUpNote: "",
  activity: [],
  stageEnteredAt: "2026-11-20T12:00:00.000Z",
  resumeId: "resume",
};
const interview = (at: string): Interview => ({
  id: at,
  type: "interview",
  at,
  kind: "screening",
  label: "",
  durationMinutes: 60,
  location: "",
  notes: "",
  participants: [],
  audience: "other",
  timezone: "UTC",
  sequence: 0,
});

it("takes the nearest interview that is not over, even one that is going on", () => {
  const activity = [
    interview("2026-11-25T10:00:00.000Z"),
    interview("2026-11-22T11:30:00.000Z"),
    interview("2026-11-22T09:00:00.000Z"),
  ];
  expect(nextStepOf({ ...plain, activity }, NOW)).toMatchObject({
    kind: "interview",
    interview: { id: "2026-11-22T11:30:00.000Z" },
  });
});

it("puts an overdue follow-up before an interview, and a later one behind it", () => {
  const activity = [interview("2026-11-25T10:00:00.000Z")];
  const step = nextStepOf({ ...plain, activity, followUpAt: "2026-11-20T00:00:00.000Z" }, NOW);
  expect(step).toMatchObject({ kind: "follow-up", due: "overdue", day: "2026-11-20" });
  expect(isDue(step)).toBe(true);
  expect(nextStepOf({ ...plain, activity, followUpAt: "2026-11-28T00:00:00.000Z" }, NOW)).toMatchObject({ kind: "interview" });
});

it("suggests a follow-up after ten silent days, and counts a note as news", () => {
  const silent = { ...plain, stageEnteredAt: "2026-11-12T12:00:00.000Z" };
  expect(nextStepOf(silent, NOW)).toEqual({ kind: "silent", days: 10 });
  const activity = [{ id: "a", type: "note" as const, text: "They called.", at: "2026-11-21T12:00:00.000Z" }];
  expect(nextStepOf({ ...silent, activity }, NOW)).toBeNull();
});

it("wants nothing more of a closed application", () => {
  expect(nextStepOf({ ...plain, status: "closed", followUpAt: "2026-11-20T00:00:00.000Z" }, NOW)).toBeNull();
});

it("counts calendar days, across changes of the clocks as well", () => {
  expect(daysSince("2026-10-24T12:00:00.000Z", Date.parse("2026-10-26T12:00:00Z"))).toBe(2);
  expect(addDays("2026-12-28", 7)).toBe("2027-01-04");
});
