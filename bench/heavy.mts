import { monitorEventLoopDelay } from "node:perf_hooks";
import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { HEAVY_KINDS, heavyResume, heavyText } from "@/server/testing/heavy-documents";
import { type Figure, percentile, report } from "./measure.mts";

// How long another person's read takes while one person requests the most expensive work that the limits allow.

const DATA_DIR = makeDataFolder("dossier-heavy-");
const { address, child } = await startApplication({ DATA_DIR, RATE_LIMITS: "off" });
const [attacker, other] = [await makeKey(address), await makeKey(address)];
const send = (key: string, method: string, path: string, body?: unknown) =>
  fetch(`${address}/api/openapi${path}`, {
    method,
    headers: { "x-api-key": key, ...(body instanceof FormData ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });

const own = (await (await send(other, "POST", "/resumes", { name: "Read meanwhile", withSampleData: true })).json()) as string;
const figures: Figure[] = [];

/** Reads of the other person, one every 10 ms, and of the health check, while `work` runs four times concurrently. */
async function meanwhile(name: string, work: () => Promise<Response>) {
  let isDone = false;
  const reads: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const reading = (async () => {
    while (!isDone || reads.length < 20) {
      const began = performance.now();
      const [read, health] = await Promise.all([send(other, "GET", `/resumes/${own}`), fetch(`${address}/api/health`)]);
      await Promise.all([read.arrayBuffer(), health.arrayBuffer()]);
      reads.push(performance.now() - began);
      if (read.status !== 200 || health.status !== 200) throw new Error(`${name}: ${read.status}, health ${health.status}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 4 }, work));
  const statuses = [...new Set(answers.map(({ status }) => status))].join();
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const took = performance.now() - began;
  isDone = true;
  await reading;
  const own99 = delay.percentile(99) / 1e6;
  figures.push({
    name: `${name} (${statuses}, ${took.toFixed(0)} ms; the bench's own loop ${own99.toFixed(0)} ms)`,
    median: percentile(reads, 0.5),
    p95: percentile(reads, 0.99),
    unit: "ms",
    goal: "p99 ≤ 100 ms (in the column of p95)",
  });
}

await meanwhile("nothing", () => fetch(`${address}/api/health`));
const kinds =
  process.argv
    .find((word) => word.startsWith("--kinds="))
    ?.slice(8)
    .split(",") ?? HEAVY_KINDS;
for (const kind of HEAVY_KINDS.filter((each) => kinds.includes(each))) {
  const data = heavyResume(kind, 5, 94_000, 1_600);
  await meanwhile(`${kind}: import`, () => send(attacker, "POST", "/resumes/imports", { data }));
  const id = (await (await send(attacker, "POST", "/resumes/imports", { data })).json()) as string;
  await meanwhile(`${kind}: read`, () => send(attacker, "GET", `/resumes/${id}`));
  await meanwhile(`${kind}: save`, () => send(attacker, "PUT", `/resumes/${id}`, { data }));
  await meanwhile(`${kind}: check`, () => send(attacker, "GET", `/resumes/${id}/checks`));
  const jobDescription = heavyText("words", 20_000);
  await meanwhile(`${kind}: match`, () => send(attacker, "POST", `/resumes/${id}/job-matches`, { jobDescription }));
  for (const format of ["docx", "odt", "html", "md", "json-resume", "pdf"])
    await meanwhile(`${kind}: ${format}`, () => send(attacker, "GET", `/resumes/${id}/exports/${format}`));
  await meanwhile(`${kind}: search`, () => send(attacker, "GET", "/documents/search?query=different"));
}
const posting = () => {
  const form = new FormData();
  form.set("file", new File([heavyText("words", 10_000_000)], "posting.txt", { type: "text/plain" }));
  return form;
};
await meanwhile("a posting of 10 MB", () => send(attacker, "POST", "/applications/postings/files", posting()));
const text = "a{b:c}".repeat(16_000);
await meanwhile("a stylesheet of problems", () => send(attacker, "POST", "/stylesheet-checks", { text }));

report("Reads of another person during heavy work", figures);
child.kill("SIGTERM");
removeDataFolder(DATA_DIR);
