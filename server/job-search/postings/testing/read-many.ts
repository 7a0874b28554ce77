import { setTimeout as pause } from "node:timers/promises";
import { offerTypesetter, stopTypesetter, typesetter } from "@/server/documents/rendering/typesetter";
import { readPosting } from "@/server/job-search/postings/service";
import { createTypesetter } from "@/server/platform/adapters/typesetter/typesetter";

// The entry of a separate process, with `--expose-gc`: reads the given links concurrently and reports what that held in memory at
// most, beyond what was held before. Good pages are read first, so that code and buffers which stay do not count as idle by accident.

const [good = "", ...links] = process.argv.slice(2);
const now = new Date(0);

async function heldMb(): Promise<number> {
  globalThis.gc?.();
  await pause(1);
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

// Large pages are read in the pool.
offerTypesetter(() => createTypesetter({ children: 1 }));
await typesetter().ready();
await readPosting(good, { now, userId: "first" });
const idle = await heldMb();
const outcomes: string[] = [];
const readings = Promise.all(
  links.map(async (link, index) => {
    try {
      await readPosting(link, { now, userId: `person ${index}` });
      outcomes.push("read");
    } catch (error) {
      const { code = String(error), data } = error as { code?: string; data?: { reason?: string } };
      outcomes.push(data?.reason ?? code);
    }
  }),
);
let peak = 0;
while (outcomes.length < links.length) {
  peak = Math.max(peak, (await heldMb()) - idle);
  await pause(20);
}
await readings;
stopTypesetter();
// Buffers of connections that were cut are released by the first collection after the connection has closed.
await heldMb();
await pause(300);
process.stdout.write(JSON.stringify({ peak, after: (await heldMb()) - idle, outcomes }));
