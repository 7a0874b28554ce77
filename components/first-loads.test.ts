import { readdirSync, readFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";

// A screen that imports one schema loads zod with it: 36 kB, and work before the first key that is felt on a phone. Screens import plain
// choices and defaults, which are in modules without schemas, and load with `import()` what reads files, rich text or foreign data.

/** What reads foreign data from the beginning, or where nobody waits for the first key. */
const WITH_SCHEMAS = ["/documents/imports/import-screen", "/settings/settings", "/settings/admin/"];

const screens = [
  ...new Set(
    readdirSync("app", { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .flatMap((page) =>
        [...readFileSync(`app/${page}`, "utf8").matchAll(/from "@\/(components\/features\/[^"]+)"/g)].map(
          ([, path = ""]) => path,
        ),
      ),
  ),
].filter((path) => !WITH_SCHEMAS.some((exempt) => path.includes(exempt)));

const { metafile } = await build({
  entryPoints: screens.map((path) => `./${path}`),
  bundle: true,
  splitting: true,
  format: "esm",
  packages: "external",
  loader: { ".css": "empty", ".typ": "text" },
  outdir: "unused",
  write: false,
  metafile: true,
  logLevel: "silent",
});

/** The way from a module to a package by imports that are loaded with it; null if there is none. */
function wayTo(target: string, start: string): string[] | null {
  const before = new Map<string, string | null>([[start, null]]);
  for (const path of before.keys())
    for (const { path: next, kind } of metafile.inputs[path]?.imports ?? []) {
      if (kind === "dynamic-import" || before.has(next)) continue;
      before.set(next, path);
      if (next !== target) continue;
      const way: string[] = [];
      for (let at: string | null | undefined = next; at; at = before.get(at)) way.unshift(at);
      return way;
    }
  return null;
}

const moduleOf = (screen: string) => Object.keys(metafile.inputs).find((path) => path.startsWith(`${screen}.ts`)) ?? "";

test.each(screens)("%s opens without schemas", (screen) => {
  expect(moduleOf(screen)).not.toBe("");
  expect(wayTo("zod", moduleOf(screen))).toBeNull();
});

test.each(screens.filter((screen) => screen.endsWith("-editor")))("%s opens without a parser of HTML", (screen) => {
  expect(wayTo("parse5", moduleOf(screen))).toBeNull();
});

test.each(["zod", "parse5"])("the search sees %s where it is", (target) => {
  expect(Object.values(metafile.inputs).some(({ imports }) => imports.some(({ path }) => path === target))).toBe(true);
});
