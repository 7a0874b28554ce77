import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { admittedBy, readDockerfile, wordsOf } from "./dockerfile.mjs";

// What can be checked of image, compose files and unit without running them. `npm run test:container` runs the steps of the image.

const read = (path: string) => readFileSync(path, "utf8");
const settings = new Set(
  read("server/platform/env.ts")
    .match(/^ {4}[A-Z][A-Z0-9_]+(?=:)/gm)
    ?.map((name) => name.trim()),
);
const stages = readDockerfile(read("Dockerfile"));
const admits = admittedBy(read(".dockerignore"));

describe(".dockerignore", () => {
  test.each([
    "app/layout.tsx",
    "server/entrance/main.ts",
    "prisma/migrations/x/migration.sql",
    "package-lock.json",
    "public/theme.js",
    "LICENSE",
  ])("lets %s into the image", (path) => expect(admits(path)).toBe(true));

  test.each([
    ".env",
    ".git/config",
    "data/secrets.json",
    "node_modules/next/package.json",
    "server/main.test.ts",
    "server/deep/er/some.test.ts",
    "public/engine/worker.js",
    "dist/main.mjs",
    ".next/BUILD_ID",
    "backup.dossier",
  ])("keeps %s out", (path) => expect(admits(path)).toBe(false));

  test("every file of the repository that the build reads is let in", () => {
    const build = read("scripts/build.mjs");
    const list = (name: string) => new Set((new RegExp(`${name} = \\[([^\\]]+)`).exec(build)?.[1] ?? "").match(/[\w.-]+/g));
    const [folders, files] = [list("SOURCES"), list("FILES")];
    expect([folders.size, files.size].every((size) => size > 4)).toBe(true);
    const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
    const needed = tracked.filter((path) => files.has(path) || folders.has(path.split("/")[0] ?? ""));
    expect(needed.filter((path) => !admits(path) && !/\.test\.tsx?$/.test(path))).toEqual([]);
  });
});

describe("the image", () => {
  const last = stages.at(-1);
  const all = (word: string) => last?.instructions.filter((instruction) => instruction.word === word).map(({ rest }) => rest);

  test("runs as a user without privileges, under an init, with one volume and a health check", () => {
    expect(all("USER")).toEqual(["node"]);
    expect(all("VOLUME")).toEqual(["/data"]);
    expect(wordsOf(all("ENTRYPOINT")?.[0] ?? "[]")[0]).toMatch(/tini$/);
    expect(wordsOf(all("CMD")?.[0] ?? "[]")).toEqual(["node", "dist/main.mjs"]);
    expect(all("HEALTHCHECK")?.[0]).toContain("/api/health");
  });

  test("copies only what exists", () => {
    const own = stages
      .flatMap(({ instructions }) => instructions)
      .filter(({ word, rest }) => word === "COPY" && !rest.startsWith("--"));
    const sources = own.flatMap(({ rest }) => rest.split(" ").slice(0, -1)).filter((source) => source !== ".");
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) expect([source, existsSync(source) && admits(source)]).toEqual([source, true]);
  });
});

describe.each(["compose.yaml", "compose.postgres-s3.yaml"])("%s", (path) => {
  type Service = { environment?: Record<string, string>; volumes?: string[]; read_only?: boolean; depends_on?: object };
  const { services, volumes } = parse(read(path)) as { services: Record<string, Service>; volumes: object };

  test("sets only settings that exist, and mounts only volumes that it declares", () => {
    expect(Object.keys(services.dossier?.environment ?? {}).filter((name) => !settings.has(name))).toEqual([]);
    const mounted = Object.values(services)
      .flatMap((service) => service.volumes ?? [])
      .map((volume) => volume.split(":")[0] ?? "");
    expect(mounted.sort()).toEqual(Object.keys(volumes).sort());
    for (const service of Object.values(services))
      for (const other of Object.keys(service.depends_on ?? {})) expect(Object.keys(services)).toContain(other);
  });

  test("the application can write nowhere but in its volume and in memory", () => {
    expect(services.dossier).toMatchObject({ read_only: true, cap_drop: ["ALL"], volumes: ["data:/data"] });
  });
});
