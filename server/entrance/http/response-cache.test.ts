import { describe, expect, test } from "vitest";
import { ReadyJson } from "@/server/platform/request/ready-json";
import { ResponseCache } from "./response-cache";

const answer = (bytes: number) => new ReadyJson(Buffer.alloc(bytes));

describe("the response cache", () => {
  test("keeps one state per resource: a new one replaces the previous one and its size", () => {
    const cache = new ResponseCache(1_000);
    for (let save = 1; save <= 50; save++) cache.set({ of: "resume ada 1", state: `${save}` }, answer(400));
    expect(cache.bytes).toBe(400);
    expect(cache.get({ of: "resume ada 1", state: "49" })).toBeUndefined();
    expect(cache.get({ of: "resume ada 1", state: "50" })?.bytes.length).toBe(400);
  });

  test("saving one resume does not evict the others", () => {
    const cache = new ResponseCache(1_000);
    cache.set({ of: "resume ada 1", state: "1" }, answer(400));
    for (let save = 1; save <= 50; save++) cache.set({ of: "resume ada 2", state: `${save}` }, answer(400));
    expect(cache.get({ of: "resume ada 1", state: "1" })).toBeDefined();
  });

  test("evicts the least recently read when full", () => {
    const cache = new ResponseCache(1_000);
    for (const of of ["a", "b"]) cache.set({ of, state: "1" }, answer(400));
    cache.get({ of: "a", state: "1" });
    cache.set({ of: "c", state: "1" }, answer(400));
    expect(["a", "b", "c"].map((of) => cache.get({ of, state: "1" }) !== undefined)).toEqual([true, false, true]);
    expect(cache.bytes).toBe(800);
  });

  test("does not keep a response larger than the whole cache", () => {
    const cache = new ResponseCache(1_000);
    cache.set({ of: "a", state: "1" }, answer(1_001));
    expect(cache.bytes).toBe(0);
    expect(cache.get({ of: "a", state: "1" })).toBeUndefined();
  });
});
