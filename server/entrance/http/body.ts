import type { StandardHeaders } from "@orpc/standard-server";
import { parseMultipart } from "@/server/entrance/http/multipart";
import { failure } from "@/server/platform/errors";

type Source = { headers: StandardHeaders; bytes: (limit: number) => Promise<Buffer | "too large"> };

/** Reads a request's body within its limit: JSON as a value, a form as `FormData`. No body is `undefined`. Throws 413, 415 and 400. */
export async function readBody(request: Source, limit: number): Promise<unknown> {
  const bytes = await request.bytes(limit);
  if (bytes === "too large")
    throw failure("PAYLOAD_TOO_LARGE", { message: `The limit for the body is ${limit / 1024 / 1024} MiB.` });
  if (bytes.length === 0) return undefined;
  const type = String(request.headers["content-type"] ?? "application/json").toLowerCase();
  if (type.startsWith("multipart/form-data") || type.startsWith("application/x-www-form-urlencoded"))
    return readForm(bytes, String(request.headers["content-type"]));
  if (!/^(application\/([\w.+-]*\+)?json|text\/plain)/.test(type))
    throw failure("UNSUPPORTED_MEDIA_TYPE", { message: `A body of type ${type.slice(0, 100)} is not supported. Send JSON.` });
  return parseJson(bytes);
}

async function readForm(bytes: Buffer, contentType: string): Promise<FormData> {
  try {
    if (/^multipart\//i.test(contentType)) return await parseMultipart(bytes, contentType);
    return await new Response(new Uint8Array(bytes), { headers: { "content-type": contentType } }).formData();
  } catch (cause) {
    throw failure("BAD_REQUEST", { message: "The form could not be read. It may have been cut off in transit.", cause });
  }
}

const NEEDS_CLEANING = /\\u(0000|d[89a-f]..)|__proto__/i;

/**
 * Parses JSON text. NUL and lone surrogates, which no database accepts, are dropped from all texts, and `__proto__` keys from all
 * objects; the check of the raw text avoids that walk in the common case.
 */
export function parseJson(bytes: Buffer): unknown {
  const text = new TextDecoder().decode(bytes);
  try {
    if (!NEEDS_CLEANING.test(text)) return JSON.parse(text);
    return JSON.parse(text, function clean(key: string, value: unknown) {
      if (key === "__proto__" && !Array.isArray(this)) return undefined;
      return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
    });
  } catch (cause) {
    throw failure("BAD_REQUEST", { message: "The body is not valid JSON.", cause });
  }
}
