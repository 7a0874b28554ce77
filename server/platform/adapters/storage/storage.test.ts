import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeS3, startFakeS3 } from "@/server/testing/fake-s3";
import { putFile, readFile, removeFile, removeFilesBelow, StorageUnavailableError } from "./storage";

let bucket: FakeS3;
let folder = "";

beforeAll(async () => {
  bucket = await startFakeS3();
  folder = mkdtempSync(join(tmpdir(), "dossier-s3-"));
  Object.assign(process.env, {
    DATA_DIR: folder,
    S3_BUCKET: "bucket",
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
});

afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("files are written to, read from and removed from an S3-compatible storage", async () => {
  await putFile("uploads/a/one.bin", Buffer.from("one"), "application/octet-stream");
  await putFile("uploads/a/two.bin", Buffer.from("two"), "application/octet-stream");
  await putFile("uploads/b/three.bin", Buffer.from("three"), "application/octet-stream");
  expect(Buffer.from((await readFile("uploads/a/one.bin")) ?? []).toString()).toBe("one");
  expect(await readFile("uploads/a/none.bin")).toBeNull();
  await removeFile("uploads/a/one.bin");
  expect(await readFile("uploads/a/one.bin")).toBeNull();
  await removeFilesBelow("uploads/a");
  expect([...bucket.objects.keys()]).toEqual(["uploads/b/three.bin"]);
});

test("an unreachable storage is reported, and works again once it is reachable", async () => {
  await bucket.stop();
  await expect(putFile("uploads/c/x.bin", Buffer.from("x"), "application/octet-stream")).rejects.toThrow(StorageUnavailableError);
  await bucket.comeBack();
  await putFile("uploads/c/x.bin", Buffer.from("x"), "application/octet-stream");
  expect(bucket.objects.has("uploads/c/x.bin")).toBe(true);
});
