import { expect, it } from "vitest";
import { movedMeanwhile, stageMoments } from "@/components/features/applications/stage-moves";

const entry = (stage: "saved" | "applied" | "screening", at: string) => ({ id: at, type: "stage" as const, stage, at });

it("notices that another tab moved the application first, and nothing when it did not", () => {
  const saved = entry("saved", "2026-11-01");
  expect(movedMeanwhile({ activity: [entry("applied", "2026-11-03"), saved] }, "saved")).toBeNull();
  const answer = { activity: [entry("applied", "2026-11-03"), entry("screening", "2026-11-02"), saved] };
  expect(movedMeanwhile(answer, "saved")).toBe("screening");
});

it("returns when each stage was last entered", () => {
  const activity = [entry("saved", "2026-11-03"), entry("applied", "2026-11-02"), entry("saved", "2026-11-01")];
  expect(stageMoments(activity)).toEqual({ saved: "2026-11-03", applied: "2026-11-02" });
});
