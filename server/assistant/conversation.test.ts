import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectModel, type Documents, LINES, personWithDocuments, protocolsOf } from "@/server/ai/testing/person-with-documents";
import { database, databasePool } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { callsTools, EVERYTHING, says, startFakeModel } from "@/server/testing/fake-model";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { senderOf } from "@/server/testing/send";
import { watchedThreads } from "./runs/hub";
import {
  ask,
  leaveStreams,
  makeThread,
  messageOf,
  openStream,
  readAnswer,
  readThread,
  send,
  textOf,
} from "./testing/conversation";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

const ANSWER =
  "Your headline says what you do. I would keep it as it is, and shorten the second line of the first entry instead.";

let kim: Documents;
let thread = "";
beforeAll(async () => {
  kim = await personWithDocuments();
  await connectModel(kim.person, protocolsOf(fake).openai);
});
beforeEach(async () => {
  fake.behave({ reply: () => says(ANSWER) });
  thread = await makeThread(kim.person, { resumeId: kim.resume });
});

const api = senderOf(() => kim.person);
const busy = () => databasePool().totalCount - databasePool().idleCount;

test("an answer comes sentence by sentence with ids that increase, and is stored as it was shown", async () => {
  fake.behave({ reply: () => says(ANSWER), pauseMs: 8 });
  const stream = await send(kim.person, thread, "Is my headline good?");
  const ids: number[] = [];
  let pieces = 0;
  const events = [];
  for (let one = await stream.next(); one; one = await stream.next()) {
    ids.push(Number(one.id));
    expect(Number(one.id)).toBe(one.event.sequence);
    if (one.event.type === "text") pieces += 1;
    events.push(one.event);
  }
  expect(pieces).toBe(2);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect([events[0]?.type, events.at(-1)?.type]).toEqual(["snapshot", "end"]);
  const { messages, thread: after, cost } = await readThread(kim.person, thread);
  expect(messages).toMatchObject([
    { role: "user" },
    { role: "assistant", status: "complete", parts: [{ type: "text", text: ANSWER }] },
  ]);
  expect(events.at(-1)).toMatchObject({ message: messages[1] });
  expect(after).toMatchObject({ activeRunId: null, title: "Is my headline good?", workingResumeId: kim.resume });
  expect(cost).toMatchObject({ calls: 1, inputTokens: 11, outputTokens: 7 });
  const called = { purpose: "assistant", outcome: "answered", sent: "a conversation of 1 messages" };
  expect((await api("GET", "/ai/calls")).body.calls[0]).toMatchObject(called);
});

test("closing the browser does not stop the answer; attaching again in the middle loses and repeats no token", async () => {
  fake.behave({ reply: () => says(ANSWER), pauseMs: 12 });
  const stream = await send(kim.person, thread, "And?");
  let cursor = 0;
  let text = "";
  while (text.length < 20) {
    const one = await stream.next();
    if (!one) throw new Error("It ended too early.");
    cursor = one.event.sequence;
    if (one.event.type === "text") text += one.event.text;
  }
  await stream.leave();
  const again = await openStream(kim.person, "GET", `/agent/threads/${thread}/stream?after=${cursor}`);
  const byHeader = await openStream(kim.person, "GET", `/agent/messages/resume?threadId=${thread}`, undefined, {
    "last-event-id": String(cursor),
  });
  const fresh = await openStream(kim.person, "GET", `/agent/threads/${thread}/stream`);
  const [rest, other, whole] = await Promise.all([readAnswer(again), readAnswer(byHeader), readAnswer(fresh)]);
  expect(text + rest.events.flatMap((event) => (event.type === "text" ? event.text : [])).join("")).toBe(ANSWER);
  expect(other.events).toEqual(rest.events);
  expect(whole.events[0]?.type).toBe("snapshot");
  expect(textOf(whole.message)).toBe(ANSWER);
  const late = await readAnswer(await openStream(kim.person, "GET", `/agent/threads/${thread}/stream?after=${cursor}`));
  expect(late.events.at(-1)).toEqual(rest.events.at(-1));
});

test("a second message while an answer is written is refused, from any tab; the same message is not sent twice", async () => {
  fake.behave({ reply: () => says(ANSWER.repeat(50)), pauseMs: 10 });
  const message = messageOf("First");
  const path = `/agent/threads/${thread}/messages`;
  const stream = await openStream(kim.person, "POST", path, { message });
  expect(await api("POST", path, { message: messageOf("Second") })).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect((await api("DELETE", `/agent/threads/${thread}/run`)).status).toBe(200);
  await readAnswer(stream);
  expect(await api("POST", path, { message })).toMatchObject({ status: 409, body: { message: "This message was sent before." } });
  expect((await readThread(kim.person, thread)).messages).toHaveLength(2);
  fake.behave({ reply: () => says(ANSWER) });
  expect((await ask(kim.person, thread, "Third")).message).toMatchObject({ status: "complete" });
});

test("a client may name its message as it likes, and is recognised by the name", async () => {
  fake.behave({ reply: () => says(ANSWER) });
  const message = { ...messageOf("Hello"), id: "msg_7-Ä" };
  const path = `/agent/threads/${thread}/messages`;
  await readAnswer(await openStream(kim.person, "POST", path, { message }));
  expect(await api("POST", path, { message })).toMatchObject({ status: 409, body: { message: "This message was sent before." } });
  expect((await readThread(kim.person, thread)).messages[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
});

afterEach(async () => {
  await leaveStreams();
  await expect.poll(watchedThreads).toBe(0);
});

test("of many concurrent messages exactly one is answered", async () => {
  fake.behave({ reply: () => says(ANSWER.repeat(50)), pauseMs: 10 });
  const streams = await Promise.all(Array.from({ length: 4 }, () => send(kim.person, thread, "Now")));
  expect(streams.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect((await api("DELETE", `/agent/threads/${thread}/run`)).status).toBe(200);
  await Promise.all(streams.map((stream) => readAnswer(stream)));
  expect((await readThread(kim.person, thread)).messages).toHaveLength(2);
});

test("stopping immediately after sending ends the answer and the model, and the text so far stays", async () => {
  fake.behave({ reply: () => says(ANSWER.repeat(50)), pauseMs: 10 });
  const stream = await send(kim.person, thread, "Tell me all");
  await stream.next();
  expect((await api("DELETE", `/agent/threads/${thread}/run`)).status).toBe(200);
  const { message } = await readAnswer(stream);
  expect(message).toMatchObject({
    status: "stopped",
    parts: expect.arrayContaining([expect.objectContaining({ code: "stopped" })]),
  });
  await expect.poll(() => fake.listening()).toBe(0);
  expect((await api("POST", "/agent/messages/stop", { threadId: thread })).status).toBe(200);
  fake.behave({ reply: () => says(ANSWER) });
  expect(textOf((await ask(kim.person, thread, "Again")).message)).toBe(ANSWER);
});

test("no connection to the database is held while the model thinks", async () => {
  fake.behave({ reply: () => says(ANSWER), trouble: "hanging stream" });
  const stream = await send(kim.person, thread, "Think");
  await stream.next();
  await expect.poll(() => fake.listening()).toBe(1);
  await expect.poll(busy).toBe(0);
  await api("DELETE", `/agent/threads/${thread}/run`);
  await readAnswer(stream);
});

describe.each(Object.entries(protocolsOf(fake)))("over %s", (_protocol, input) => {
  beforeAll(async () => {
    await connectModel(kim.person, input);
  });

  test("the model reads, proposes and answers; the document is unchanged until the user writes it", async () => {
    const edit = {
      title: "Say more",
      reason: "It says what you planned.",
      operations: [{ op: "replace", path: "/sections/experience/items/#job-1/position", value: "Planner of ferries" }],
    };
    const steps = [
      callsTools([{ name: "read_document", input: {} }], "I look at it. "),
      callsTools([{ name: "propose_edits", input: { edits: [edit] } }]),
      says("I propose another title."),
    ];
    fake.requests.length = 0;
    let step = 0;
    fake.behave({ reply: () => steps[step++] });
    const before = await api("GET", `/resumes/${kim.resume}`);
    const { message } = await ask(kim.person, thread, "Make my title better");
    expect(message?.parts).toMatchObject([
      { type: "text", text: "I look at it. " },
      { type: "tool", tool: "read_document", status: "done" },
      { type: "tool", tool: "propose_edits", status: "done" },
      {
        type: "proposal",
        document: { kind: "resume", id: kim.resume },
        edits: [
          {
            status: "pending",
            addsFacts: false,
            operations: [{ op: "replace", path: "/sections/experience/items/0/position", value: "Planner of ferries" }],
            changes: [{ beforeText: "Planner", afterText: "Planner of ferries", place: "Harbour Works", field: "position" }],
          },
        ],
      },
      { type: "text", text: "I propose another title." },
    ]);
    expect(fake.requests.at(-1)?.text).toContain(LINES[0]);
    expect((await api("GET", "/ai/calls")).body.calls[0].sent).toBe("a conversation of 1 messages, a document");
    expect(fake.requests.map(({ text }) => text).join("")).not.toContain("kim@example.com");
    expect((await api("GET", `/resumes/${kim.resume}`)).body).toEqual(before.body);
    expect((await readThread(kim.person, thread)).thread).toMatchObject({ editsProposed: 1, editsAccepted: 0 });
  });

  test.each([
    ["cut stream", /connection broke/],
    ["endless stream", /too long/],
    ["cut call", /connection broke/],
    [{ status: 500 }, /error of its own/],
  ] as const)(
    "trouble %j in the middle ends the answer with a notice, and the next message is answered",
    async (trouble, sentence) => {
      fake.behave({ trouble, reply: () => callsTools([{ name: "read_document", input: {} }], ANSWER) });
      const { message } = await ask(kim.person, thread, "Go on");
      expect(message).toMatchObject({ status: "failed" });
      expect(message?.parts.at(-1)).toMatchObject({ type: "notice", code: "failed", text: expect.stringMatching(sentence) });
      fake.behave({ reply: () => says(ANSWER) });
      expect(textOf((await ask(kim.person, thread, "Again")).message)).toBe(ANSWER);
    },
  );
});

test("a model that only writes JSON uses the same tools, a text-only one answers and states that it cannot propose", async () => {
  const id = await connectModel(kim.person, protocolsOf(fake).openai);
  const can = { ...EVERYTHING, tools: false, structured: false };
  await database().aiProvider.update({ where: { id }, data: { capabilities: can } });
  const steps = ["no json", '{"tool": "read_document", "input": {}}', '{"say": "It is good."}'];
  let step = 0;
  fake.behave({ can, reply: () => steps[step++] });
  const { message } = await ask(kim.person, thread, "Look");
  expect(message?.parts).toMatchObject([
    { type: "tool", tool: "read_document", status: "done" },
    { type: "text", text: "It is good." },
  ]);
  await database().aiProvider.update({ where: { id }, data: { capabilities: { ...can, json: false } } });
  fake.requests.length = 0;
  fake.behave({ can, reply: () => "It is good." });
  const words = await ask(kim.person, thread, "Look");
  expect((await api("GET", "/ai/calls")).body.calls[0].sent).toContain("what the conversation is about");
  expect(words.message?.parts).toMatchObject([
    { type: "text", text: "It is good." },
    { type: "notice", code: "no-edits" },
  ]);
  expect(fake.requests[0]?.text).toContain(LINES[0]);
  await connectModel(kim.person, protocolsOf(fake).openai);
});

test("an untested model that rejects tools is asked for JSON instead", async () => {
  const id = await connectModel(kim.person, protocolsOf(fake).openai);
  await database().$executeRaw`update ai_provider set capabilities = null where id = ${id}::uuid`;
  const steps = ['{"tool": "read_document", "input": {}}', '{"say": "It is good."}'];
  fake.behave({ trouble: "rejects tools", reply: () => steps.shift() });
  const { message } = await ask(kim.person, thread, "Look");
  expect(message).toMatchObject({
    status: "complete",
    parts: [{ tool: "read_document", status: "done" }, { text: "It is good." }],
  });
  await connectModel(kim.person, protocolsOf(fake).openai);
});

test("another user's conversation does not exist, nor one that is deleted while it answers", async () => {
  const eve = await signUp();
  for (const path of [`/agent/threads/${thread}`, `/agent/threads/${thread}/stream`, `/agent/threads/${newId()}`])
    expect((await call("GET", path, { key: eve.key })).status).toBe(404);
  fake.behave({ reply: () => says(ANSWER.repeat(20)), pauseMs: 10 });
  const stream = await send(kim.person, thread, "Long");
  await stream.next();
  expect((await api("DELETE", `/agent/threads/${thread}`)).status).toBe(200);
  await readAnswer(stream);
  await expect.poll(() => fake.listening()).toBe(0);
  expect(await database().assistantEvent.count({ where: { threadId: thread } })).toBe(0);
});
