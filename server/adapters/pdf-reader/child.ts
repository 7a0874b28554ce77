import { readPdf } from "@/server/adapters/pdf-reader/read-pdf";

// The entry of a process that reads one PDF and ends. A crafted file may run forever or crash the reader; the parent then kills
// this process, and nothing else is affected.

process.once("message", (bytes: Uint8Array) => {
  readPdf(new Uint8Array(bytes))
    .then((content) => ({ content }))
    .catch((error: Error) => ({ problem: error.name }))
    .then((reply) => process.send?.(reply, () => process.exit(0)));
});
