import { expect, it } from "vitest";
import { forEachDocument } from "@/components/features/documents/for-each-document";
import type { DocumentEntry } from "@/contracts/model/document";

const entries = Array.from({ length: 11 }, (_, index) => ({ id: String(index), name: `Document ${index}` }) as DocumentEntry);

it("processes all, at most four concurrently, and names those that were rejected", async () => {
  let running = 0;
  let peak = 0;
  const { done, refused } = await forEachDocument(entries, async (entry) => {
    running++;
    peak = Math.max(peak, running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (entry.id === "3" || entry.id === "10") throw new Error(`no ${entry.id}`);
  });
  expect(peak).toBe(4);
  expect(done.map(({ id }) => id)).toEqual(["0", "1", "2", "4", "5", "6", "7", "8", "9"]);
  expect(refused.map(({ entry, error }) => [entry.id, String(error)])).toEqual([
    ["3", "Error: no 3"],
    ["10", "Error: no 10"],
  ]);
});
