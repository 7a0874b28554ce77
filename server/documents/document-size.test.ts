import { beforeAll, expect, test } from "vitest";
import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import { database } from "@/server/platform/db/client";
import { heavyResume, unboundedResume } from "@/server/testing/heavy-documents";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

const { bytes: maxBytes, blocks: maxBlocks } = LIMITS.document;

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const importing = (data: ResumeData) => call("POST", "/resumes/imports", { key: ada.key, body: { data } });
const tooLarge = { status: 413, body: { code: "PAYLOAD_TOO_LARGE", data: { maxBytes, maxBlocks } } };

/** One word of which nothing is cleaned away. */
const large = () => heavyResume("long words", 8, 90_000);
const manyBlocks = () => heavyResume("paragraphs", 6, 90_000, 2_000);
const small = () => heavyResume("paragraphs", 1, 1_000);

/** A document from before the bound. */
async function storedBefore(data: ResumeData): Promise<string> {
  const { body: id } = await importing(small());
  await database().resume.updateMany({ where: { id: String(id) }, data: { data: JSON.parse(JSON.stringify(data)) } });
  return String(id);
}

test("no entrance takes a document that is too large: import, save, patch, copy and restored version; nothing is changed", async () => {
  expect(await importing(large())).toMatchObject(tooLarge);
  expect(await importing(manyBlocks())).toMatchObject({
    ...tooLarge,
    body: { message: expect.stringMatching(/1\d,\d{3} blocks/) },
  });
  const { body: id } = await importing(small());
  const before = await call("GET", `/resumes/${id}`, { key: ada.key });
  expect(await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data: large() } })).toMatchObject(tooLarge);
  const { items } = large().sections.experience;
  const operations = [{ op: "replace", path: "/sections/experience/items", value: items }];
  expect(await call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations } })).toMatchObject(tooLarge);
  expect((await call("GET", `/resumes/${id}`, { key: ada.key })).body).toEqual(before.body);
  const old = await storedBefore(large());
  expect(await call("POST", `/resumes/${old}/duplicate`, { key: ada.key, body: {} })).toMatchObject(tooLarge);
  const { body: version } = await call("POST", `/resumes/${old}/versions`, { key: ada.key, body: { name: "Large" } });
  expect(await call("PUT", `/resumes/${old}`, { key: ada.key, body: { data: small() } })).toMatchObject({ status: 200 });
  const restoring = `/resumes/${old}/versions/${(version as { id: string }).id}/restorations`;
  expect(await call("POST", restoring, { key: ada.key })).toMatchObject(tooLarge);
});

test("a larger document from before is read, and saved when that makes it smaller", async () => {
  const data = large();
  const id = await storedBefore(data);
  expect(await call("GET", `/resumes/${id}`, { key: ada.key })).toMatchObject({ status: 200 });
  const grown = { ...data, basics: { ...data.basics, headline: `${data.basics.headline} and more` } };
  expect(await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data: grown } })).toMatchObject(tooLarge);
  const [, ...items] = data.sections.experience.items;
  const shorter = { ...data, sections: { ...data.sections, experience: { ...data.sections.experience, items } } };
  expect(await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data: shorter } })).toMatchObject({ status: 200 });
  const operations = [{ op: "remove", path: "/sections/experience/items/0" }];
  expect(await call("PATCH", `/resumes/${id}`, { key: ada.key, body: { operations } })).toMatchObject({ status: 200 });
});

test("a letter of more paragraphs is not taken either, and everything just within the bound is", async () => {
  const content = "<p>a</p>".repeat(12_000);
  const letter = { name: "Long", recipient: "", content };
  expect(await call("POST", "/cover-letters", { key: ada.key, body: letter })).toMatchObject(tooLarge);
  expect(await importing(heavyResume("paragraphs", 5, 90_000, 1_900))).toMatchObject({ status: 200 });
  expect(await importing(heavyResume("long words", 5, 90_000))).toMatchObject({ status: 200 });
  expect(JSON.stringify(unboundedResume("words")).length).toBeGreaterThan(maxBytes);
});
