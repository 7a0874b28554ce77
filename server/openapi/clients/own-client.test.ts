import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildClient } from "@/scripts/build-client.mjs";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import { typeCheck } from "./generators";

// The package of the typed client, made as for publishing, and its examples as programs of other people.

withInstance();

const folder = mkdtempSync(join(tmpdir(), "dossier-client-"));
let listening: Listening;
type Examples = {
  applyForAJob: (url: string, key: string) => Promise<unknown>;
  hearOf: (url: string, key: string, id: string) => Promise<string[]>;
};
let examples: Examples;

beforeAll(async () => {
  listening = await listen();
  mkdirSync(join(folder, "node_modules"));
  await buildClient(join(folder, "node_modules/dossier-client"));
  for (const name of ["@orpc", "zod", "@types"])
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name), "dir");
  cpSync("clients/typescript/examples", folder, { recursive: true });
  const compilerOptions = {
    target: "es2023",
    lib: ["es2024", "dom"],
    module: "nodenext",
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  await build({
    absWorkingDir: folder,
    entryPoints: ["apply-for-a-job.ts", "follow-changes.ts"],
    outdir: folder,
    format: "esm",
    outExtension: { ".js": ".mjs" },
  });
  const [apply, follow] = [await import(join(folder, "apply-for-a-job.mjs")), await import(join(folder, "follow-changes.mjs"))];
  examples = { ...apply, ...follow };
}, 120_000);

afterAll(async () => {
  await listening.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("the examples pass a strict compiler, and a wrong field does not", async () => {
  expect(await typeCheck(folder)).toBe("");
  writeFileSync(
    join(folder, "wrong.ts"),
    `import { createDossier } from "dossier-client";\ncreateDossier({ url: "", key: "" }).resumes.create({ nam: "x" });\n`,
  );
  expect(await typeCheck(folder)).toMatch(/wrong\.ts.*nam/);
});

test("a resume is made, patched and printed, and an application sent", async () => {
  const { key } = await signUp();
  expect(await examples.applyForAJob(listening.url.origin, key)).toEqual({
    headline: "Designer of harbours",
    pdfBytes: expect.any(Number),
    status: "applied",
    refused: "INVALID_PATCH_OPERATIONS",
  });
});

test("a program hears of a change", async () => {
  const { key } = await signUp();
  const id = (await call("POST", "/resumes", { key, body: { name: "Heard of", tags: [] } })).body;
  expect(await examples.hearOf(listening.url.origin, key, id)).toEqual(["resume.created"]);
}, 15_000);
