import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOfSources, follow, stepsOf } from "./testing/worked-example";
import { writeRegistries } from "./write-registries.mjs";

// The worked examples of CONTRIBUTING.md, followed step by step in a copy of the sources: with exactly these steps it compiles, and the
// product does with the new parts what it does with its own.

let folder: string;
beforeAll(() => {
  folder = copyOfSources();
  for (const heading of ["A section", "A template", "An operation"]) for (const step of stepsOf(heading)) follow(step, folder);
  writeRegistries(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the sources compile", () => {
  const settings = {
    extends: "./tsconfig.json",
    compilerOptions: { incremental: false },
    include: COMPILED,
  };
  writeFileSync(join(folder, "tsconfig.copy.json"), JSON.stringify(settings));
  expect(failureOf(["node_modules/typescript-native/bin/tsc", "--noEmit", "-p", "tsconfig.copy.json"])).toBe("");
}, 120_000);

/** Everything that knows sections and templates, and a screen that needs the texts of every section. */
const COMPILED = [
  ...["contracts", "sections", "domain", "typeset"].map((name) => `${name}/**/*.ts`),
  "typeset/typst/*.d.ts",
  "messages/load.ts",
  "components/kit/i18n/app-config.d.ts",
  "components/features/documents/new/parse-review/field-name.ts",
];

test("a section is in every document, printed, exported and read again", async () => {
  const patent = { title: "Method for planning berths by tide", issuer: "UK Patent Office, GB 2600001" };
  const seen = (await resultOf("new-section", "patents")) as Record<string, unknown>;
  expect(seen).toMatchObject({
    place: 10,
    startsIn: [{ sidebar: expect.arrayContaining(["patents"]) }],
    titles: ["Patente", "特許", "Patents"],
    heading: "patents",
    fields: expect.arrayContaining(["issuer"]),
    sample: [{ ...patent, dates: { start: "2021-05" } }],
    older: { isAccepted: true, saved: [] },
    json: [{ ...patent, dates: { start: "2021-05" } }],
    read: [{ ...patent, dates: { start: "2021-05" } }],
  });
  expect(seen.saved).toEqual(seen.sample);
  expect(seen.text).toContain(`PATENTS\n${patent.title}`);
  expect(seen.printed).toContain("Patents");
}, 60_000);

test("a template prints resumes and letters, and writes Word files", async () => {
  const seen = (await resultOf("new-template", "vellum")) as {
    look: string[];
    resume: string[];
    letter: string[];
    wordBytes: number;
  };
  expect(seen.look).toEqual(["Parchment", "Ink"]);
  expect(seen.resume).toEqual(expect.arrayContaining(["Ilse Marwick", "Experience", "Patents"]));
  expect(seen.letter.join(" ")).toContain("Northpine Instruments");
  expect(seen.wordBytes).toBeGreaterThan(5000);
}, 60_000);

test("an operation does what its own test says", () => {
  const report = join(folder, "report.json");
  const options = ["run", "--project", "server", "--reporter", "json", "--outputFile", report];
  expect(failureOf(["node_modules/vitest/vitest.mjs", ...options, "server/documents/latest.test.ts"])).toBe("");
  expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({ numPassedTests: 1, numTotalTests: 1 });
}, 120_000);

/** What a program of `scripts/testing` prints about the copy. */
async function resultOf(program: string, ...values: string[]): Promise<unknown> {
  await build({
    absWorkingDir: folder,
    entryPoints: [`scripts/testing/${program}.ts`],
    outfile: join(folder, `scripts/${program}.mjs`),
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    loader: { ".typ": "text" },
    logLevel: "warning",
  });
  const output = execFileSync(process.execPath, [`scripts/${program}.mjs`, ...values], { cwd: folder, encoding: "utf8" });
  return JSON.parse(output.slice(output.lastIndexOf("\n{") + 1));
}

/** What a command says when it fails; empty when it succeeds. */
function failureOf(command: string[]): string {
  try {
    execFileSync(process.execPath, command, { cwd: folder, encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}` || String(error);
  }
}
