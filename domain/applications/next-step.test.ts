import fc from "fast-check";
import { expect, test } from "vitest";
import { STAGES } from "@/contracts/model/application";
import { nextStep } from "./next-step";
import { daysAfter, sampleApplication, sampleInterview } from "./testing/sample-application";

const at = (days: number) => daysAfter(days).toISOString();

test("of an interview and a follow-up the earlier one comes next", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: -20, max: 60 }), (interview, followUp) => {
      fc.pre(interview !== followUp);
      const application = sampleApplication({
        activity: [sampleInterview({ at: at(interview) })],
        followUpAt: at(followUp),
        followUpNote: "Call",
      });
      const step = nextStep(application, daysAfter(0));
      expect(step).toMatchObject(
        interview < followUp
          ? { kind: "interview", at: at(interview) }
          : { kind: "follow-up", at: at(followUp), note: "Call", isDue: followUp <= 0 },
      );
    }),
  );
});

test("an interview that is going on comes next until it is over", () => {
  const application = sampleApplication({ activity: [sampleInterview({ at: at(5), durationMinutes: 60 })] });
  const later = (minutes: number) => new Date(daysAfter(5).getTime() + minutes * 60_000);
  expect(nextStep(application, later(59))?.kind).toBe("interview");
  expect(nextStep(application, later(60))?.kind).toBe("waiting");
});

test.each([
  ["waiting at first", 3, "waiting"],
  ["a follow-up from the tenth day", 10, "suggest-follow-up"],
  ["no response from the thirtieth", 30, "suggest-no-response"],
])("without dates: %s", (_name, days, kind) => expect(nextStep(sampleApplication(), daysAfter(days))?.kind).toBe(kind));

test.each([
  ["saved", "apply"],
  ["offer", "answer-offer"],
  ["closed", undefined],
] as const)("the stage %s asks for its own step", (status, kind) => {
  expect(nextStep(sampleApplication({ status }), daysAfter(400))?.kind).toBe(kind);
});

test("every application that is open has a next step, at any time", () => {
  fc.assert(
    fc.property(fc.constantFrom(...STAGES), fc.integer({ min: 0, max: 1000 }), fc.option(fc.integer()), (status, days, due) => {
      const followUpAt = due === null ? null : at(due % 1000);
      const step = nextStep(sampleApplication({ status, followUpAt }), daysAfter(days));
      expect(step === null).toBe(status === "closed" && followUpAt === null);
    }),
  );
});
