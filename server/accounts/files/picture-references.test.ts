import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { purgeDocument, purgeExpired } from "@/server/documents/trash/purge";
import { database } from "@/server/platform/db/client";
import { migrate, readMigrations } from "@/server/platform/db/migrate";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { removeUnusedPictures } from "./unused";

// Whether a picture is still used is determined by rows written with the documents, not by reading the documents.

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

let pictures = 0;
const newPicture = () => `uploads/${ada.userId}/pictures/${++pictures}.jpg`;

const post = async (path: string, body: unknown) => (await call("POST", path, { key: ada.key, body })).body;
const read = async (id: string) => (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
const patch = (id: string, url: string) =>
  call("PATCH", `/resumes/${id}`, {
    key: ada.key,
    body: { operations: [{ op: "replace", path: "/picture/url", value: url }] },
  });
const make = () => post("/resumes", { name: "Pictured" }) as Promise<string>;

async function withPicture(path: string): Promise<string> {
  const id = await make();
  const { data } = await read(id);
  await call("PUT", `/resumes/${id}`, {
    key: ada.key,
    body: { data: { ...data, picture: { ...data.picture, url: `/${path}` } } },
  });
  return id;
}

const ofResume = async (id: string) => (await database().resume.findUniqueOrThrow({ where: { id } })).picturePath;
const ofLetter = async (id: string) => (await database().coverLetter.findUniqueOrThrow({ where: { id } })).picturePath;

describe("a resume references its picture", () => {
  test("after a save, with any form of the picture's URL", async () => {
    const path = newPicture();
    const id = await withPicture(path);
    expect(await ofResume(id)).toBe(path);
    for (const url of [`https://cv.example/${path}`, `/api/${path}`, `/${path}?width=80`]) {
      await patch(id, "");
      expect(await ofResume(id)).toBeNull();
      await patch(id, url);
      expect(await ofResume(id)).toBe(path);
    }
    await patch(id, "https://elsewhere.example/me.jpg");
    expect(await ofResume(id)).toBeNull();
  });

  test("after a first patch, which reads everything, and after a second, which is one statement", async () => {
    const id = await make();
    for (const path of [newPicture(), newPicture()]) {
      await patch(id, `/${path}`);
      expect(await ofResume(id)).toBe(path);
    }
  });

  test("after copying, importing, and importing with letters", async () => {
    const path = newPicture();
    const id = await withPicture(path);
    expect(await ofResume(await post(`/resumes/${id}/duplicate`, {}))).toBe(path);
    const { data } = await read(id);
    expect(await ofResume(await post("/resumes/import", { data }))).toBe(path);
    const section = { id: randomUUID(), type: "cover-letter", title: "Letters", hidden: false, columns: 1, items: [] };
    const withLetters = { ...data, customSections: [section] };
    expect(await ofResume(await post("/resumes/import", { data: withLetters }))).toBe(path);
  });

  test("after restoring a version", async () => {
    const path = newPicture();
    const id = await withPicture(path);
    const { id: versionId } = await post(`/resumes/${id}/versions`, { name: "With picture" });
    await patch(id, "");
    await post(`/resumes/${id}/versions/${versionId}/restore`, undefined);
    expect(await ofResume(id)).toBe(path);
  });
});

describe("a letter references the picture of its sender", () => {
  test("after creating, changing and restoring", async () => {
    const [path, other] = [newPicture(), newPicture()];
    const letter = await post("/cover-letters", { name: "Letter", resumeId: await withPicture(path) });
    expect(await ofLetter(letter.id)).toBe(path);
    const { id: versionId } = await post(`/cover-letters/${letter.id}/versions`, { name: "As it was" });
    const picture = { ...letter.style.picture, url: `/${other}` };
    const changed = { expectedRevision: letter.revision, picture };
    expect((await call("PUT", `/cover-letters/${letter.id}`, { key: ada.key, body: changed })).status).toBe(200);
    expect(await ofLetter(letter.id)).toBe(other);
    await post(`/cover-letters/${letter.id}/versions/${versionId}/restore`, undefined);
    expect(await ofLetter(letter.id)).toBe(path);
  });

  test("that came from a resume, once the resume is gone", async () => {
    const path = newPicture();
    const resumeId = await make();
    const letter = await post("/cover-letters", { name: "Follower", resumeId });
    await patch(resumeId, `/${path}`);
    expect(await ofLetter(letter.id)).toBeNull();
    await post("/documents/trash", { type: "resume", id: resumeId });
    await purgeDocument(database(), ada.userId, "resume", resumeId);
    expect(await ofLetter(letter.id)).toBe(path);
  });
});

const isThere = async (path: string) => (await database().storedFile.findUnique({ where: { path } })) !== null;
async function store(path: string): Promise<string> {
  const file = { path, userId: ada.userId, contentType: "image/jpeg", size: 1, isPublic: true };
  await database().storedFile.create({ data: file });
  return path;
}

test("the reference alone keeps a picture, whatever the document contains", async () => {
  const path = await store(newPicture());
  const id = await make();
  await database().resume.update({ where: { id }, data: { picturePath: path } });
  await removeUnusedPictures(database(), ada.userId, [path]);
  expect(await isThere(path)).toBe(true);
  await database().resume.update({ where: { id }, data: { picturePath: null } });
  await removeUnusedPictures(database(), ada.userId, [path]);
  expect(await isThere(path)).toBe(false);
});

test("documents of other accounts neither keep nor remove a picture", async () => {
  const path = await store(newPicture());
  const eve = await signUp();
  const { body: id } = await call("POST", "/resumes", { key: eve.key, body: { name: "Not mine" } });
  await database().resume.update({ where: { id }, data: { picturePath: path } });
  await removeUnusedPictures(database(), eve.userId, [path]);
  expect(await isThere(path)).toBe(true);
  await removeUnusedPictures(database(), ada.userId, [path]);
  expect(await isThere(path)).toBe(false);
});

test("expired documents in Trash are removed with their pictures, except those that other documents use", async () => {
  const [shared, alone] = [await store(newPicture()), await store(newPicture())];
  const gone = [await withPicture(shared), await withPicture(alone)];
  await withPicture(shared);
  await database().resume.updateMany({ where: { id: { in: gone } }, data: { trashedAt: new Date("2026-01-01") } });
  await purgeExpired(database(), ada.userId);
  await expect.poll(() => isThere(alone)).toBe(false);
  expect(await isThere(shared)).toBe(true);
});

test("an existing database gets the references of its documents, skipping damaged ones", async () => {
  const name = `upgrade_${randomBytes(6).toString("hex")}`;
  const server = { host: inject("postgresHost"), user: "dossier" };
  const admin = new pg.Client({ ...server, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const client = new pg.Client({ ...server, database: name });
  await client.connect();
  try {
    const all = readMigrations("prisma/migrations");
    const present = all.findIndex((migration) => migration.name.endsWith("_picture_references"));
    await migrate(client, all.slice(0, present));
    const owner = randomUUID();
    await client.query(`insert into "user" (id, name, email) values ($1, 'Ada', 'ada@example.com')`, [owner]);
    const documents: [json: string, reference: string | null][] = [
      [`{"picture":{"url":"/uploads/a/pictures/1.jpg"}}`, "uploads/a/pictures/1.jpg"],
      [`{"picture":{"url":"https://cv.example/api/uploads/a/pictures/2.jpg?x#y"}}`, "uploads/a/pictures/2.jpg"],
      [`{"picture":{"url":"https://elsewhere.example/me.jpg"}}`, null],
      [`{"picture":{"url":"/uploads/a/\\u0000.jpg"}}`, null],
      [`{"picture":{"url":"/uploads/a/\\ud800.jpg"}}`, null],
      [`{"picture":{"url":"/uploads/a/pictures/3.jpg"},"notes":"typed \\\\u0000 and \\\\\\\\ud800"}`, "uploads/a/pictures/3.jpg"],
      [`{"picture":"none"}`, null],
      [`[]`, null],
      [`null`, null],
    ];
    for (const [index, [json]] of documents.entries()) {
      const values = [randomUUID(), owner, String(index), json];
      await client.query(`insert into resume (id, "userId", name, slug, data) values ($1, $2, $3, $3, $4)`, values);
      await client.query(`insert into cover_letter (id, "userId", name, style) values ($1, $2, $3, $4)`, values);
    }
    await migrate(client, all);
    for (const table of ["resume", "cover_letter"]) {
      const { rows } = await client.query(`select "picturePath" from ${table} order by name`);
      expect(rows.map((row: { picturePath: string | null }) => row.picturePath)).toEqual(documents.map(([, path]) => path));
    }
  } finally {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
