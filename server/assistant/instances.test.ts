import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { bundleScript } from "@/scripts/bundle-script.mjs";
import { connectModel, type Documents, personWithDocuments, protocolsOf } from "@/server/ai/testing/person-with-documents";
import { database } from "@/server/platform/db/client";
import { says, startFakeModel } from "@/server/testing/fake-model";
import { withInstance } from "@/server/testing/instance";
import { senderOf } from "@/server/testing/send";
import { endLostRuns } from "./runs/lost";
import { ask, makeThread, openStream, readAnswer, readThread, textOf } from "./testing/conversation";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

const KILLS = Number(process.env.KILLS ?? 2);
const WORDS = Array.from({ length: 150 }, (_, index) => `word${index}`).join(" ");

let kim: Documents;
let script = "";
let thread = "";
beforeAll(async () => {
  kim = await personWithDocuments();
  await connectModel(kim.person, protocolsOf(fake).openai);
  script = await bundleScript("server/assistant/testing/answer-here.ts", "answer-here");
});

/** Another instance, which answers a message in a new conversation. */
async function answerElsewhere(): Promise<ChildProcess> {
  thread = await makeThread(kim.person, { resumeId: kim.resume });
  const name = new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);
  const child = spawn(process.execPath, [script, inject("postgresHost"), name, kim.person.userId, thread], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM" = "SIGKILL") {
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}

const attach = (after?: number) =>
  openStream(kim.person, "GET", `/agent/threads/${thread}/stream${after === undefined ? "" : `?after=${after}`}`);
const send = senderOf(() => kim.person);

test("an answer that another instance writes is streamed here, complete and once, and can be read as far as it is", async () => {
  fake.behave({ reply: () => says(WORDS), pauseMs: 4 });
  const child = await answerElsewhere();
  const { cursor, messages, thread: running } = await readThread(kim.person, thread);
  expect(running.activeRunId).not.toBeNull();
  expect(messages.at(-1)).toMatchObject({ status: "running" });
  const [rest, whole] = await Promise.all([
    attach(cursor).then((s) => readAnswer(s, messages.at(-1))),
    attach().then((s) => readAnswer(s)),
  ]);
  const pieces = rest.events.flatMap((event) => (event.type === "text" ? event.text : []));
  expect(pieces.length).toBeGreaterThan(3);
  expect(textOf(messages.at(-1)) + pieces.join("")).toBe(WORDS);
  expect(textOf(whole.message)).toBe(WORDS);
  expect(new Set(rest.events.map(({ sequence }) => sequence)).size).toBe(rest.events.length);
  await end(child);
});

test("an answer that another instance writes can be stopped from here, and its model is stopped", async () => {
  fake.behave({ reply: () => says(WORDS.repeat(20)), pauseMs: 5 });
  const child = await answerElsewhere();
  const stream = await attach();
  await stream.next();
  expect((await send("DELETE", `/agent/threads/${thread}/run`)).status).toBe(200);
  expect((await readAnswer(stream)).message).toMatchObject({ status: "stopped" });
  await expect.poll(() => fake.listening()).toBe(0);
  await end(child);
});

test("an instance killed in the middle of its answer: the text that was shown remains, the answer ends with a notice, and the next message is answered", async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    fake.behave({ reply: () => says(WORDS), pauseMs: 20 });
    const child = await answerElsewhere();
    const stream = await attach();
    let seen = "";
    while (seen.length < 30 * (kill + 1)) {
      const one = await stream.next();
      if (!one) throw new Error("The answer ended before the instance was killed.");
      if (one.event.type === "snapshot") seen = textOf(one.event.message);
      if (one.event.type === "text") seen += one.event.text;
    }
    await end(child);
    expect(await endLostRuns()).toBe(0);
    // Its lease ends.
    await database().$executeRaw`update assistant_run set "leaseUntil" = now() - interval '1 s' where "endedAt" is null`;
    const ended = await Promise.all([endLostRuns(), endLostRuns()]);
    expect(ended[0] + ended[1]).toBe(1);
    const { message, events } = await readAnswer(stream);
    expect(message).toMatchObject({ status: "interrupted" });
    expect(message?.parts.at(-1)).toMatchObject({ type: "notice", code: "interrupted" });
    const text = seen + events.flatMap((event) => (event.type === "text" ? event.text : [])).join("");
    expect(textOf(message)).toBe(text);
    expect(WORDS.startsWith(text)).toBe(true);
    const { messages, thread: after } = await readThread(kim.person, thread);
    expect([messages.at(-1), after.activeRunId]).toEqual([message, null]);
    fake.behave({ reply: () => says("Here.") });
    expect(textOf((await ask(kim.person, thread, "Again")).message)).toBe("Here.");
  }
}, 60_000);
