import { setImmediate as nextTurn } from "node:timers/promises";
import { Busboy } from "@fastify/busboy";

/** So much is parsed in one piece, about a millisecond. */
const PIECE_BYTES = 256 * 1024;
const MAX_PARTS = 2_000;

/**
 * A multipart form, parsed piece by piece, so that a large file does not hold up other requests. Throws for a form that is malformed or
 * was cut off.
 */
export async function parseMultipart(bytes: Buffer, contentType: string): Promise<FormData> {
  const form = new FormData();
  const limits = { fieldSize: bytes.length, fileSize: bytes.length + 1, parts: MAX_PARTS, fieldNameSize: 1_000 };
  const parser = new Busboy({ headers: { "content-type": contentType }, limits });
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on("file", (name, file, filename, _encoding, type) => {
      const chunks: Buffer<ArrayBuffer>[] = [];
      file.on("error", reject);
      file.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
      file.on("end", () => form.append(name, new File(chunks, filename || "file", { type })));
    });
    parser.on("field", (name, value) => form.append(name, value));
    parser.on("partsLimit", () => reject(new Error("The form has too many parts.")));
    parser.on("finish", resolve);
    parser.on("error", reject);
  });
  parsed.catch(() => {
    // Awaited below; it may be rejected while a piece is still being written.
  });
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    parser.write(bytes.subarray(start, start + PIECE_BYTES));
    await nextTurn();
  }
  parser.end();
  await parsed;
  return form;
}
