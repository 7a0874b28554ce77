import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { archiveWriter } from "./archive-writer";

test("parts that are written are forgotten: 300 MB pass through a fraction of that memory", async () => {
  const target = new Writable({ write: (_chunk, _encoding, callback) => setImmediate(callback) });
  const writer = archiveWriter(target, null, new Date());
  const before = process.memoryUsage().arrayBuffers;
  let peak = 0;
  for (let place = 0; place < 300; place++) {
    await writer.add(`files/${place}`, randomBytes(1_000_000));
    peak = Math.max(peak, process.memoryUsage().arrayBuffers - before);
  }
  expect(await writer.finish()).toBeGreaterThan(300_000_000);
  expect(peak).toBeLessThan(150_000_000);
});
