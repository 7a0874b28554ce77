import { createHash } from "node:crypto";
import { identify } from "@/server/accounts/auth/identify";
import { readStoredFile } from "@/server/accounts/files/service";
import { readerOf } from "@/server/entrance/http/guard";
import { database } from "@/server/platform/db/client";
import { refuse } from "@/server/platform/request/refuse";

/**
 * GET /uploads/… and /api/uploads/…: public pictures for everyone, other files for their owner, with ranges and ETag. Missing and
 * inaccessible files look the same.
 */
export async function uploads(request: Request, path: string): Promise<Response> {
  const key = decode(path.replace(/^\/(api\/)?/, ""));
  const found =
    key === null
      ? null
      : await readStoredFile(
          database(),
          key,
          async () => readerOf(await identify(database(), request.headers, Date.now()))?.userId ?? null,
        );
  if (!found) return refuse("NOT_FOUND");
  const { file, bytes } = found;
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({
    "content-type": file.contentType,
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
    "cache-control": file.isPublic ? "public, max-age=31536000, immutable" : "private, no-cache",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    etag,
  });
  if (!file.isPublic) headers.set("content-disposition", `attachment; filename="${file.path.split("/").at(-1)}"`);
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  const range = parseRange(request.headers.get("range"), bytes.length);
  if (range === "unsatisfiable")
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${bytes.length}` } });
  if (!range) return new Response(new Uint8Array(bytes), { headers });
  headers.set("content-range", `bytes ${range.start}-${range.end}/${bytes.length}`);
  return new Response(new Uint8Array(bytes.subarray(range.start, range.end + 1)), { status: 206, headers });
}

function decode(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/** A single byte range, the only kind that clients for pictures and PDF files send. */
function parseRange(header: string | null, size: number): { start: number; end: number } | "unsatisfiable" | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}
