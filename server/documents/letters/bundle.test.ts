import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { readPdf } from "@/server/platform/adapters/typesetter/testing/read-pdf";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let letterId = "";
let resumeId = "";

beforeAll(async () => {
  ada = await signUp();
  resumeId = (await call("POST", "/resumes", { key: ada.key, body: { name: "Base", withSampleData: true } })).body;
  const body = { name: "Letter to Northpine", content: "<p>I read your posting.</p>", resumeId };
  letterId = (await call("POST", "/cover-letters", { key: ada.key, body })).body.id;
});

async function upload(key: string, bytes: Uint8Array, name: string): Promise<string> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  return (await call("POST", "/files", { key, form })).body.url;
}

const bundle = (query = "", key = ada.key) => call("GET", `/cover-letters/${letterId}/bundle${query}`, { key });

test("a bundle contains the letter, the linked resume and uploaded files, each with a bookmark", async () => {
  const plain = await bundle();
  expect(plain.status).toBe(200);
  expect((await readPdf(plain.bytes)).outline.map(({ title }) => title)).toEqual(["Cover letter", "Resume"]);

  const pdf = await upload(ada.key, (await call("GET", `/resumes/${resumeId}/pdf`, { key: ada.key })).bytes, "a.pdf");
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: "#7799bb" } });
  const scan = await upload(ada.key, await picture.png().toBuffer(), "b.png");
  const query = new URLSearchParams({ attachments: pdf, attachmentNames: "Certificate" });
  query.append("attachments", scan);
  const whole = await bundle(`?${query}`);
  expect(whole.status).toBe(200);
  const { outline, text } = await readPdf(whole.bytes);
  expect(outline.map(({ title }) => title)).toEqual(["Cover letter", "Resume", "Certificate", "Attachment 2"]);
  expect(text).toContain("I read your posting.");
});

test("a letter without a linked resume is sent alone, or with the given resume", async () => {
  const { id } = (await call("POST", "/cover-letters", { key: ada.key, body: { name: "Alone", content: "<p>Hello.</p>" } })).body;
  const read = async (query: string) =>
    (await readPdf((await call("GET", `/cover-letters/${id}/bundle${query}`, { key: ada.key })).bytes)).outline.map(
      ({ title }) => title,
    );
  expect(await read("")).toEqual(["Cover letter"]);
  expect(await read(`?resumeId=${resumeId}`)).toEqual(["Cover letter", "Resume"]);
});

test("files that are missing, damaged, not printable or owned by another user are rejected", async () => {
  const eve = await signUp();
  expect((await bundle("", eve.key)).status).toBe(404);
  const foreignResume = (await call("POST", "/resumes", { key: eve.key, body: { name: "Foreign" } })).body;
  expect((await bundle(`?resumeId=${foreignResume}`)).status).toBe(404);
  const text = new TextEncoder();
  const foreign = await upload(eve.key, text.encode("%PDF-1.7 x"), "a.pdf");
  expect((await bundle(`?attachments=${encodeURIComponent(foreign)}`)).status).toBe(404);
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: "#7799bb" } });
  const foreignPicture = await upload(eve.key, await picture.png().toBuffer(), "b.png");
  expect((await bundle(`?attachments=${encodeURIComponent(foreignPicture)}`)).status).toBe(404);
  expect((await bundle("?attachments=/uploads/none.pdf")).status).toBe(404);
  const damaged = await upload(ada.key, text.encode("%PDF-1.7 half of it"), "a.pdf");
  const refused = await bundle(`?attachments=${encodeURIComponent(damaged)}`);
  expect([refused.status, refused.body.code]).toEqual([400, "BAD_REQUEST"]);
  expect(refused.body.message).toContain("attachments[0]");
  const words = await upload(ada.key, text.encode("Hello"), "a.txt");
  expect((await bundle(`?attachments=${encodeURIComponent(words)}`)).status).toBe(400);
  expect((await bundle(`?${"attachments=a&".repeat(11)}`)).status).toBe(400);
});
