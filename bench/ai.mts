import { readFileSync } from "node:fs";
import { checkClaims } from "@/domain/claims/check-claims";
import { makeDataFolder, makeKey, removeDataFolder, startApplication } from "@/server/testing/application";
import { GOOD_KEY, startFakeModel } from "@/server/testing/fake-model";
import { type Figure, figure, report, timed } from "./measure.mts";

// The overhead of a model call: one built application, and a fake provider in this process that responds immediately.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);
const STREAMS = 50;
const ACCOUNTS = 3;
const LETTERS = 5;

const fake = await startFakeModel();
const DATA_DIR = makeDataFolder("dossier-bench-");
const application = await startApplication({ DATA_DIR, AI_ALLOWED_HOSTS: new URL(fake.url).host });
const { address } = application;
const figures: Figure[] = [];

async function account() {
  const headers = { "x-api-key": await makeKey(address), "content-type": "application/json" };
  const send = async (path: string, body: unknown): Promise<Response> => {
    const response = await fetch(`${address}/api/openapi${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const provider = { label: "x", provider: "openai-compatible", model: "small", baseURL: `${fake.url}/v1`, apiKey: GOOD_KEY };
  const { id } = (await (await send("/ai-providers", provider)).json()) as { id: string };
  await send(`/ai-providers/${id}/test`, {});
  const resume = await (await send("/resumes", { name: "Bench", withSampleData: true })).json();
  const letters: string[] = [];
  for (let index = 0; index < LETTERS; index++)
    letters.push(((await (await send("/cover-letters", { name: "Bench", resumeId: resume })).json()) as { id: string }).id);
  return { send, letters };
}

const people = [];
for (let index = 0; index < ACCOUNTS; index++) people.push(await account());
const [first] = people;
if (!first) throw new Error("There is no account.");

fake.behave({ reply: () => ({ text: "Planned the timetable.", why: "It begins with a verb." }) });
const improve = () =>
  first.send("/ai/improvements", { line: "Responsible for the timetable.", action: "verb" }).then((answer) => answer.text());
/** Processor time of the application so far, in milliseconds: what a busy machine does not change. Linux counts in hundredths. */
const processorMs = () => {
  const fields = readFileSync(`/proc/${application.child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const spent = processorMs();
figures.push(figure("improve a line, whole request", await timed(ROUNDS, improve, 10), "≤ 30 ms"));

const perCall = (processorMs() - spent) / (ROUNDS + 10);
figures.push({ name: "improve a line, processor time", median: perCall, unit: "ms", goal: "≤ 30 ms" });

const SENTENCE = "I planned the timetable of the harbour and looked after it every day. ";
let written = 0;
const firstPieces = async () => {
  const times: number[] = [];
  for (let round = -5; round < ROUNDS; round++) {
    fake.behave({
      pauseMs: 1,
      reply: () => {
        written = performance.now();
        return SENTENCE;
      },
    });
    const response = await first.send(`/cover-letters/${first.letters[0]}/drafts`, {});
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    for (let text = ""; !text.includes("event: message"); ) text += new TextDecoder().decode((await reader.read()).value);
    if (round >= 0) times.push(performance.now() - written - 1);
    while (!(await reader.read()).done);
  }
  return times;
};
figures.push(figure("first piece, from the provider to the client", await firstPieces(), "≤ 20 ms"));

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${application.child.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
fake.behave({ pauseMs: 20, reply: () => SENTENCE.repeat(30) });
const before = memory();
const open = people.flatMap(({ send, letters }) =>
  letters.flatMap((letter) => [1, 2, 3, 4].map(() => () => send(`/cover-letters/${letter}/drafts`, {}))),
);
const streams = open.slice(0, STREAMS).map((begin) => begin().then((answer) => answer.text()));
const peaks: number[] = [];
const watch = setInterval(() => peaks.push(memory()), 100);
const texts = await Promise.all(streams);
clearInterval(watch);
if (texts.some((text) => !text.includes("event: done"))) throw new Error("A stream did not end well.");
figures.push({
  name: `${STREAMS} streams at once, more memory than before`,
  median: Math.max(...peaks) - before,
  unit: "MB",
  goal: "≤ 60 MB",
});

const letter = `${SENTENCE}In 2019 I led a team of 12 people at Harbour Works and cut delays by 30 %. `.repeat(10).slice(0, 1400);
const source = "Harbour Works, planner, 2016 – 2023. Led a team of 12 people, timetable of the ferries, 30 % fewer delays. "
  .repeat(40)
  .slice(0, 4000);
const claims = await timed(ROUNDS, () => checkClaims(letter, { sources: [{ id: "resume", text: source }], thisYear: 2026 }));
figures.push(figure("claims of a letter of 1,400 characters", claims, "≤ 50 ms"));

report("Models", figures);
application.child.kill("SIGTERM");
await application.exited;
await fake.stop();
removeDataFolder(DATA_DIR);
process.exit(0);
