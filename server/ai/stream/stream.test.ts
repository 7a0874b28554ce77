import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LetterDraft } from "@/contracts/letters/drafts";
import {
  connectModel,
  type Documents,
  eventsOf,
  personWithDocuments,
  protocolsOf,
} from "@/server/ai/testing/person-with-documents";
import { draftLetter } from "@/server/job-search/writing/draft-letter";
import { database, databasePool } from "@/server/platform/db/client";
import { API_PREFIX } from "@/server/platform/request/api-prefix";
import { EVERYTHING, startFakeModel } from "@/server/testing/fake-model";
import { call, ORIGIN, sendRequest, withInstance } from "@/server/testing/instance";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

const TEXT = "I planned the timetable of the ferries at Harbour Works. I trained the colleagues of the night shift.";

let kim: Documents;
beforeAll(async () => {
  kim = await personWithDocuments();
});
beforeEach(async () => {
  fake.behave({ reply: () => TEXT });
  await call("DELETE", "/ai/calls", { key: kim.person.key });
});

const draft = (body: object = {}) => call("POST", `/cover-letters/${kim.letter}/drafts`, { key: kim.person.key, body });
const outcome = async () =>
  (await call("GET", "/ai/calls", { key: kim.person.key })).body.calls.map((one: { outcome: string }) => one.outcome);
const idle = () => databasePool().totalCount - databasePool().idleCount;

/** Opens the stream as a browser would, so that it can be read in part. */
async function open() {
  const headers = { "x-api-key": kim.person.key, "content-type": "application/json" };
  const stop = new AbortController();
  const response = await sendRequest(
    new Request(`${ORIGIN}${API_PREFIX}/cover-letters/${kim.letter}/drafts`, {
      method: "POST",
      headers,
      body: "{}",
      signal: stop.signal,
    }),
  );
  return { response, stop };
}

async function consume(stream: AsyncGenerator<string, LetterDraft>) {
  const pieces: string[] = [];
  for (;;) {
    const { done, value } = await stream.next();
    if (done) return { pieces, draft: value };
    pieces.push(value);
  }
}

describe.each(Object.entries(protocolsOf(fake)))("over %s", (_protocol, input) => {
  beforeAll(async () => {
    await connectModel(kim.person, input);
  });

  test("sentences are passed on while the model writes, each checked, and the end is the whole draft", async () => {
    fake.behave({ reply: () => TEXT, pauseMs: 10 });
    const stream = await draftLetter(database(), kim.person.userId, { id: kim.letter, variant: "draft" }, new Date(), undefined);
    const begin = await stream.next();
    expect(begin).toMatchObject({ done: false });
    expect(fake.listening()).toBe(1);
    const { pieces, draft: checked } = await consume(stream);
    expect([begin.value, ...pieces].map((piece) => String(piece).trim())).toEqual(TEXT.split(/(?<=\.) /));
    expect(String(begin.value) + pieces.join("")).toBe(TEXT);
    expect(checked).toMatchObject({ text: TEXT, leftOut: [], language: "en", isChecked: true });
    expect(checked.claims.every(({ state, source }) => state === "supported" && source !== null)).toBe(true);
    expect(await outcome()).toEqual(["answered"]);
  });

  test.each([
    ["cut stream", /connection broke/, "unreachable"],
    ["endless stream", /too long/, "too-long"],
  ] as const)("a %s ends with an error event that gives advice", async (trouble, sentence, stored) => {
    fake.behave({ reply: () => TEXT, trouble });
    const { text, last } = eventsOf((await draft()).bytes);
    expect(TEXT.startsWith(text.slice(0, 20))).toBe(true);
    expect(last).toMatchObject({ event: "error", data: { code: "BAD_GATEWAY", status: 502, defined: true } });
    expect((last.data as { message: string }).message).toMatch(sentence);
    expect(await outcome()).toEqual([stored]);
  });

  test("a model that falls silent is ended after its limit, and holds no connection to the database in the meantime", async () => {
    fake.behave({ reply: () => TEXT, trouble: "hanging stream" });
    const limits = { idleMs: 400 };
    const stream = await draftLetter(
      database(),
      kim.person.userId,
      { id: kim.letter, variant: "draft" },
      new Date(),
      undefined,
      limits,
    );
    const ended = expect(consume(stream)).rejects.toMatchObject({
      code: "BAD_GATEWAY",
      message: expect.stringMatching(/in time/),
    });
    await expect.poll(() => fake.listening()).toBe(1);
    expect(idle()).toBe(0);
    await ended;
    expect(await outcome()).toEqual(["timeout"]);
    await expect.poll(() => fake.listening()).toBe(0);
  });

  test("closing the connection stops the model, and nothing is left open", async () => {
    fake.behave({ reply: () => TEXT.repeat(100), pauseMs: 5 });
    const { response, stop } = await open();
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    expect(fake.listening()).toBe(1);
    stop.abort();
    await reader.cancel().catch(() => {});
    await expect.poll(() => fake.listening()).toBe(0);
    await expect.poll(outcome).toEqual(["answered"]);
  });

  test("an immediate failure is the status of the response and no event", async () => {
    fake.behave({ trouble: { status: 401 } });
    expect(await draft()).toMatchObject({ status: 502, body: { message: expect.stringMatching(/rejected the key/) } });
  });
});

test("a model that cannot stream still answers, whether or not a test has detected this", async () => {
  const id = await connectModel(kim.person, protocolsOf(fake).openai);
  const can = { ...EVERYTHING, streaming: false };
  fake.behave({ can, reply: () => TEXT });
  await database().aiProvider.update({ where: { id }, data: { capabilities: can } });
  expect(eventsOf((await draft()).bytes).last).toMatchObject({ event: "done", data: { text: TEXT } });
  await database().aiProvider.update({ where: { id }, data: { capabilities: undefined, testStatus: "untested" } });
  await database().$executeRaw`update ai_provider set capabilities = null`;
  expect(eventsOf((await draft()).bytes).last).toMatchObject({ event: "done", data: { text: TEXT } });
});

test("many drafts of one letter, one after the other: a stream that has ended gives its place back", async () => {
  await connectModel(kim.person, protocolsOf(fake).openai);
  for (let time = 0; time < 8; time++) expect((await draft()).status).toBe(200);
});

test("nothing of a draft is saved, and an earlier draft is sent to be changed but supports no claim", async () => {
  await connectModel(kim.person, protocolsOf(fake).openai);
  const before = await database().coverLetter.findFirstOrThrow({ where: { id: kim.letter } });
  fake.requests.length = 0;
  const previous = "I led a team of 412 people.";
  fake.behave({ reply: () => `${TEXT} ${previous}` });
  const { last } = eventsOf((await draft({ variant: "shorter", previous })).bytes);
  expect(fake.requests[0]?.text).toContain("412");
  expect(last).toMatchObject({
    event: "done",
    data: { text: TEXT, leftOut: [{ text: previous, claims: [{ kind: "title" }, { kind: "number" }] }] },
  });
  expect(await database().coverLetter.findFirstOrThrow({ where: { id: kim.letter } })).toEqual(before);
  expect((await draft({ previous: "x".repeat(20_001) })).status).toBe(400);
});
