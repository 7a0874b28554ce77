import fc from "fast-check";
import { expect, test } from "vitest";
import { clashesWith, interviewClashes, overlaps } from "./interview-clashes";
import { sampleApplication, sampleInterview } from "./testing/sample-application";

const minute = (count: number) => new Date(Date.parse("2026-03-20T08:00:00.000Z") + count * 60_000).toISOString();
const span = fc.record({ start: fc.integer({ min: 0, max: 600 }), durationMinutes: fc.integer({ min: 5, max: 180 }) });

test("every pair that overlaps is found once, and no other", () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 15 }), (spans) => {
      const interviews = spans.map(({ start, durationMinutes }, index) =>
        sampleInterview({ id: String(index), at: minute(start), durationMinutes }),
      );
      const applications = interviews.map((interview) => sampleApplication({ id: interview.id, activity: [interview] }));
      const expected = interviews.flatMap((one, index) =>
        interviews.slice(index + 1).flatMap((other) => (overlaps(one, other) ? [[one.id, other.id].sort().join()] : [])),
      );
      const found = interviewClashes(applications).map(({ first, second }) =>
        [first.interview.id, second.interview.id].sort().join(),
      );
      expect(found.sort()).toEqual(expected.sort());
    }),
  );
});

test("overlapping is the same from both sides, and one that begins when the other ends does not overlap", () => {
  fc.assert(
    fc.property(span, span, (one, other) => {
      const [a, b] = [one, other].map(({ start, durationMinutes }) => ({ at: minute(start), durationMinutes }));
      if (!a || !b) return;
      expect(overlaps(a, b)).toBe(overlaps(b, a));
      expect(overlaps(a, a)).toBe(true);
      expect(overlaps(a, { at: minute(one.start + one.durationMinutes), durationMinutes: 30 })).toBe(false);
    }),
  );
});

test("an interview does not clash with itself when it is moved, nor with those of a closed application", () => {
  const interview = sampleInterview();
  const open = sampleApplication({ id: "open", activity: [interview] });
  const closed = sampleApplication({ id: "closed", status: "closed", activity: [sampleInterview({ id: "other" })] });
  expect(clashesWith(interview, [open, closed], interview.id)).toEqual([]);
  expect(clashesWith(interview, [open, closed]).map(({ applicationId }) => applicationId)).toEqual(["open"]);
  expect(interviewClashes([open, closed])).toEqual([]);
});
