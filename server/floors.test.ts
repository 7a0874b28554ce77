import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { FLOORS } from "../scripts/architecture.mjs";

// What Biome does not see: files that no floor has, and folders that need each other although no two of their files do.

const isSource = (path: string) =>
  path.endsWith(".ts") && !/\.test\.ts$|(^|\/)(testing|generated|clients)\//.test(path) && path.includes("/");

const sources = readdirSync("server", { recursive: true, encoding: "utf8" }).filter(isSource);

/** The folder of a floor that a module is in, such as `documents/letters`, or the module itself where it is in none. */
const partOf = (path: string) =>
  path
    .split("/")
    .slice(0, path.split("/").length > 2 ? 2 : undefined)
    .join("/")
    .replace(/\.ts$/, "");

/** The parts that a module imports, by value or by type, statically or dynamically. */
function importsOf(path: string): string[] {
  const text = readFileSync(join("server", path), "utf8");
  const named = [...text.matchAll(/(?:from|import|import\()\s*"((?:@\/server\/|\.)[^"]+)"/g)].map(([, name = ""]) => name);
  const paths = named.map((name) => (name.startsWith(".") ? join(dirname(path), name) : name.slice("@/server/".length)));
  return paths.map((imported) => partOf(imported)).filter((part) => part !== partOf(path));
}

/** The parts that can be left and reached again, each with one way round. */
function rounds(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (part: string, way: readonly string[]) => {
    if (way.includes(part)) found.push([...way.slice(way.indexOf(part)), part].join(" → "));
    if (way.includes(part) || done.has(part)) return;
    for (const next of edges.get(part) ?? []) walk(next, [...way, part]);
    done.add(part);
  };
  for (const part of edges.keys()) walk(part, []);
  return found;
}

test("every folder of the server is a floor, beside the helpers of tests", () => {
  const folders = readdirSync("server", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...FLOORS, "testing"].sort());
});

test("no two folders of a floor import each other, by value or by type, not even through others", () => {
  const edges = new Map<string, Set<string>>();
  for (const path of sources) {
    const part = partOf(path);
    edges.set(part, new Set([...(edges.get(part) ?? []), ...importsOf(path)]));
  }
  expect(edges.size).toBeGreaterThan(50);
  expect(rounds(edges)).toEqual([]);
});
