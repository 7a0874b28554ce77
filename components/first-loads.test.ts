import { readdirSync, readFileSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";

// A screen that imports one schema loads zod with it: 36 kB, and work before the first key that is felt on a phone. Screens import plain
// choices and defaults, which are in modules without schemas, and load with `import()` what reads files or foreign data.

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

/** The way from a module to zod by imports that are loaded with it; null if there is none. */
function wayToZod(start: string): string[] | null {
  const before = new Map<string, string | null>([[start, null]]);
  for (const path of before.keys())
    for (const { path: next, kind } of metafile.inputs[path]?.imports ?? []) {
      if (kind === "dynamic-import" || before.has(next)) continue;
      before.set(next, path);
      if (next !== "zod") continue;
      const way: string[] = [];
      for (let at: string | null | undefined = next; at; at = before.get(at)) way.unshift(at);
      return way;
    }
  return null;
}

test.each(screens)("%s opens without schemas", (screen) => {
  const module = Object.keys(metafile.inputs).find((path) => path.startsWith(`${screen}.ts`));
  expect(module).toBeDefined();
  expect(wayToZod(module ?? "")).toBeNull();
});

test("the search sees a schema where there is one", () => {
  expect(Object.values(metafile.inputs).some(({ imports }) => imports.some(({ path }) => path === "zod"))).toBe(true);
});
