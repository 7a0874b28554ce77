import { describe, expect, test } from "vitest";
import { ReadyJson } from "./ready-json";
import { ResponseCache } from "./response-cache";

const answer = (bytes: number) => new ReadyJson(Buffer.alloc(bytes));

describe("the response cache", () => {
  test("keeps one state of a thing: a new one takes the place and the room of the one before", () => {
    const cache = new ResponseCache(1_000);
    for (let save = 1; save <= 50; save++) cache.set({ of: "resume ada 1", state: `${save}` }, answer(400));
    expect(cache.bytes).toBe(400);
    expect(cache.get({ of: "resume ada 1", state: "49" })).toBeUndefined();
    expect(cache.get({ of: "resume ada 1", state: "50" })?.bytes.length).toBe(400);
  });

  test("saves of one resume do not drive out the others", () => {
    const cache = new ResponseCache(1_000);
    cache.set({ of: "resume ada 1", state: "1" }, answer(400));
    for (let save = 1; save <= 50; save++) cache.set({ of: "resume ada 2", state: `${save}` }, answer(400));
    expect(cache.get({ of: "resume ada 1", state: "1" })).toBeDefined();
  });

  test("without room for all, what was read longest ago goes first", () => {
    const cache = new ResponseCache(1_000);
    for (const of of ["a", "b"]) cache.set({ of, state: "1" }, answer(400));
    cache.get({ of: "a", state: "1" });
    cache.set({ of: "c", state: "1" }, answer(400));
    expect(["a", "b", "c"].map((of) => cache.get({ of, state: "1" }) !== undefined)).toEqual([true, false, true]);
    expect(cache.bytes).toBe(800);
  });

  test("an answer larger than the whole room is not kept", () => {
    const cache = new ResponseCache(1_000);
    cache.set({ of: "a", state: "1" }, answer(1_001));
    expect(cache.bytes).toBe(0);
    expect(cache.get({ of: "a", state: "1" })).toBeUndefined();
  });
});
