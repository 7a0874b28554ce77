import fc from "fast-check";
import { expect, test } from "vitest";
import { preparationPlan } from "./preparation-plan";

const input = {
  timezone: "Europe/Amsterdam",
  requirements: [
    { requirement: "Harbours", storyIds: ["s"] },
    { requirement: "Kubernetes", storyIds: [] },
  ],
  stories: [{ id: "s", title: "The harbour" }],
  questions: 0,
};
const plan = (interviewAt: string, now: string) =>
  preparationPlan({ ...input, interviewAt: new Date(interviewAt), now: new Date(now) });
const tasks = (of: ReturnType<typeof plan>) =>
  of.days.map(({ date, tasks }) => [date, ...tasks.map(({ kind, about }) => `${kind} ${about}`.trim())]);

test("stories that are missing come first, rehearsing comes on the day before", () => {
  expect(tasks(plan("2026-12-04T13:00:00Z", "2026-12-01T09:00:00Z"))).toEqual([
    ["2026-12-01", "company-notes", "practise The harbour"],
    ["2026-12-02", "write-story Kubernetes", "prepare-questions"],
    ["2026-12-03", "rehearse", "review-stories"],
  ]);
});

test("an interview today or tomorrow leaves one day, counted in its own time zone", () => {
  expect(plan("2026-12-01T15:00:00Z", "2026-12-01T09:00:00Z").days.map(({ date }) => date)).toEqual(["2026-12-01"]);
  // In Amsterdam it is the 2nd already.
  expect(plan("2026-12-03T15:00:00Z", "2026-12-01T23:30:00Z").days.map(({ date }) => date)).toEqual(["2026-12-02"]);
});

test("no day before today or after the interview, none over an hour and a half, in every zone", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 40 * 24 }),
      fc.date({ min: new Date("2026-01-01"), max: new Date("2030-12-31"), noInvalidDate: true }),
      (timezone, hours, now) => {
        const interviewAt = new Date(now.getTime() + hours * 3_600_000 + 60_000);
        const { days } = preparationPlan({ ...input, timezone, interviewAt, now });
        const day = (moment: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: timezone }).format(moment);
        expect(days.length).toBeGreaterThan(0);
        for (const { date, tasks: planned } of days) {
          expect(date >= day(now) && date <= day(interviewAt)).toBe(true);
          expect(planned.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(90);
        }
        expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
      },
    ),
    { numRuns: 300 },
  );
});
