import { readPdf } from "@/server/adapters/pdf-reader/read-pdf";

// The entry of a process that reads one PDF and ends. A file from anywhere may be made to take for ever or to break its reader: the
// parent ends this process then, and nothing else is touched.

process.once("message", (bytes: Uint8Array) => {
  readPdf(new Uint8Array(bytes))
    .then((content) => ({ content }))
    .catch((error: Error) => ({ problem: error.name }))
    .then((reply) => process.send?.(reply, () => process.exit(0)));
});
