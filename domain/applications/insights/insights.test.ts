import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ActivityEntry } from "@/contracts/model/application-activity";
import { type ClosedReason, STAGES, type Stage } from "@/contracts/model/stages";
import { median } from "@/domain/applications/insights/median";
import { mondayOf, responsesBy } from "@/domain/applications/insights/responses";
import { stageFlow } from "@/domain/applications/insights/stage-flow";
import { timeInStages } from "@/domain/applications/insights/time-in-stage";
import { appliedAtOf } from "@/domain/applications/timeline";

type Step = readonly [stage: Stage, day: string];

/** An application that went this way; the last step is where it is. */
function application(
  id: string,
  steps: readonly Step[],
  more: { closedReason?: ClosedReason; source?: string; resumeId?: string } = {},
) {
  const activity: ActivityEntry[] = steps
    .map(([stage, day], index) => ({ id: `${id}-${index}`, at: `${day}T12:00:00.000Z`, type: "stage" as const, stage }))
    .toReversed();
  const status = steps.at(-1)?.[0] ?? "saved";
  const { closedReason = null, source = "", resumeId = null } = more;
  return { id, status, closedReason, activity, appliedAt: appliedAtOf(activity) ?? undefined, source, resumeId };
}

describe("the flow of stages", () => {
  it("leads every application to where it is or how it ended", () => {
    const { nodes, links } = stageFlow([
      application("a", [
        ["saved", "2026-11-01"],
        ["applied", "2026-11-02"],
      ]),
      application(
        "b",
        [
          ["applied", "2026-11-02"],
          ["interview", "2026-11-09"],
          ["closed", "2026-11-12"],
        ],
        { closedReason: "not-selected" },
      ),
      application("c", [
        ["saved", "2026-11-01"],
        ["closed", "2026-11-12"],
      ]),
    ]);
    expect(links.map(({ from, to, applicationIds }) => [from, to, applicationIds])).toEqual([
      ["saved", "applied", ["a"]],
      ["applied", "waiting-applied", ["a"]],
      ["applied", "interview", ["b"]],
      ["interview", "ended-not-selected", ["b"]],
      ["saved", "ended-closed", ["c"]],
    ]);
    expect(nodes.find(({ id }) => id === "applied")?.applicationIds).toEqual(["a", "b"]);
  });

  it("has no circles, and inflow equals outflow at each stage", () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...STAGES), fc.constant("2026-11-02")), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 8 }), (ways) => {
        const { nodes, links } = stageFlow(ways.map((way, index) => application(String(index), way)));
        const order = nodes.filter(({ kind }) => kind !== "reached").flatMap(({ applicationIds }) => applicationIds);
        expect(order.toSorted()).toEqual(ways.map((_, index) => String(index)).toSorted());
        for (const { id, kind, applicationIds } of nodes) {
          const out = links.filter(({ from }) => from === id).flatMap((link) => link.applicationIds);
          if (kind === "reached") expect(out.toSorted()).toEqual(applicationIds.toSorted());
          else expect(out).toEqual([]);
        }
        for (const { from, to } of links)
          if (STAGES.includes(to as Stage)) expect(STAGES.indexOf(from as Stage)).toBeLessThan(STAGES.indexOf(to as Stage));
      }),
    );
  });
});

describe("responses", () => {
  const all = [
    application(
      "a",
      [
        ["applied", "2026-11-02"],
        ["screening", "2026-11-06"],
      ],
      { source: "Referral", resumeId: "r1" },
    ),
    application(
      "b",
      [
        ["applied", "2026-11-03"],
        ["closed", "2026-11-13"],
      ],
      { source: "Referral", resumeId: "r2", closedReason: "not-selected" },
    ),
    application(
      "c",
      [
        ["applied", "2026-11-10"],
        ["closed", "2026-11-20"],
      ],
      { source: "Referral", closedReason: "no-response" },
    ),
    application("d", [["applied", "2026-11-10"]], { resumeId: "r1" }),
    application("e", [["saved", "2026-11-10"]], { source: "Referral" }),
  ];

  it("counts sent and answered applications by source, and the days until the answer", () => {
    expect(responsesBy("source", all)).toEqual([
      { key: "Referral", sentIds: ["a", "b", "c"], answeredIds: ["a", "b"], medianDays: 7 },
      { key: "", sentIds: ["d"], answeredIds: [], medianDays: null },
    ]);
  });

  it("counts by resume and by week", () => {
    expect(responsesBy("resume", all).map(({ key, sentIds }) => [key, sentIds.length])).toEqual([
      ["r1", 2],
      ["", 1],
      ["r2", 1],
    ]);
    expect(responsesBy("week", all).map(({ key, sentIds }) => [key, sentIds])).toEqual([
      ["2026-11-02", ["a", "b"]],
      ["2026-11-09", ["c", "d"]],
    ]);
  });

  it("begins a week on Monday", () => {
    expect(["2026-11-01", "2026-11-02", "2026-11-08"].map((day) => mondayOf(`${day}T23:00:00.000Z`))).toEqual([
      "2026-10-26",
      "2026-11-02",
      "2026-11-02",
    ]);
  });
});

it("measures how long applications stay in a stage", () => {
  const now = Date.parse("2026-11-20T12:00:00.000Z");
  const times = timeInStages(
    [
      application("a", [
        ["saved", "2026-11-01"],
        ["applied", "2026-11-03"],
      ]),
      application("b", [
        ["applied", "2026-11-10"],
        ["closed", "2026-11-11"],
      ]),
    ],
    now,
  );
  expect(times.slice(0, 3)).toEqual([
    { stage: "saved", applicationIds: ["a"], medianDays: 2 },
    { stage: "applied", applicationIds: ["a", "b"], medianDays: 9 },
    { stage: "screening", applicationIds: [], medianDays: null },
  ]);
});

it("finds the middle", () => {
  expect([median([]), median([3]), median([4, 1]), median([9, 1, 2])]).toEqual([null, 3, 2.5, 2]);
});
