import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "@/server/platform/ids";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

/** OpenAI's two addresses for sound, behind one key. */
const heard: { path: string; type: string; body: string }[] = [];
let answer: { status: number; type: string; body: string } = { status: 200, type: "application/json", body: "{}" };
const provider = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString("latin1");
  heard.push({ path: request.url ?? "", type: request.headers["content-type"] ?? "", body });
  response.writeHead(request.headers.authorization === "Bearer good" ? answer.status : 401, { "content-type": answer.type });
  response.end(answer.body);
});
await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
const address = provider.address();
const host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
withInstance({ AI_ALLOWED_HOSTS: host });
afterAll(() => new Promise((resolve) => provider.close(resolve)));

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
  const body = { label: "x", provider: "openai-compatible", model: "small", baseURL: `http://${host}/v1`, apiKey: "good" };
  await call("POST", "/ai-providers", { key: ada.key, body });
});
beforeEach(() => {
  heard.length = 0;
  answer = { status: 200, type: "application/json", body: JSON.stringify({ text: " I built a harbour. " }) };
});

/** Silence of so many seconds. */
function wav(seconds: number): Uint8Array<ArrayBuffer> {
  const rate = 8000;
  const data = Buffer.alloc(44 + seconds * rate, 128);
  data.write("RIFF", 0);
  data.writeUInt32LE(36 + seconds * rate, 4);
  data.write("WAVEfmt ", 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(rate, 24);
  data.writeUInt32LE(rate, 28);
  data.writeUInt16LE(1, 32);
  data.writeUInt16LE(8, 34);
  data.write("data", 36);
  data.writeUInt32LE(seconds * rate, 40);
  return new Uint8Array(data);
}
function transcribe(person: Person, bytes: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const form = new FormData();
  form.set("audio", new File([bytes], "anything.txt"));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return call("POST", "/career/voice/transcribe", { key: person.key, form });
}

test("a recording becomes text, which can be corrected and deleted; the audio is not stored", async () => {
  const applicationId = (await send(ada, "POST", "/applications", { company: "Northpine", role: "Designer" })).body;
  const { status, body } = await transcribe(ada, wav(2), { applicationId });
  expect([status, body]).toMatchObject([
    200,
    { applicationId, original: "I built a harbour.", edited: "I built a harbour.", model: "whisper-1" },
  ]);
  expect(heard).toMatchObject([{ path: "/v1/audio/transcriptions" }]);
  expect(heard[0]?.type).toContain("multipart/form-data");
  expect(heard[0]?.body).toContain("recording.wav");
  const changed = await send(ada, "PUT", `/career/voice/transcripts/${body.id}`, { edited: "I built two harbours." });
  expect(changed.body).toMatchObject({ original: "I built a harbour.", edited: "I built two harbours." });
  expect((await send(eve, "PUT", `/career/voice/transcripts/${body.id}`, { edited: "x" })).status).toBe(404);
  await send(eve, "DELETE", `/career/voice/transcripts/${body.id}`);
  const listed = async () => (await send(ada, "GET", `/career/voice/transcripts?applicationId=${applicationId}`)).body;
  expect(await listed()).toMatchObject([{ id: body.id }]);
  await send(ada, "DELETE", `/career/voice/transcripts/${body.id}`);
  expect(await listed()).toEqual([]);
  const [recorded] = (await send(ada, "GET", "/ai/calls")).body.calls;
  expect(recorded).toMatchObject({ purpose: "transcription", sent: "a recording of 2 s", outcome: "answered" });
});

test.each([
  ["a PDF", new TextEncoder().encode("%PDF-1.7\n%%EOF")],
  ["nothing", new Uint8Array()],
  ["three minutes", wav(180)],
  ["a wave that is cut off after its first letters", wav(1).slice(0, 6)],
])("%s is refused before it is sent to a provider", async (_name, bytes) => {
  expect((await transcribe(ada, bytes)).status).toBe(400);
  expect(heard).toEqual([]);
});

test("more than 2 MiB, another person's application and no provider are refused", async () => {
  expect((await transcribe(ada, new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(400);
  expect((await transcribe(ada, wav(1), { applicationId: newId() })).status).toBe(404);
  const { status, body } = await transcribe(eve, wav(1));
  expect([status, body.code]).toEqual([412, "PRECONDITION_FAILED"]);
  expect((await send(eve, "POST", "/career/voice/speak", { text: "Hello" })).status).toBe(412);
  expect(heard).toEqual([]);
});

test.each([
  [{ status: 429, type: "application/json", body: "{}" }, "rate limit"],
  [{ status: 200, type: "text/html", body: "<html>" }, "could not be used"],
  [{ status: 307, type: "text/html", body: "" }, "redirects"],
])("%j ends in a sentence, and nothing is stored", async (input, sentence) => {
  answer = input;
  const { status, body } = await transcribe(ada, wav(1));
  expect([status, body.code]).toEqual([502, "BAD_GATEWAY"]);
  expect(body.message).toContain(sentence);
  expect((await send(ada, "GET", "/career/voice/transcripts")).body).toEqual([]);
});

test("silence is reported, a text is read aloud, and other data is rejected", async () => {
  answer = { ...answer, body: JSON.stringify({ text: " " }) };
  expect((await transcribe(ada, wav(1))).body.message).toContain("No words");
  answer = { status: 200, type: "audio/mpeg", body: "ID3 sound" };
  const spoken = await send(ada, "POST", "/career/voice/speak", { text: "Tell me about yourself." });
  expect([spoken.status, spoken.headers.get("content-type"), spoken.bytes.toString()]).toEqual([200, "audio/mpeg", "ID3 sound"]);
  expect(heard.at(-1)).toMatchObject({ path: "/v1/audio/speech" });
  answer = { status: 200, type: "application/json", body: "{}" };
  expect((await send(ada, "POST", "/career/voice/speak", { text: "Hello" })).status).toBe(502);
});
