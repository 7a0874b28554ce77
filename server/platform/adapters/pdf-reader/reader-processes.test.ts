import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { actingAs } from "@/server/platform/request/acting";
import { PdfUnreadable, readPdfSafely } from "./pdf-reader";
import { dropReader, prepareReader, type Reader, returnReader, takeReader } from "./reader-processes";

const started: Reader[] = [];
function take(ownerId: string | null): Reader {
  const reader = takeReader(ownerId);
  started.push(reader);
  return reader;
}
/** Ends all processes of a test, and the one that waits for the next file. */
afterEach(() => {
  for (const reader of [...started.splice(0), takeReader("cleaner")]) reader.child.kill("SIGKILL");
});

const pdf = () => new Uint8Array(readFileSync("dist/sample-pdfs/onyx.pdf"));
const read = (userId: string, bytes: Uint8Array) =>
  actingAs({ kind: "session", userId, foreign: false }, "192.0.2.1", () => readPdfSafely(bytes, 20_000));

test("a process that has read an account's file reads its next one, and never a file of another account or of a visitor", () => {
  const first = take("ada");
  returnReader(first);
  const others = [take("grace"), take(null)];
  expect(others.map(({ child }) => child.pid)).not.toContain(first.child.pid);
  expect(take("ada").child.pid).toBe(first.child.pid);
});

test("a visitor's process ends with the file, and another has been started", () => {
  const visitor = take(null);
  returnReader(visitor);
  expect(visitor.child.killed).toBe(true);
  const next = take(null);
  expect(next.child.pid).not.toBe(visitor.child.pid);
  expect(next.files).toBe(0);
});

test("preparing starts one process, whose first file may be anybody's", () => {
  prepareReader("ada");
  prepareReader("grace");
  const prepared = take("grace");
  expect(prepared.files).toBe(0);
  returnReader(prepared);
  prepareReader("grace");
  expect(take("grace").child.pid).toBe(prepared.child.pid);
  expect(take("ada").child.pid).not.toBe(prepared.child.pid);
});

test("after fifty files a process ends", () => {
  const reader = take("ada");
  for (let file = 1; file < 50; file++) {
    returnReader(reader);
    expect(take("ada")).toBe(reader);
  }
  returnReader(reader);
  expect(reader.child.killed).toBe(true);
});

test("a file that cannot be read ends its process; the account's next file is read", async () => {
  expect((await read("ada", pdf())).pages).toBeGreaterThan(0);
  const used = take("ada");
  expect(used.files).toBe(1);
  returnReader(used);
  await expect(read("ada", new TextEncoder().encode("%PDF-1.7 and nothing else"))).rejects.toBeInstanceOf(PdfUnreadable);
  expect(used.child.killed).toBe(true);
  expect((await read("ada", pdf())).pages).toBeGreaterThan(0);
});

test("a process that ends while it waits is replaced without an error for the next file", async () => {
  await read("ada", pdf());
  const used = take("ada");
  returnReader(used);
  used.child.kill("SIGKILL");
  expect((await read("ada", pdf())).pages).toBeGreaterThan(0);
  dropReader(take("ada"));
});
