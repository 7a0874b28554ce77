import { randomBytes } from "node:crypto";
import pg from "pg";
import { beforeEach, expect, inject, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { migrate, readMigrations } from "@/server/platform/db/migrate";
import { newId } from "@/server/platform/ids";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { countDocuments } from "./counts";
import { listResumeTags } from "./resumes/service";
import { purgeExpired } from "./trash/purge";

// The library's counts and tags are stored separately. They must always match the documents.

withInstance();

let ada: Person;
beforeEach(async () => {
  ada = await signUp();
});

const countedOneByOne = async () => {
  const [live, trashed] = [
    { userId: ada.userId, trashedAt: null },
    { userId: ada.userId, trashedAt: { not: null } },
  ];
  const db = database();
  const trash = (await db.resume.count({ where: trashed })) + (await db.coverLetter.count({ where: trashed }));
  return { resume: await db.resume.count({ where: live }), letter: await db.coverLetter.count({ where: live }), trash };
};

async function tagsOneByOne(): Promise<string[]> {
  const rows = await database().resume.findMany({ where: { userId: ada.userId, trashedAt: null }, select: { tags: true } });
  return [...new Set(rows.flatMap(({ tags }) => tags))].sort();
}

async function expectRight() {
  expect(await countDocuments(database(), ada.userId)).toEqual(await countedOneByOne());
  expect(await listResumeTags(database(), ada.userId)).toEqual(await tagsOneByOne());
}

const post = async (path: string, body: unknown) => (await call("POST", path, { key: ada.key, body })).body;
const move = (path: string, type: "resume" | "letter", id: string) => post(`/documents/${path}`, { type, id });

test("after documents are created, tagged, trashed, restored and permanently deleted", async () => {
  await expectRight();
  const first = (await post("/resumes", { name: "One", tags: ["b", "a"] })) as string;
  const second = (await post("/resumes", { name: "Two", tags: ["b", "c"] })) as string;
  const { id: letter } = await post("/cover-letters", { name: "Letter" });
  await expectRight();
  await post("/documents/tags", { type: "resume", id: first, tags: ["d"] });
  await expectRight();
  await move("trash", "resume", second);
  await move("trash", "letter", letter);
  await expectRight();
  expect(await listResumeTags(database(), ada.userId)).toEqual(["d"]);
  await move("restore", "resume", second);
  await expectRight();
  await move("purge", "letter", letter);
  await move("trash", "resume", first);
  await move("purge", "resume", first);
  await expectRight();
  expect(await countDocuments(database(), ada.userId)).toEqual({ resume: 1, letter: 0, trash: 0 });
});

test("after many are created and moved at the same time", async () => {
  const ids = await Promise.all(
    Array.from({ length: 24 }, (_, index) => post("/resumes", { name: `R${index}`, tags: [`t${index % 3}`] })),
  );
  await expectRight();
  await Promise.all(ids.slice(0, 16).map((id: string) => move("trash", "resume", id)));
  await Promise.all(ids.slice(8, 24).map((id: string, index) => move(index % 2 ? "restore" : "trash", "resume", id)));
  await expectRight();
});

test("after expired documents in Trash are removed, hundreds at a time", async () => {
  const trashedAt = new Date("2026-01-01");
  const common = { userId: ada.userId, name: "Old", trashedAt };
  const each = Array.from({ length: 600 }, (_, index) => index);
  await database().resume.createMany({
    data: each.map((index) => ({ ...common, id: newId(), slug: `old-${index}`, data: {}, tags: ["old"] })),
  });
  await database().coverLetter.createMany({ data: each.map(() => ({ ...common, id: newId(), style: {} })) });
  await expectRight();
  expect((await countDocuments(database(), ada.userId)).trash).toBe(1200);
  await purgeExpired(database(), ada.userId);
  await expectRight();
  expect((await countDocuments(database(), ada.userId)).trash).toBe(0);
});

test("an account with documents is deleted with its counts and tags", async () => {
  await post("/resumes", { name: "One", tags: ["a"] });
  await post("/cover-letters", { name: "Letter" });
  await database().user.delete({ where: { id: ada.userId } });
  expect(await database().documentCount.count({ where: { userId: ada.userId } })).toBe(0);
  expect(await database().resumeTag.count({ where: { userId: ada.userId } })).toBe(0);
});

test("an existing database gets the counts and tags of its documents", async () => {
  const name = `upgrade_${randomBytes(6).toString("hex")}`;
  const server = { host: inject("postgresHost"), user: "dossier" };
  const admin = new pg.Client({ ...server, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const client = new pg.Client({ ...server, database: name });
  await client.connect();
  try {
    const all = readMigrations("prisma/migrations");
    const present = all.findIndex((migration) => migration.name.endsWith("_library_counts"));
    await migrate(client, all.slice(0, present));
    const owner = newId();
    await client.query(`insert into "user" (id, name, email) values ($1, 'Ada', 'ada@example.com')`, [owner]);
    await client.query(
      `insert into resume (id, "userId", name, slug, data, tags, "trashedAt")
       select gen_random_uuid(), $1, 'R', 's' || n, '{}', array['x', 'x', 't' || n], case when n > 3 then now() end from generate_series(1, 5) n`,
      [owner],
    );
    await client.query(
      `insert into cover_letter (id, "userId", name, style) select gen_random_uuid(), $1, 'L', '{}' from generate_series(1, 2)`,
      [owner],
    );
    await migrate(client, all);
    const { rows: counts } = await client.query(`select kind, count from document_count order by kind`);
    expect(counts).toEqual([
      { kind: "letter", count: 2 },
      { kind: "resume", count: 3 },
      { kind: "trash", count: 2 },
    ]);
    const { rows: tags } = await client.query(`select distinct tag from resume_tag order by tag`);
    expect(tags.map(({ tag }: { tag: string }) => tag)).toEqual(["t1", "t2", "t3", "x"]);
  } finally {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
