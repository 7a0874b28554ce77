import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeS3, startFakeS3 } from "@/server/testing/fake-s3";
import type { Place } from "./backup-place";
import { removeOld } from "./retention";

let s3: FakeS3;
let place: Place;
/** Gives up immediately, for a storage that does not respond. */
let hasty: Place;

beforeAll(async () => {
  s3 = await startFakeS3();
  Object.assign(process.env, {
    S3_BUCKET: "bucket",
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    BACKUP_S3_PREFIX: "backups/mine",
  });
  const { bucketPlace } = await import("./bucket-place");
  place = bucketPlace("backups/mine", { patienceMs: 30_000, maxAttempts: 1 });
  hasty = bucketPlace("backups/mine", { patienceMs: 300, maxAttempts: 1 });
});
afterAll(() => s3.stop());

const store = async (name: string, bytes: Buffer) => {
  const target = await place.create(name);
  await pipeline(Readable.from(slices(bytes)), target.stream);
  await target.complete();
};

function* slices(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 1_000_000) yield bytes.subarray(at, at + 1_000_000);
}

test("a backup of any length goes to S3 in parts, comes back equal, and old ones are removed beside files of others", async () => {
  const bytes = randomBytes(40_000_000);
  const name = "dossier-20261122T030000Z.tar";
  await store(name, bytes);
  expect(s3.open.size).toBe(0);
  const chunks: Buffer[] = [];
  for await (const chunk of await place.open(name)) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  await store("dossier-20261122T020000Z.tar", Buffer.from("earlier that day"));
  s3.objects.set("backups/mine/holiday.jpg", Buffer.from("of somebody"));
  expect(await removeOld(place)).toEqual(["dossier-20261122T020000Z.tar"]);
  expect([...s3.objects.keys()].sort()).toEqual([`backups/mine/${name}`, "backups/mine/holiday.jpg"]);
});

test("a storage that denies or does not respond is named with its reason, and no half upload stays", async () => {
  const target = await place.create("dossier-20261123T030000Z.tar");
  expect(s3.open.size).toBe(1);
  s3.behave("denying");
  await expect(pipeline(Readable.from([randomBytes(100)]), target.stream)).rejects.toThrow(
    "s3://bucket/backups/mine/dossier-20261123T030000Z.tar was refused: AccessDenied.",
  );
  await expect(place.names()).rejects.toThrow("was refused: AccessDenied");
  s3.behave("normal");
  await target.abandon();
  expect(s3.open.size).toBe(0);
  await expect(place.open("dossier-20200101T030000Z.tar")).rejects.toThrow("was refused: NoSuchKey");
  s3.behave("silent");
  await expect(hasty.names()).rejects.toThrow("cannot be reached: no response in time");
  await s3.stop();
  await expect(place.names()).rejects.toThrow("cannot be reached");
});
