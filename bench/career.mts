import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { type Figure, figure, report, timed } from "./measure.mts";

// What career data costs: searching 5,000 facts, counting notifications, and reading while 10,000 jobs wait for the runner.

const FACTS = 5000;
const JOBS = 10_000;
const AT_ONCE = 16;
const READS = 400;

const DATA_DIR = makeDataFolder("dossier-bench-");
const figures: Figure[] = [];
const application = await startApplication({ DATA_DIR });
const { address } = application;
const headers = { "x-api-key": await makeKey(address), "content-type": "application/json" };

async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${address}/api/openapi${path}`, { method, headers, ...text });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function many(count: number, send: (index: number) => Promise<unknown>) {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => send(from + index)));
}

async function measure(name: string, goal: string, rounds: number, work: () => Promise<unknown>) {
  figures.push(figure(name, await timed(rounds, work), goal === "" ? undefined : goal));
}

const WORDS = ["harbour", "bridge", "tunnel", "canal", "lock", "dyke", "pier", "quay", "crane", "ferry"];
const factOf = (index: number) => ({
  applicationId: null,
  text: `Planned ${WORDS[index % 10]} ${index} with ${WORDS[(index * 7) % 10]} and a team of ${index % 40}.`,
  category: "experience",
  source: { kind: "manual", id: String(index), quote: "" },
});
await many(FACTS, (index) => send("POST", "/career/facts", factOf(index)));
await measure(`search ${FACTS} facts, all matches of a word`, "≤ 60 ms", 60, () => send("GET", "/career/facts?query=harbour"));
await measure(`search ${FACTS} facts, two words, a page of 50`, "≤ 60 ms", 60, () =>
  send("GET", "/career/facts?query=harbour%20quay&limit=50"),
);
await measure(`pairs of ${FACTS} facts that say nearly the same`, "", 5, () => send("GET", "/career/facts/duplicates"));

const count = () => send("GET", "/career/notifications/counts");
const read = () => send("GET", "/resumes");
await measure("count notifications", "", READS, count);
await measure("read, nothing waiting", "", READS, read);
const applicationId = (await send("POST", "/applications", { company: "Northpine", role: "Designer" })) as string;
const due = { kind: "follow-up", applicationId, timezone: "UTC", nextRunAt: "2026-01-01T08:00:00Z" };
await many(JOBS, () => send("POST", "/career/schedules", due));
await measure(`read, ${JOBS} jobs waiting`, "p95 ≤ 1.5 × idle", READS, read);
await measure(`count notifications, ${JOBS} jobs waiting`, "", READS, count);

report("Career", figures);
application.child.kill("SIGTERM");
await application.exited;
removeDataFolder(DATA_DIR);
process.exit(0);
