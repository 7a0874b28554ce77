import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prepareLooks, QUIET_MS } from "@/components/features/editor/design/prepare-looks";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Draws a picture every 100 ms, as long as it may. */
function prepared(isAllowed = () => true) {
  const drawn: string[] = [];
  const preparation = prepareLooks({
    isAllowed,
    draw: async (isNear, isOver) => {
      for (let at = 0; at < 17 && !isOver(); at++) {
        drawn.push(isNear ? "near" : "quiet");
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  });
  return { drawn, preparation };
}

test("pictures are prepared once nothing was edited for two seconds, and an edit stops it", async () => {
  const { drawn, preparation } = prepared();
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
  expect(drawn).toEqual([]);
  await vi.advanceTimersByTimeAsync(250);
  expect(drawn).toEqual(["quiet", "quiet", "quiet"]);
  preparation.edited();
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
  expect(drawn).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(drawn).toHaveLength(20);
});

test("a pointer that is near prepares them at once in a quiet document, and after the pause in one that was just edited", async () => {
  const { drawn, preparation } = prepared();
  preparation.near();
  await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
  expect(drawn).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn).toEqual(["near"]);
  await vi.advanceTimersByTimeAsync(10_000);
  preparation.near();
  expect(drawn).toHaveLength(18);
});

test("nothing is prepared in a hidden tab until it is shown, or after the end", async () => {
  let isVisible = false;
  const { drawn, preparation } = prepared(() => isVisible);
  await vi.advanceTimersByTimeAsync(10_000);
  preparation.near();
  expect(drawn).toEqual([]);
  isVisible = true;
  preparation.shown();
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn).toEqual(["near"]);
  preparation.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(drawn).toHaveLength(1);
});
