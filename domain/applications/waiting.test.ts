import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STAGES } from "@/contracts/model/application";
import { followUpSuggestion } from "./follow-up-suggestion";
import { silence } from "./silence";
import { daysAfter, sampleApplication, sampleInterview } from "./testing/sample-application";

const note = (days: number) => ({ id: "note", at: daysAfter(days).toISOString(), type: "note" as const, text: "Called" });
const [sent] = sampleApplication().activity;
const withEntries = (...entries: ReturnType<typeof note>[]) => ({ activity: [...entries, ...(sent ? [sent] : [])] });

describe("a follow-up is suggested", () => {
  test("from the tenth day after it was sent, whatever the hour, and not before", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: -11, max: 11 }), (days, hours) => {
        const now = new Date(daysAfter(days).getTime() + hours * 3_600_000);
        expect(followUpSuggestion(sampleApplication(), now) !== null).toBe(days >= 10);
      }),
    );
    expect(followUpSuggestion(sampleApplication(), daysAfter(12))).toEqual({ since: "2026-03-01T12:00:00.000Z", days: 12 });
  });

  test("not once anything has happened since, nor when one is planned already", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (days) => {
        expect(followUpSuggestion(sampleApplication(withEntries(note(days))), daysAfter(400))).toBeNull();
      }),
    );
    const planned = sampleApplication({ followUpAt: daysAfter(50).toISOString() });
    expect(followUpSuggestion(planned, daysAfter(400))).toBeNull();
  });

  test.each(STAGES.filter((stage) => stage !== "applied"))("not in the stage %s", (status) => {
    expect(followUpSuggestion(sampleApplication({ status }), daysAfter(400))).toBeNull();
  });

  test("a note from before it was sent does not count as something that happened since", () => {
    expect(followUpSuggestion(sampleApplication(withEntries(note(-5))), daysAfter(10))).not.toBeNull();
  });
});

describe("silence", () => {
  test("counts from the last thing that happened, and its length is a parameter", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 90 }),
        (happened, later, limit) => {
          const found = silence(sampleApplication(withEntries(note(happened))), daysAfter(happened + later), limit);
          expect(found).toEqual(later >= limit ? { since: daysAfter(happened).toISOString(), days: later } : null);
        },
      ),
    );
  });

  test("is thirty days unless somebody says otherwise", () => {
    expect(silence(sampleApplication(), daysAfter(29))).toBeNull();
    expect(silence(sampleApplication(), daysAfter(30))).toMatchObject({ days: 30 });
  });

  test("has not begun while an interview or a follow-up is still to come", () => {
    const interview = sampleInterview({ at: daysAfter(70).toISOString() });
    expect(silence(sampleApplication({ activity: [interview] }), daysAfter(60))).toBeNull();
    expect(silence(sampleApplication({ followUpAt: daysAfter(70).toISOString() }), daysAfter(60))).toBeNull();
  });

  test.each(["saved", "offer", "closed"] as const)("is nothing to speak of in the stage %s", (status) => {
    expect(silence(sampleApplication({ status }), daysAfter(400))).toBeNull();
  });
});
