import { type ReaderJob, readJob } from "@/server/platform/adapters/pdf-reader/jobs";
import { warmUp } from "@/server/platform/adapters/pdf-reader/warm-up";

// The entry of a process that reads files, one after the other. A crafted file may run forever or crash the reader; the parent then
// kills this process, and nothing else is affected. It may have been started before there was a file, and ends with the server.

/** A process that has its file already does not prepare for one. */
const IDLE_MS = 150;
/** A process that has grown beyond this reads no further file. */
const MAX_RESIDENT_BYTES = 256 * 1024 * 1024;

process.once("disconnect", () => process.exit(0));

const preparation = new AbortController();
// What fails here fails again with the file, and is reported then.
const idle = setTimeout(() => void warmUp(preparation.signal).catch(() => undefined), IDLE_MS);

process.on("message", (job: ReaderJob) => {
  clearTimeout(idle);
  preparation.abort();
  readJob({ ...job, bytes: new Uint8Array(job.bytes) })
    .then((content) => ({ content }))
    .catch((error: Error) => ({ problem: error.name }))
    .then((reply) => process.send?.({ ...reply, isLast: process.memoryUsage.rss() > MAX_RESIDENT_BYTES }));
});
