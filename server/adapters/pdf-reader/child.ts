import { type PdfExtent, readPdf } from "@/server/adapters/pdf-reader/read-pdf";

// The entry of a process that reads one PDF and ends. A crafted file may run forever or crash the reader; the parent then kills
// this process, and nothing else is affected. It may have been started before there was a file, and ends with the server.
process.once("disconnect", () => process.exit(0));

process.once("message", ({ bytes, extent }: { bytes: Uint8Array; extent?: PdfExtent }) => {
  readPdf(new Uint8Array(bytes), extent)
    .then((content) => ({ content }))
    .catch((error: Error) => ({ problem: error.name }))
    .then((reply) => process.send?.(reply, () => process.exit(0)));
});
