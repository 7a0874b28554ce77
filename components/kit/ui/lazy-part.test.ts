import { expect, test } from "vitest";
import { patiently } from "@/components/kit/ui/lazy-part";

test("a failed load is retried at increasing intervals until it succeeds", async () => {
  const pauses: number[] = [];
  let attempts = 0;
  const value = await patiently(
    async () => {
      attempts += 1;
      if (attempts < 9) throw new Error("away");
      return "here";
    },
    async (milliseconds) => void pauses.push(milliseconds),
  );
  expect(value).toBe("here");
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});
