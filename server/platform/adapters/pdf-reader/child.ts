import { type ReaderJob, readJob } from "@/server/platform/adapters/pdf-reader/jobs";
import { warmUp } from "@/server/platform/adapters/pdf-reader/warm-up";

// The entry of a process that reads one file and ends. A crafted file may run forever or crash the reader; the parent then kills
// this process, and nothing else is affected. It may have been started before there was a file, and ends with the server.
/** A process that has its file already does not prepare for one. */
const IDLE_MS = 150;

process.once("disconnect", () => process.exit(0));

// What fails here fails again with the file, and is reported then.
const idle = setTimeout(() => void warmUp().catch(() => undefined), IDLE_MS);

process.once("message", (job: ReaderJob) => {
  clearTimeout(idle);
  readJob({ ...job, bytes: new Uint8Array(job.bytes) })
    .then((content) => ({ content }))
    .catch((error: Error) => ({ problem: error.name }))
    .then((reply) => process.send?.(reply, () => process.exit(0)));
});
