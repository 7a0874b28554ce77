import fc from "fast-check";
import { expect, test } from "vitest";
import { type Decision, decide } from "./decide";
import type { EventFields } from "./event-text";

const at = (hour: number, summary = "One"): EventFields => ({
  start: `2027-02-01T${String(hour).padStart(2, "0")}:00:00.000Z`,
  end: `2027-02-01T${String(hour + 1).padStart(2, "0")}:00:00.000Z`,
  location: "",
  summary,
  description: "",
  url: "",
});
const [A, B, C] = [at(9), at(10), at(11)];
const known = { local: A, remote: A, sent: null };

test.each<[string, Parameters<typeof decide>[0], Parameters<typeof decide>[1], Decision]>([
  ["nothing has changed", known, { local: A, remote: A }, "settled"],
  ["moved here", known, { local: B, remote: A }, "update"],
  ["other words here", known, { local: at(9, "Two"), remote: A }, "update"],
  ["moved there", known, { local: A, remote: B }, "take"],
  ["moved to the same time on both sides", known, { local: B, remote: B }, "settled"],
  ["moved apart", known, { local: B, remote: C }, "ask"],
  ["deleted here", known, { local: null, remote: A }, "remove"],
  ["deleted there", known, { local: A, remote: null }, "take-deletion"],
  ["deleted on both sides", known, { local: null, remote: null }, "forget"],
  ["deleted here, moved there", known, { local: null, remote: B }, "ask"],
  ["moved here, deleted there", known, { local: B, remote: null }, "ask"],
  ["sent, and not arrived", { local: A, remote: null, sent: A }, { local: A, remote: null }, "create"],
  ["sent, and arrived unnoticed", { local: A, remote: null, sent: A }, { local: A, remote: A }, "settled"],
  ["a change arrived unnoticed", { local: A, remote: A, sent: B }, { local: B, remote: B }, "settled"],
  [
    "a change arrived unnoticed, and there is another one here",
    { local: A, remote: A, sent: B },
    { local: C, remote: B },
    "update",
  ],
  ["a change did not arrive", { local: A, remote: A, sent: B }, { local: B, remote: A }, "update"],
  ["an event of someone else with our name", { local: A, remote: null, sent: A }, { local: A, remote: C }, "ask"],
])("%s", (_name, before, now, decision) => {
  expect(decide(before, now)).toBe(decision);
});

test("no change of either side is ever overwritten by a different one of the other", () => {
  const side = fc.constantFrom(A, B, C, null);
  fc.assert(
    fc.property(side, side, fc.constantFrom(A, B, C), (local, remote, base) => {
      const decision = decide({ local: base, remote: base, sent: null }, { local, remote });
      const [isHere, isThere] = [local !== base, remote !== base];
      if (isHere && isThere && local !== remote) expect(decision).toBe("ask");
      if (!isHere && isThere) expect(["take", "take-deletion"]).toContain(decision);
      if (isHere && !isThere) expect(["update", "remove"]).toContain(decision);
    }),
  );
});
