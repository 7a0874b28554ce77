import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { dataDir } from "@/server/platform/secrets";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

const exported = async (person: Person) => (await call("GET", "/auth/account/export", { key: person.key })).body;

async function furnished(): Promise<Person> {
  const person = await signUp();
  const resumeId = (await call("POST", "/resumes", { key: person.key, body: { name: "One", withSampleData: true, tags: ["a"] } }))
    .body;
  await call("POST", "/resumes", { key: person.key, body: { name: "Two" } });
  await call("POST", "/cover-letters", {
    key: person.key,
    body: { name: "Linked", resumeId, content: "<p>Text</p>", letterDate: "2026-11-20" },
  });
  const trashed = (await call("POST", "/cover-letters", { key: person.key, body: { name: "In Trash", recipient: "<p>To</p>" } }))
    .body.id;
  await call("POST", "/documents/trash", { key: person.key, body: { type: "letter", id: trashed } });
  return person;
}

test("the export contains everything, including Trash and letters with the linked resume's values, and no secrets", async () => {
  const person = await furnished();
  const body = await exported(person);
  expect(body.user).toMatchObject({ id: person.userId, email: person.email, username: person.username, emailVerified: false });
  expect(body.resumes.map((resume: { name: string }) => resume.name)).toEqual(["One", "Two"]);
  expect(body.coverLetters.map((letter: { name: string }) => letter.name)).toEqual(["Linked", "In Trash"]);
  expect(body.coverLetters[0].style.basics.name).toBe(body.resumes[0].data.basics.name);
  expect(JSON.stringify(body)).not.toMatch(/correct horse|passwordHash|dossier_[a-z]{8}/i);
});

test("an export can be imported into another account without loss", async () => {
  const from = await exported(await furnished());
  const other = await signUp();
  for (const resume of from.resumes) {
    const { body: id } = await call("POST", "/resumes/imports", { key: other.key, body: { data: resume.data } });
    expect((await call("GET", `/resumes/${id}`, { key: other.key })).body.data).toEqual(resume.data);
  }
  const fields = [
    "name",
    "recipient",
    "content",
    "greeting",
    "signOff",
    "layout",
    "recipientName",
    "recipientCompany",
    "letterDate",
    "style",
  ] as const;
  for (const letter of from.coverLetters) {
    const document = Object.fromEntries(fields.map((field) => [field, letter[field]]));
    const { body: imported } = await call("POST", "/cover-letters/imports", { key: other.key, body: { document } });
    expect(Object.fromEntries(fields.map((field) => [field, imported[field]]))).toEqual(document);
  }
});

test("a deleted account leaves no row and no file, and only a session may delete it", async () => {
  const person = await furnished();
  const form = new FormData();
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  form.set("file", new File([new Uint8Array(picture)], "me.png"));
  await call("POST", "/files", { key: person.key, form });
  const folder = join(dataDir(), "files/uploads", person.userId);
  expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(0);

  expect((await call("DELETE", "/auth/account", { key: person.key })).body.code).toBe("FORBIDDEN");
  const deleted = await call("DELETE", "/auth/account", { cookie: person.cookie });
  expect(deleted.bytes).toHaveLength(0);
  expect(deleted.headers.getSetCookie().some((cookie) => /session_token=;.*Max-Age=0/.test(cookie))).toBe(true);
  expect((await call("POST", "/resumes", { cookie: person.cookie, body: { name: "After the end" } })).status).toBe(401);

  expect(existsSync(folder)).toBe(false);
  const own = { where: { userId: person.userId } };
  const { resume, coverLetter, storedFile, session, account, apiKey } = database();
  const left = [resume.count(own), coverLetter.count(own), storedFile.count(own), session.count(own), account.count(own)];
  expect(await Promise.all(left)).toEqual([0, 0, 0, 0, 0]);
  expect(await apiKey.count({ where: { referenceId: person.userId } })).toBe(0);
  expect((await call("GET", "/resumes", { key: person.key })).status).toBe(401);
});
