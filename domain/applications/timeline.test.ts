import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ActivityEntry } from "@/contracts/model/application-activity";
import { STAGES } from "@/contracts/model/stages";
import { appliedAtOf, countStages, currentStageEntry, enterStage, moveEntry, noonOf, sortTimeline } from "./timeline";

const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-03-${String(number).padStart(2, "0")}`);
const step = fc.record({ stage: fc.constantFrom(...STAGES), day, hour: fc.integer({ min: 0, max: 23 }) });

const momentOf = ({ day, hour }: { day: string; hour: number }) => `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;

function walk(steps: readonly { stage: (typeof STAGES)[number]; day: string; hour: number }[]) {
  let entries: ActivityEntry[] = [];
  const taken: string[] = [];
  for (const [index, step] of steps.entries()) {
    const next = enterStage(entries, step.stage, momentOf(step), String(index));
    if (!next) continue;
    entries = next;
    taken.push(String(index));
  }
  return { entries, taken };
}

describe("stages", () => {
  test("the stage entered last is the current one, and all are in the order in which they were entered", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { entries, taken } = walk(steps);
        expect(entries.map(({ id }) => id)).toEqual([...taken].reverse());
        expect(currentStageEntry(entries)?.id).toBe(taken.at(-1));
        for (const [index, { at }] of entries.entries()) expect(at >= (entries[index + 1]?.at ?? "")).toBe(true);
      }),
    );
  });

  test("a stage is refused on a day before the current one began, and taken on that very day", () => {
    const [first] = [enterStage([], "saved", "2026-03-10T15:00:00.000Z", "a") ?? []];
    expect(enterStage(first, "applied", noonOf("2026-03-09"), "b")).toBeNull();
    expect(enterStage(first, "applied", noonOf("2026-03-10"), "b")?.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  test("moving an entry keeps the stages in their order, or is refused and changes nothing", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat(), step, (steps, which, to) => {
        const { entries } = walk(steps);
        const target = entries[which % Math.max(1, entries.length)];
        if (!target) return;
        const moved = moveEntry(entries, target.id, momentOf(to));
        if (moved) expect(moved.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
      }),
    );
  });

  test("notes go anywhere between stages", () => {
    const stages =
      enterStage(enterStage([], "saved", noonOf("2026-03-01"), "a") ?? [], "applied", noonOf("2026-03-05"), "b") ?? [];
    const entries = sortTimeline([{ id: "n", at: noonOf("2026-03-09"), type: "note", text: "Called" }, ...stages]);
    expect(moveEntry(entries, "n", noonOf("2026-03-03"))?.map(({ id }) => id)).toEqual(["b", "n", "a"]);
  });
});

describe("when it was sent", () => {
  const timeline = (...stages: (typeof STAGES)[number][]) =>
    stages.reduce<ActivityEntry[]>(
      (entries, stage, index) => enterStage(entries, stage, noonOf(`2026-03-0${index + 1}`), String(index)) ?? entries,
      [],
    );

  test.each([
    ["never while only saved", timeline("saved"), null],
    ["when applied was entered", timeline("saved", "applied", "interview"), noonOf("2026-03-02")],
    ["when a later stage implies it", timeline("saved", "interview", "offer"), noonOf("2026-03-02")],
    ["not when closed without being sent", timeline("saved", "closed"), null],
    ["at applied, also when a later stage was entered before it", timeline("interview", "applied"), noonOf("2026-03-02")],
  ])("%s", (_name, entries, at) => expect(appliedAtOf(entries)).toBe(at));
});

test("every stage is counted, also those without applications", () => {
  expect(countStages(new Map([["offer", 2]])).map(({ status, count }) => [status, count])).toEqual(
    STAGES.map((stage) => [stage, stage === "offer" ? 2 : 0]),
  );
});
