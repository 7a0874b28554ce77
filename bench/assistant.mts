import { readFileSync } from "node:fs";
import { newId } from "@/server/platform/ids";
import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { GOOD_KEY, says, startFakeModel } from "@/server/testing/fake-model";
import { type Figure, figure, report, timed } from "./measure.mts";

// Conversations of one built application with a fake provider in this process: how soon a token is there, how soon one is attached again,
// and the cost of many concurrent answers.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const ACCOUNTS = 10;
const THREADS = 20;

const fake = await startFakeModel();
const DATA_DIR = makeDataFolder("dossier-bench-");
// The engine collects garbage when it needs room, so that memory use means little without a limit; with one it shows what is really held.
const application = await startApplication({
  DATA_DIR,
  AI_ALLOWED_HOSTS: new URL(fake.url).host,
  NODE_OPTIONS: "--max-old-space-size=320",
});
const { address } = application;
const figures: Figure[] = [];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Requests that were sent again. */
let waited = 0;

async function account(threads: number) {
  const headers = { "x-api-key": await makeKey(address), "content-type": "application/json" };
  const ask = async (method: string, path: string, body?: unknown, tries = 5): Promise<Response> => {
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${address}/api/openapi${path}`, init);
    if (response.ok) return response;
    const text = await response.text();
    // As a client does: on a busy machine the database may have no connection free for five seconds.
    if (response.status !== 503 || tries === 0) throw new Error(`${path}: ${response.status} ${text}`);
    waited += 1;
    await wait(2000);
    return ask(method, path, body, tries - 1);
  };
  const provider = { label: "x", provider: "openai-compatible", model: "small", baseURL: `${fake.url}/v1`, apiKey: GOOD_KEY };
  const { id } = (await (await ask("POST", "/ai-providers", provider)).json()) as { id: string };
  await ask("POST", `/ai-providers/${id}/test`, {});
  const resumeId = await (await ask("POST", "/resumes", { name: "Bench", withSampleData: true })).json();
  const ids: string[] = [];
  for (let index = 0; index < threads; index++)
    ids.push(((await (await ask("POST", "/agent/threads", { resumeId })).json()) as { id: string }).id);
  const send = (thread: string) => {
    const message = { id: newId(), role: "user", parts: [{ type: "text", text: "Go on" }] };
    return ask("POST", `/agent/threads/${thread}/messages`, { message });
  };
  return { ask, send, threads: ids };
}

/** Reads a stream until its first event. Little of it is stored, because this process serves the model too. */
async function until(response: Response, text: string): Promise<void> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  for (let seen = ""; !seen.includes(text); ) {
    const { done, value } = await reader.read();
    if (done) return;
    seen = seen.slice(-text.length) + decoder.decode(value);
  }
  await reader.cancel();
}

const people: Awaited<ReturnType<typeof account>>[] = [];
for (let index = 0; index < ACCOUNTS; index++) people.push(await account(THREADS));
const [first] = people;
const [thread] = first?.threads ?? [];
if (!first || !thread) throw new Error("There is no account.");

const END = String.raw`\"type\":\"end\"`;
const TEXT = String.raw`\"type\":\"text\"`;
const ended = async (response: Response) => until(response, END);

fake.behave({ reply: () => says("Ready.") });
figures.push(
  figure("a whole answer of one word", await timed(ROUNDS, async () => ended(await first.send(thread)), 5), "≤ 150 ms"),
);

const firstPieces: number[] = [];
for (let round = -5; round < ROUNDS; round++) {
  let written = 0;
  fake.behave({
    pauseMs: 1,
    reply: () => {
      written = performance.now();
      return says("I planned the timetable of the harbour. ");
    },
  });
  await until(await first.send(thread), TEXT);
  if (round >= 0) firstPieces.push(performance.now() - written - 1);
  await ended(await first.ask("GET", `/agent/threads/${thread}/stream`));
}
figures.push(figure("first piece, from the provider to the client", firstPieces, "≤ 100 ms"));

// An answer of some thousand tokens that is being written.
fake.behave({ pauseMs: 2, reply: () => says("I planned the timetable of the harbour. ".repeat(2000)) });
await until(await first.send(thread), TEXT);
const attach = async () => until(await first.ask("GET", `/agent/threads/${thread}/stream`), String.raw`\"type\":\"snapshot\"`);
figures.push(figure("attach again in the middle of a long answer", await timed(ROUNDS, attach, 5), "≤ 100 ms"));
const read = () => first.ask("GET", `/agent/threads/${thread}`).then((answer) => answer.arrayBuffer());
figures.push(figure("read the conversation meanwhile", await timed(ROUNDS, read, 5), "≤ 100 ms"));
const rest = await first.ask("GET", `/agent/threads/${thread}/stream`);
await first.ask("DELETE", `/agent/threads/${thread}/run`);
await ended(rest);

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${application.child.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
const processorMs = () => {
  const fields = readFileSync(`/proc/${application.child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

report("Assistant, one answer", figures.splice(0));
figures.push({ name: "idle, memory", median: memory(), unit: "MB" });

/** All conversations answer concurrently, for as long as their texts last. Returns the most memory, and the processor's time a second. */
async function together(pieces: number) {
  fake.behave({ pauseMs: 200, reply: () => says("word".repeat(pieces)) });
  const begun = performance.now();
  const spent = processorMs();
  // People do not press the same key at the same moment: one begins every 100 ms.
  const conversations = people.flatMap(({ send, threads }) => threads.map((id) => () => send(id)));
  const streams = conversations.map(async (begin, index) => {
    await wait(index * 100);
    await ended(await begin());
  });
  let isOver = false;
  const all = Promise.all(streams).then(() => {
    isOver = true;
  });
  let peak = 0;
  while (!isOver) {
    peak = Math.max(peak, memory());
    await wait(250);
  }
  await all;
  return {
    peak,
    processor: (processorMs() - spent) / ((performance.now() - begun) / 1000),
  };
}

const short = await together(100);
const long = await together(300);
const count = ACCOUNTS * THREADS;
figures.push({ name: `${count} answers at once, memory`, median: long.peak, unit: "MB", goal: "≤ 700 MB" });
figures.push({
  name: `${count} answers of three times the length, memory beyond that`,
  median: long.peak - short.peak,
  unit: "MB",
  goal: "≤ 40 MB",
});
figures.push({
  name: `${count} answers at once, processor time a second`,
  median: long.processor,
  unit: "ms",
  goal: "≤ 1000 ms",
});

figures.push({ name: "requests sent again because the database was busy", median: waited, unit: "", goal: "≤ 0" });
report("Assistant, many answers", figures);
application.child.kill("SIGTERM");
await application.exited;
await fake.stop();
removeDataFolder(DATA_DIR);
