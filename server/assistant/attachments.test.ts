import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { HOSTILE_INPUTS } from "@/server/ai/injection/corpus";
import { connectModel, type Documents, personWithDocuments, protocolsOf } from "@/server/ai/testing/person-with-documents";
import { readFile } from "@/server/platform/adapters/storage/storage";
import { database } from "@/server/platform/db/client";
import { EVERYTHING, says, startFakeModel } from "@/server/testing/fake-model";
import { ORIGIN, sendRequest, signUp, withInstance } from "@/server/testing/instance";
import { senderOf } from "@/server/testing/send";
import { removeUnusedAttachments } from "./remove-files";
import { ask, makeThread, readThread, textOf } from "./testing/conversation";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

let kim: Documents;
let thread = "";
beforeAll(async () => {
  kim = await personWithDocuments();
  await connectModel(kim.person, protocolsOf(fake).openai);
});
beforeEach(async () => {
  fake.behave({ reply: () => says("Read.") });
  fake.requests.length = 0;
  thread = await makeThread(kim.person, { scope: "career" });
});

const api = senderOf(() => kim.person);
const add = (bytes: Uint8Array, filename: string, to = thread) =>
  api("POST", "/agent/attachments", {
    threadId: to,
    filename,
    mediaType: "text/plain",
    data: Buffer.from(bytes).toString("base64"),
  });
const text = (value: string) => new TextEncoder().encode(value);
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
    .png()
    .withExif({ IFD0: { Artist: "Kim" } })
    .toBuffer();

test("the text of a file reaches the model without what speaks to it, and stays readable for its owner alone", async () => {
  const orders = HOSTILE_INPUTS.slice(0, 3).map((one) => one.text);
  const { body: file } = await add(text(["Harbour timetable of 2024", ...orders].join("\n")), "notes.md");
  expect(file).toMatchObject({ kind: "text", messageId: null, filename: "notes.md" });
  await ask(kim.person, thread, "Read it", { attachmentIds: [file.id] });
  const promptText = fake.requests[0]?.text ?? "";
  expect(promptText).toContain("Harbour timetable of 2024");
  for (const order of orders) expect(promptText).not.toContain(order);
  const { messages, attachments } = await readThread(kim.person, thread);
  expect(messages[0]?.parts).toMatchObject([
    { type: "text" },
    { type: "attachment", filename: "notes.md", attachmentId: file.id },
  ]);
  expect(attachments).toMatchObject([{ id: file.id, messageId: messages[0]?.id }]);
  const open = async (cookie: string) => (await sendRequest(new Request(ORIGIN + file.url, { headers: { cookie } }))).status;
  const eve = await signUp();
  expect([await open(kim.person.cookie), await open(eve.cookie), await open("")]).toEqual([200, 404, 404]);
});

test("a picture is saved again without camera data, given to models that see, and announced to those that do not", async () => {
  const { body: file } = await add(await picture(), "screen.png");
  expect(file).toMatchObject({ kind: "picture", mediaType: "image/jpeg", characters: 0 });
  const stored = await readFile(file.url.slice(1));
  expect((await sharp(stored ?? undefined).metadata()).exif).toBeUndefined();
  await ask(kim.person, thread, "Look", { attachmentIds: [file.id] });
  expect(fake.requests[0]?.picture).toBe(true);
  const blind = { ...EVERYTHING, pictures: false };
  await database().aiProvider.updateMany({ data: { capabilities: blind } });
  const other = (await add(await picture(), "other.png")).body;
  await ask(kim.person, thread, "Look", { attachmentIds: [other.id] });
  expect(fake.requests[1]).toMatchObject({ picture: false, text: expect.stringContaining("cannot see pictures") });
  await database().aiProvider.updateMany({ data: { capabilities: EVERYTHING } });
});

test("files that cannot be read are refused with what to do, and a file is sent once and in its conversation only", async () => {
  for (const bytes of [text(""), new Uint8Array([0xff, 0xfe, 0, 1]), text("%PDF-1.7 broken"), text("PK\u0003\u0004 broken")])
    expect([(await add(bytes, "x")).status]).toEqual([400]);
  const { body: file } = await add(text("Notes"), "notes.txt");
  const other = await makeThread(kim.person, { scope: "career" });
  const send = (to: string, attachmentIds: string[]) =>
    api("POST", `/agent/threads/${to}/messages`, {
      message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text: "x" }] },
      attachmentIds,
    });
  expect((await send(other, [file.id])).status).toBe(404);
  expect((await readThread(kim.person, other)).messages).toEqual([]);
  expect(textOf((await ask(kim.person, thread, "Read", { attachmentIds: [file.id] })).message)).toBe("Read.");
  expect((await send(thread, [file.id])).status).toBe(404);
});

test("deleting a conversation deletes its files; those that were never sent, or whose application is gone, go with the sweep", async () => {
  const paths = async () =>
    (await database().storedFile.findMany({ where: { userId: kim.person.userId, path: { contains: "/assistant/" } } })).map(
      ({ path }) => path,
    );
  await Promise.all((await paths()).map((path) => database().storedFile.delete({ where: { path } })));
  const sent = (await add(text("Sent"), "sent.txt")).body;
  await ask(kim.person, thread, "Read", { attachmentIds: [sent.id] });
  expect((await api("DELETE", `/agent/threads/${thread}`)).status).toBe(200);
  expect([await paths(), await readFile(sent.url.slice(1))]).toEqual([[], null]);
  const application = (await api("POST", "/applications", { company: "Northpine", role: "Planner" })).body;
  const about = await makeThread(kim.person, { applicationId: application });
  await add(text("Unsent"), "unsent.txt", about);
  await api("DELETE", `/applications/${application}`);
  expect((await api("GET", `/agent/threads/${about}`)).status).toBe(404);
  const unsent = await makeThread(kim.person, { scope: "career" });
  await add(text("Later"), "later.txt", unsent);
  expect(await removeUnusedAttachments(database(), new Date())).toBe(1);
  expect(await removeUnusedAttachments(database(), new Date(Date.now() + 90_000_000))).toBe(1);
  expect(await paths()).toEqual([]);
});

test("a conversation is exported as Markdown, with its messages and attachments and without foreign markup", async () => {
  fake.behave({ reply: () => says("First line.\n\n- a point") });
  await ask(kim.person, thread, "What [is](https://evil.example) *this*?");
  const { headers, bytes } = await api("GET", `/agent/threads/${thread}/markdown`);
  expect(headers.get("content-type")).toContain("text/markdown");
  const markdown = bytes.toString();
  expect(markdown).toContain("# What \\[is\\](https://evil.example) \\*this\\*?");
  expect(markdown).toContain("First line.\n\n- a point");
  expect(markdown).toContain("Requests to the model: 1");
});
