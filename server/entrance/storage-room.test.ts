import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { sweep } from "@/server/entrance/sweep";
import { openTemporaryFolder } from "@/server/platform/data-folder/temporary-folder";
import { database } from "@/server/platform/db/client";
import { dataDir } from "@/server/platform/secrets";
import { call, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";
import { mountSmallDisk } from "@/server/testing/small-disk";

// Account quotas, full disks, and leftovers of interrupted work.

const MEBIBYTE = 1024 * 1024;
withInstance({ STORAGE_QUOTA_MB: "3" });

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

function upload(bytes: Uint8Array, person = ada) {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "file.bin"));
  return call("POST", "/files", { key: person.key, form });
}

const megabytes = (count: number) => new Uint8Array(count * MEBIBYTE).fill(65);
const usage = async (person: Person) => (await call("GET", "/files/usage", { key: person.key })).body;
const isThere = (path: string) => existsSync(join(dataDir(), "files", path));
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const incomplete = () => database().storedFile.findMany({ where: { isComplete: false }, select: { path: true } });

test("an account's storage is summed up, and released by deleting files", async () => {
  const person = await signUp();
  expect(await usage(person)).toEqual({ usedBytes: 0, quotaBytes: 3 * MEBIBYTE });
  const { body } = await upload(megabytes(1), person);
  await upload(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: "#369" } })
      .png()
      .toBuffer(),
    person,
  );
  const { usedBytes } = await usage(person);
  expect(usedBytes).toBeGreaterThan(MEBIBYTE);
  await call("DELETE", "/files", { key: person.key, body: { filename: body.path } });
  expect((await usage(person)).usedBytes).toBe(usedBytes - MEBIBYTE);
});

test("an upload beyond the quota gets 413 with both sizes, and leaves nothing behind", async () => {
  const person = await signUp();
  expect((await upload(megabytes(2), person)).status).toBe(200);
  const { status, body } = await upload(megabytes(2), person);
  expect([status, body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  expect(body.message).toContain("2.0 of 3.0 MB");
  expect(body.data).toEqual({ usedBytes: 2 * MEBIBYTE, quotaBytes: 3 * MEBIBYTE });
  expect((await usage(person)).usedBytes).toBe(2 * MEBIBYTE);
  expect(readdirSync(join(dataDir(), "files/uploads", person.userId, "files"))).toHaveLength(1);
});

test("simultaneous uploads cannot exceed the quota together", async () => {
  const person = await signUp();
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(megabytes(1), person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 413, 413, 413, 413, 413]);
  expect((await usage(person)).usedBytes).toBe(3 * MEBIBYTE);
  expect(readdirSync(join(dataDir(), "files/uploads", person.userId, "files"))).toHaveLength(3);
  expect(await incomplete()).toEqual([]);
});

test("a file whose upload was interrupted is not read, not counted, and removed an hour later with its bytes", async () => {
  const person = await signUp();
  const paths = ["one", "two"].map((name) => `uploads/${person.userId}/files/${name}.bin`);
  for (const [index, path] of paths.entries()) {
    mkdirSync(dirname(join(dataDir(), "files", path)), { recursive: true });
    writeFileSync(join(dataDir(), "files", index === 0 ? path : `${path}.part`), "half");
    const file = { path, userId: person.userId, contentType: "application/pdf", size: 8, isPublic: true, isComplete: false };
    await database().storedFile.create({ data: { ...file, createdAt: minutesAgo(50) } });
    expect((await sendRequest(new Request(`${ORIGIN}/${path}`))).status).toBe(404);
  }
  expect((await usage(person)).usedBytes).toBe(0);
  await sweep(dataDir());
  expect(await incomplete()).toHaveLength(2);
  await database().storedFile.updateMany({ where: { isComplete: false }, data: { createdAt: minutesAgo(61) } });
  await sweep(dataDir());
  expect(await incomplete()).toEqual([]);
  expect(paths.flatMap((path) => [path, `${path}.part`]).filter(isThere)).toEqual([]);
});

test("what a killed process was writing or removing is gone after the next start, and what a running one writes remains", async () => {
  const person = await signUp();
  const running = openTemporaryFolder(dataDir());
  const writers = { killed: "00112233445566aa", running: basename(running.path) };
  for (const [name, writer] of Object.entries(writers)) {
    const path = `uploads/${person.userId}/files/${name}.bin`;
    mkdirSync(dirname(join(dataDir(), "files", path)), { recursive: true });
    writeFileSync(join(dataDir(), "files", `${path}.part`), "half");
    const file = { path, userId: person.userId, contentType: "application/pdf", size: 8, isPublic: false, isComplete: false };
    await database().storedFile.create({ data: { ...file, writer } });
  }
  mkdirSync(join(dataDir(), "tmp", writers.killed), { recursive: true });
  await sweep(dataDir());
  expect((await incomplete()).map(({ path }) => basename(path))).toEqual(["running.bin"]);
  expect(readdirSync(join(dataDir(), "files/uploads", person.userId, "files"))).toEqual(["running.bin.part"]);
  running.remove();
  await database().storedFile.deleteMany({ where: { isComplete: false } });
});

test("temporary folders of ended processes are removed, and those in use remain", async () => {
  const used = openTemporaryFolder(dataDir());
  writeFileSync(join(used.path, "in use"), "");
  for (const name of ["0123456789abcdef", "fedcba9876543210"])
    mkdirSync(join(dataDir(), "tmp", name, "typesetter"), { recursive: true });
  writeFileSync(join(dataDir(), "tmp/0123456789abcdef.lock"), "");
  await sweep(dataDir());
  expect(readdirSync(join(dataDir(), "tmp")).sort()).toEqual(
    [used.path, `${used.path}.lock`].map((path) => path.split("/").at(-1)),
  );
  used.remove();
  expect(readdirSync(join(dataDir(), "tmp"))).toEqual([]);
});

test("a disk that fills up during an upload gives 507 and leaves nothing behind; with space it works again", async () => {
  const person = await signUp();
  const folder = join(dataDir(), "files/uploads", person.userId, "files");
  mkdirSync(folder, { recursive: true });
  const disk = mountSmallDisk(1, folder);
  if (!disk) return;
  try {
    const { status, body } = await upload(megabytes(2), person);
    expect([status, body.code]).toEqual([507, "INSUFFICIENT_STORAGE"]);
    expect(readdirSync(folder)).toEqual([]);
    expect(await incomplete()).toEqual([]);
  } finally {
    disk.remove();
  }
  expect((await upload(megabytes(2), person)).status).toBe(200);
});

test("a full database disk gives 507", async () => {
  await database().$executeRawUnsafe(
    "create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$",
  );
  await database().$executeRaw`create trigger no_room before insert on resume execute function no_room()`;
  const refused = await call("POST", "/resumes", { key: ada.key, body: { name: "No room" } });
  expect([refused.status, refused.body.code]).toEqual([507, "INSUFFICIENT_STORAGE"]);
  await database().$executeRaw`drop trigger no_room on resume`;
  expect((await call("POST", "/resumes", { key: ada.key, body: { name: "Room" } })).status).toBe(200);
});
