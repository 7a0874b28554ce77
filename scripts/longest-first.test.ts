import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LONG } from "./longest-first.mjs";

test("every file that is started early exists, once", () => {
  expect(LONG.filter((name) => !existsSync(name))).toEqual([]);
  expect(new Set(LONG).size).toBe(LONG.length);
});
