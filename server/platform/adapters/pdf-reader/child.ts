import { type ReaderJob, readJob } from "@/server/platform/adapters/pdf-reader/jobs";

// The entry of a process that reads one file and ends. A crafted file may run forever or crash the reader; the parent then kills
// this process, and nothing else is affected. It may have been started before there was a file, and ends with the server.
process.once("disconnect", () => process.exit(0));

process.once("message", (job: ReaderJob) => {
  readJob({ ...job, bytes: new Uint8Array(job.bytes) })
    .then((content) => ({ content }))
    .catch((error: Error) => ({ problem: error.name }))
    .then((reply) => process.send?.(reply, () => process.exit(0)));
});
