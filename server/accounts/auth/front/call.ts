import { type PresentSession, sessionOf } from "@/server/accounts/auth/session-of";
import type { Db } from "@/server/platform/db/client";
import { envelope } from "@/server/platform/errors";
import { clientOf } from "@/server/platform/request/client";
import { refuse } from "@/server/platform/request/refuse";

type Json = Record<string, unknown>;

/** A request to the sign-in service, read within the limits. */
export type AuthCall = {
  method: string;
  /** Below /api/auth, such as `/sign-in/email`. */
  path: string;
  url: URL;
  headers: Headers;
  /** The JSON object of the body; empty where there is none. Rules may change it before it is passed on. */
  body: Json;
  client: string;
  userAgent: string;
  /** The session of the request, as it was before the action. Read once. */
  session: () => Promise<PresentSession | null>;
};

/** Everything the sign-in service reads is short. Bytes. */
const MAX_BODY = 64 * 1024;
const MAX_DEPTH = 16;

/** An error response that better-auth clients understand: our error envelope contains the same `code` and `message`. */
export function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(envelope({ code, status, message }), { status, headers: { "cache-control": "no-store", ...headers } });
}

/** Reads a request, or returns the error response: too large, not JSON, or with invalid characters. */
export async function readCall(db: Db, request: Request, path: string): Promise<AuthCall | Response> {
  const url = new URL(request.url);
  if (!isCleanAddress(url)) return refuse("NOT_FOUND");
  const text = await readText(request);
  if (text === null) return refuse("PAYLOAD_TOO_LARGE");
  const isJson = /^application\/json\b/i.test(request.headers.get("content-type") ?? "");
  if (text !== "" && !isJson) return refuse("UNSUPPORTED_MEDIA_TYPE");
  const body = text === "" ? {} : parseObject(text);
  if (body === null) return refusal(400, "BAD_REQUEST", "The body is not a JSON object.");
  if (!isCleanJson(body)) return refusal(400, "INVALID_TEXT", "The text contains characters that cannot be stored.");
  let session: Promise<PresentSession | null> | undefined;
  // Only the consent continues the request of a program; signing in leads back to its address.
  if (path !== "/oauth2/consent") delete body.oauth_query;
  return {
    method: request.method,
    path,
    url,
    headers: request.headers,
    body,
    client: clientOf(request.headers),
    userAgent: request.headers.get("user-agent") ?? "",
    session: () => {
      session ??= sessionOf(db, request.headers);
      return session;
    },
  };
}

/**
 * The request as it is passed on. Programs send no Origin; because they send their cookie on purpose, the request counts as
 * same-origin.
 */
export function requestOf(call: AuthCall): Request {
  const headers = new Headers(call.headers);
  headers.delete("content-length");
  headers.delete("transfer-encoding");
  headers.set("x-forwarded-for", call.client);
  if (call.method === "GET" || call.method === "HEAD") return new Request(call.url, { method: call.method, headers });
  if (!headers.has("origin") && !headers.has("referer")) headers.set("origin", call.url.origin);
  headers.set("content-type", "application/json");
  return new Request(call.url, { method: call.method, headers, body: JSON.stringify(call.body) });
}

/** The body as text, or null if it is too large. */
export async function readText(request: Request): Promise<string | null> {
  if (Number(request.headers.get("content-length")) > MAX_BODY) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parseObject(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
}

const isCleanText = (text: string) => !text.includes("\0") && text.isWellFormed();

function isCleanAddress(url: URL): boolean {
  try {
    return isCleanText(decodeURIComponent(url.pathname)) && [...url.searchParams].flat().every(isCleanText);
  } catch {
    return false;
  }
}

/** Iterative, because a hostile body may be nested deeper than the stack. */
function isCleanJson(root: Json): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === "string" && !isCleanText(value)) return false;
    if (typeof value !== "object" || value === null) continue;
    if (depth >= MAX_DEPTH) return false;
    for (const [key, inner] of Object.entries(value)) {
      if (!isCleanText(key)) return false;
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}
