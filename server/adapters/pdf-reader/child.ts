import type { ImportFormat } from "@/contracts/import-formats";
import { type PdfExtent, readPdf } from "@/server/adapters/pdf-reader/read-pdf";
import { newId } from "@/server/ids";

// The entry of a process that reads one file and ends. A crafted file may run forever or crash the reader; the parent then kills
// this process, and nothing else is affected. It may have been started before there was a file, and ends with the server.
process.once("disconnect", () => process.exit(0));

/** A PDF to take apart, or, with a format, a file of another kind to read as a resume. */
type Job = { bytes: Uint8Array; extent?: PdfExtent; format?: ImportFormat };

process.once("message", ({ bytes, extent, format }: Job) => {
  const own = new Uint8Array(bytes);
  (format ? readOther(own, format) : readPdf(own, extent))
    .then((content) => ({ content }))
    .catch((error: Error) => ({ problem: error.name }))
    .then((reply) => process.send?.(reply, () => process.exit(0)));
});

/** Loaded when it is needed, so that PDFs do not wait for it. */
async function readOther(bytes: Uint8Array, format: ImportFormat) {
  const { readFile } = await import("@/domain/imports/read-file");
  return readFile(bytes, format, newId);
}
