import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { build } from "esbuild";
import { extract } from "tar-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packClient } from "@/scripts/pack-client.mjs";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import { typeCheck } from "./generators";

// The package of the typed client, as the instance serves it, and its examples as programs of other people.

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
  await packClient(join(folder, "client.tgz"));
  await unpack(join(folder, "client.tgz"), join(folder, "node_modules/dossier-client"));
  const { dependencies } = manifestOf(join(folder, "node_modules/dossier-client"));
  installWithDependencies(Object.keys(dependencies ?? {}));
  cpSync("clients/typescript/examples", folder, { recursive: true });
  const compilerOptions = {
    target: "es2023",
    lib: ["es2023", "dom"],
    module: "nodenext",
    strict: true,
    // The package's own declarations are checked too, without those of Node.
    skipLibCheck: false,
    types: [],
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

const manifestOf = (place: string) =>
  JSON.parse(readFileSync(join(place, "package.json"), "utf8")) as { dependencies?: Record<string, string> };

/** Copies only what packages declare: what is installed here for other reasons hid that the types of a package were missing. */
function installWithDependencies(names: string[]) {
  for (const name of names) {
    const place = join(folder, "node_modules", name);
    if (existsSync(place)) continue;
    cpSync(resolve("node_modules", name), place, { recursive: true, dereference: true });
    installWithDependencies(Object.keys(manifestOf(place).dependencies ?? {}));
  }
}

async function unpack(archive: string, target: string) {
  for await (const entry of Readable.from([readFileSync(archive)])
    .pipe(createGunzip())
    .pipe(extract())) {
    const file = join(target, entry.header.name.replace(/^package\//, ""));
    mkdirSync(dirname(file), { recursive: true });
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece as Buffer);
    writeFileSync(file, Buffer.concat(pieces));
  }
}

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

test("a program receives a change", async () => {
  const { key } = await signUp();
  const id = (await call("POST", "/resumes", { key, body: { name: "Heard of", tags: [] } })).body;
  expect(await examples.hearOf(listening.url.origin, key, id)).toEqual(["resume.created"]);
}, 15_000);

test.runIf(existsSync("dist/client.tgz"))(
  "the instance serves the package of its build, and 304 to those that have it",
  async () => {
    const answer = await fetch(new URL("/client.tgz", listening.url));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/gzip"]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync("dist/client.tgz"))).toBe(true);
    const etag = answer.headers.get("etag") ?? "";
    expect((await fetch(new URL("/client.tgz", listening.url), { headers: { "if-none-match": etag } })).status).toBe(304);
  },
);
