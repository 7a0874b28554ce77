import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { accessTokenOf } from "./access-token.mts";
import { type Figure, figure, percentile, report } from "./measure.mts";
import { memoryOf } from "./memory.mts";

// What the API costs: one built application on a fresh folder, loaded by 16 connections from this process.

const CONNECTIONS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

const older = JSON.parse(readFileSync("domain/sample/resume-v5.json", "utf8")) as unknown;
const DATA_DIR = makeDataFolder("dossier-bench-");
const figures: Figure[] = [];

await (await startApplication({ DATA_DIR })).child.kill("SIGTERM");
await new Promise((resolve) => setTimeout(resolve, 3000));
const started = performance.now();
const application = await startApplication({ DATA_DIR });
figures.push({ name: "warm start to healthy", median: performance.now() - started, unit: "ms", goal: "≤ 1800 ms" });

for (const [name, seconds, goal] of [
  ["while pages are loaded", 3, ""],
  ["idle", 30, "≤ 270 MB"],
] as const) {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const { all } = memoryOf(application.child.pid ?? 0, DATA_DIR);
  figures.push({ name: `memory of all processes, ${name}`, median: all, unit: "MB", goal });
}

const { address } = application;
const key = await makeKey(address);
const headers = { "x-api-key": key, "content-type": "application/json" };
const send = (method: string, path: string, body?: unknown) =>
  fetch(`${address}/api/openapi${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

const ids = await Promise.all(
  Array.from({ length: 200 }, async () => (await (await send("POST", "/resumes/imports", { data: older })).json()) as string),
);
const id = ids[0] ?? "";
const firstPdf = performance.now();
await (await send("GET", `/resumes/${id}/pdf`)).arrayBuffer();
figures.push({ name: "first PDF after the start", median: performance.now() - firstPdf, unit: "ms", goal: "≤ 500 ms" });

const shared = (await (await send("PUT", `/resumes/${id}`, { isPublic: true })).json()) as { slug: string };
const flags = (await (await send("GET", "/auth/account/export")).json()) as { user: { username: string } };
await new Promise((resolve) => setTimeout(resolve, 1000));

async function load(name: string, goal: string, options: Partial<autocannon.Options> & { path: string }) {
  const { path, ...rest } = options;
  const url = `${address}/api/openapi${path}`;
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1, ...rest });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS, ...rest });
  if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} answers were no success.`);
  figures.push(
    { name, median: result.requests.average, unit: "/s", goal },
    { name: `${name}: latency, p99 for p95`, median: result.latency.p50, p95: result.latency.p99, unit: "ms" },
  );
}

await load("read a resume", "≥ 1000/s", { path: `/resumes/${id}` });
const program = { authorization: `Bearer ${await accessTokenOf(address)}`, "content-type": "application/json" };
const imported = await fetch(`${address}/api/openapi/resumes/imports`, {
  method: "POST",
  headers: program,
  body: JSON.stringify({ data: older }),
});
const ofProgram = (await imported.json()) as string;
await load("read a resume as a program (OAuth)", "within 1.2× of a key", { path: `/resumes/${ofProgram}`, headers: program });
await load("list 200 resumes", "≥ 800/s", { path: "/resumes" });
await load("read a shared resume", "≥ 1500/s", { path: `/resumes/${flags.user.username}/${shared.slug}` });
const patch = JSON.stringify({ operations: [{ op: "replace", path: "/basics/headline", value: "Benchmarked" }] });
const anyResume = (request: autocannon.Request) => ({
  ...request,
  path: `/api/openapi/resumes/${ids[Math.floor(Math.random() * ids.length)]}`,
});
await load("patch one of 200 resumes", "≥ 900/s", {
  path: "/resumes",
  method: "PATCH",
  body: patch,
  requests: [{ setupRequest: anyResume }],
});
await load("patch one resume, 16 writers", "≥ 900/s", { path: `/resumes/${id}`, method: "PATCH", body: patch });
let created = 0;
const setupRequest = (request: autocannon.Request) => ({ ...request, body: JSON.stringify({ name: `Benchmark ${++created}` }) });
await load("create a resume", "≥ 700/s", { path: "/resumes", method: "POST", requests: [{ setupRequest }] });

await pdfWhileOthersRead();
await memoryAfterLoad();
report("The API", figures);
await application.child.kill("SIGTERM");
await application.exited;
removeDataFolder(DATA_DIR);
process.exit(0);

/** Warm PDFs of a resume that changes each time, and how long small requests take in the meantime. */
async function pdfWhileOthersRead() {
  const pdfs: number[] = [];
  const delays: number[] = [];
  let size = 0;
  let done = false;
  const others = (async () => {
    while (!done) {
      const start = performance.now();
      await (await send("GET", "/flags")).arrayBuffer();
      delays.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  })();
  for (let index = 0; index < 40; index++) {
    await send("PATCH", `/resumes/${id}`, {
      operations: [{ op: "replace", path: "/basics/headline", value: `Edition ${index}` }],
    });
    const start = performance.now();
    size = (await (await send("GET", `/resumes/${id}/pdf`)).arrayBuffer()).byteLength;
    pdfs.push(performance.now() - start);
  }
  done = true;
  await others;
  figures.push(figure("warm PDF of a changed resume", pdfs, "≤ 100 ms"), figure("small requests meanwhile", delays, "≤ 20 ms"));
  figures.push(
    { name: "small requests meanwhile, slowest", median: percentile(delays, 1), unit: "ms" },
    { name: "size of the PDF", median: size / 1000, unit: "kB", goal: "≤ 120 kB" },
  );
}

/** Memory of all processes of the application right after the load above, and when it has rested. */
async function memoryAfterLoad() {
  for (const [name, seconds, goal] of [
    ["after the load", 0, "≤ 480 MB"],
    ["a minute later", 60, "≤ 350 MB"],
  ] as const) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const { all, main, postgres } = memoryOf(application.child.pid ?? 0, DATA_DIR);
    figures.push(
      { name: `memory of all processes, ${name}`, median: all, unit: "MB", goal },
      { name: `of it the server's, ${name}`, median: main, unit: "MB" },
      { name: `of it PostgreSQL's, ${name}`, median: postgres, unit: "MB" },
    );
  }
}
