import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STAGES } from "@/contracts/model/stages";
import { addDays, type Clock, daysSince } from "./days";
import { dismissalOf, isDue, isSuggestion, nextStep, type StepRules, urgencyOf } from "./next-step";
import { daysAfter, sampleApplication, sampleInterview } from "./testing/sample-application";

const at = (days: number) => daysAfter(days).toISOString();
const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const on = (days: number, dayAt: Clock["dayAt"] = utcDay): Clock => ({ now: daysAfter(days).getTime(), dayAt });
const RULES: StepRules = { silenceDays: 30, dismissed: new Set() };
const note = (days: number) => ({ id: "note", at: at(days), type: "note" as const, text: "They called." });

describe("what has a date", () => {
  test("of an interview and a follow-up the earlier one comes next; on the same day the follow-up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -20, max: 60 }), (interview, followUp) => {
        const application = sampleApplication({
          activity: [sampleInterview({ at: at(interview) })],
          followUpAt: at(followUp),
          followUpNote: "Call",
        });
        const step = nextStep(application, on(0), RULES);
        expect(step?.kind).toBe(interview < followUp ? "interview" : "follow-up");
        expect(isDue(step)).toBe(followUp <= 0);
      }),
    );
  });

  test("an interview that is going on comes next until it is over", () => {
    const application = sampleApplication({ activity: [sampleInterview({ at: at(5), durationMinutes: 60 })] });
    const later = (minutes: number): Clock => ({ ...on(5), now: daysAfter(5).getTime() + minutes * 60_000 });
    expect(nextStep(application, later(59), RULES)?.kind).toBe("interview");
    expect(nextStep(application, later(60), RULES)).toBeNull();
  });

  test("the nearest of several interviews comes next", () => {
    const activity = [8, 3, 5].map((days) => sampleInterview({ id: String(days), at: at(days) }));
    expect(nextStep(sampleApplication({ activity }), on(0), RULES)).toMatchObject({ kind: "interview", interview: { id: "3" } });
  });

  test("is due by the day of the person, not by that of the server", () => {
    const interview = sampleInterview({ at: "2026-03-20T23:30:00.000Z" });
    const clock = (hours: number): Clock => ({
      now: Date.parse("2026-03-20T12:30:00.000Z"),
      dayAt: (time) => utcDay(time + hours * 3_600_000),
    });
    const application = sampleApplication({ activity: [interview] });
    expect(nextStep(application, clock(0), RULES)).toMatchObject({ due: "today" });
    expect(nextStep(application, clock(12), RULES)).toMatchObject({ due: "today" });
    expect(nextStep(application, clock(2), RULES)).toMatchObject({ due: "later" });
  });
});

describe("what is suggested", () => {
  test("nothing at first, a follow-up from the tenth silent day, no response from the person's own day on", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 11, max: 365 }), (days, silenceDays) => {
        const kind = days >= silenceDays ? "suggest-no-response" : days >= 10 ? "suggest-follow-up" : undefined;
        expect(nextStep(sampleApplication(), on(days), { ...RULES, silenceDays })?.kind).toBe(kind);
      }),
    );
  });

  test("whatever happens ends the silence", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 200 }), (happened, later) => {
        const application = sampleApplication({ activity: [note(happened)] });
        const step = nextStep(application, on(happened + later), RULES);
        expect(isSuggestion(step)).toBe(later >= 10);
        if (isSuggestion(step)) expect(step).toMatchObject({ since: at(happened), days: later });
      }),
    );
  });

  test.each(["saved", "offer", "closed"] as const)("nothing in the stage %s, however long it lasts", (status) => {
    expect(isSuggestion(nextStep(sampleApplication({ status }), on(400), RULES))).toBe(false);
  });

  test("a suggestion that was dismissed comes back only after something has happened", () => {
    const silent = sampleApplication();
    const step = nextStep(silent, on(12), RULES);
    if (!isSuggestion(step)) throw new Error("Nothing is suggested.");
    const rules = { ...RULES, dismissed: new Set([dismissalOf(silent.id, step)]) };
    expect(nextStep(silent, on(20), rules)).toBeNull();
    expect(nextStep(silent, on(30), rules)?.kind).toBe("suggest-no-response");
    expect(nextStep({ ...silent, activity: [note(14)] }, on(25), rules)?.kind).toBe("suggest-follow-up");
  });
});

test("what is saved wants a resume, linked or attached, and then to be sent", () => {
  const saved = sampleApplication({ status: "saved", resumeId: null, resumeFileUrl: "" });
  expect(nextStep(saved, on(0), RULES)).toEqual({ kind: "choose-resume" });
  expect(nextStep({ ...saved, resumeId: "resume" }, on(0), RULES)).toEqual({ kind: "send" });
  expect(nextStep({ ...saved, resumeFileUrl: "/sent.pdf" }, on(0), RULES)).toEqual({ kind: "send" });
});

test("a closed application wants nothing more, whatever is planned", () => {
  fc.assert(
    fc.property(fc.constantFrom(...STAGES), fc.integer({ min: -90, max: 90 }), (status, days) => {
      const application = sampleApplication({ status, followUpAt: at(days), activity: [sampleInterview({ at: at(days) })] });
      expect(nextStep(application, on(0), RULES) === null).toBe(status === "closed");
    }),
  );
});

test("what has a date is more urgent than a suggestion, and that more than nothing", () => {
  const dated = nextStep(sampleApplication({ followUpAt: at(700) }), on(0), RULES);
  const suggested = nextStep(sampleApplication(), on(12), RULES);
  const urgencies = [dated, suggested, null].map((step) => urgencyOf(step, on(0)));
  expect(urgencies).toEqual([...urgencies].sort());
  expect(new Set(urgencies).size).toBe(3);
});

test("calendar days are counted across changes of the clocks and years", () => {
  expect(daysSince("2026-10-24T12:00:00.000Z", { now: Date.parse("2026-10-26T12:00:00Z"), dayAt: utcDay })).toBe(2);
  expect(addDays("2026-12-28", 7)).toBe("2027-01-04");
});
