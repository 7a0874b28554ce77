import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// What would keep Dossier from running behind a pooler, or on an engine whose data is spread over machines. See docs/engines.md.
const REFUSED: Record<string, RegExp> = {
  "an advisory lock: lock a row instead": /\bpg_(try_)?advisory_/i,
  "a lock of a whole table: lock a row instead": /\block\s+table\b/i,
  "a sequence, a bottleneck of distributed engines: use uuid version 7":
    /\b(small|big)?serial\b(?! )|\bnextval\s*\(|\bcreate\s+sequence\b|\bgenerated\s+(always|by default)\s+as\s+identity\b/i,
  "a temporary or unlogged table, which a pooler or a standby loses": /\bcreate\s+(temp(orary)?|unlogged)\s+table\b/i,
  "a cursor that outlives its transaction": /\bwith\s+hold\b/i,
};

/** LISTEN works only where announcements fall back to a table. */
const LISTEN = /["'`]\s*(un)?listen\s+[\w${"]+/i;
const MAY_LISTEN = "server/platform/db/announcements/wake-ups.ts";

const sources = ["server", "prisma/migrations"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.(ts|sql)$/.test(path) && !path.endsWith(".test.ts") && !path.includes("/generated/")),
);

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)(\/\/|--).*$/gm, "");

test.each(Object.entries(REFUSED))("no statement uses %s", (_name, pattern) => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((path) => pattern.test(withoutComments(readFileSync(path, "utf8"))))).toEqual([]);
});

test("only announcements use LISTEN, because they work without it", () => {
  expect(sources.filter((path) => LISTEN.test(withoutComments(readFileSync(path, "utf8"))))).toEqual([MAY_LISTEN]);
});

test("the rules find what they refuse", () => {
  const samples = [
    "select pg_try_advisory_xact_lock(1)",
    "lock table a in exclusive mode",
    "id bigserial,",
    "create temp table x ()",
    "declare c cursor with hold for select 1",
  ];
  for (const [index, pattern] of Object.values(REFUSED).entries()) expect(samples[index]).toMatch(pattern);
  expect("await client.query(`listen changes`)").toMatch(LISTEN);
});
