import autocannon from "autocannon";
import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { type Figure, report } from "./measure.mts";

// What applications cost: one built application on a fresh folder, loaded by 16 connections from this process.

const CONNECTIONS = 16;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

const DATA_DIR = makeDataFolder("dossier-bench-");
const figures: Figure[] = [];
const application = await startApplication({ DATA_DIR });
const { address } = application;

/** A separate account for each kind of load, so that none grows under another. */
async function account() {
  const headers = { "x-api-key": await makeKey(address), "content-type": "application/json" };
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${address}/api/openapi${path}`, { method, headers, ...text });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return { headers, send };
}

const jobDescription = "We are looking for a designer who also does research and writes well. ".repeat(20);
const item = (index: number) => ({
  company: `Company ${index}`,
  role: "Product Designer",
  status: ["saved", "applied", "screening", "interview", "offer", "closed"][index % 6],
  source: ["Referral", "Board", "LinkedIn"][index % 3],
  jobDescription,
  tags: ["design"],
});

type Account = Awaited<ReturnType<typeof account>>;

async function load({ headers }: Account, name: string, goal: string, options: Partial<autocannon.Options> & { path: string }) {
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

const reader = await account();
await reader.send("POST", "/applications/imports", { items: Array.from({ length: 200 }, (_, index) => item(index)) });
const [first] = (await reader.send("GET", "/applications?limit=1")) as { id: string }[];
await load(reader, "list 200 applications", "≥ 2500/s", { path: "/applications" });
await load(reader, "read an application", "≥ 2500/s", { path: `/applications/${first?.id}` });
await load(reader, "statistics, repeated", "≥ 2500/s", { path: "/applications/stats" });

const writer = await account();
let created = 0;
const setupRequest = (request: autocannon.Request) => ({ ...request, body: JSON.stringify(item(++created)) });
await load(writer, "create an application", "≥ 900/s", { path: "/applications", method: "POST", requests: [{ setupRequest }] });

report("Applications", figures);
application.child.kill("SIGTERM");
await application.exited;
removeDataFolder(DATA_DIR);
process.exit(0);
