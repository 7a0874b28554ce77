import type { IncomingMessage } from "node:http";
import { ERRORS } from "@/contracts/errors";
import type { TrustedProxies } from "@/server/platform/env";
import { CLIENT_HEADER, type Client, clientFrom, IGNORED_PROXY_HEADER, sealedClient } from "@/server/platform/request/client";

/** The front door's decision about a request: continue as this client, or respond at once. */
export type Entry =
  | { kind: "enter"; client: Client }
  | { kind: "redirect"; client: Client; location: string }
  | { kind: "refuse"; client: Client; code: "BAD_REQUEST" | "METHOD_NOT_SUPPORTED" | "URI_TOO_LONG"; message: string };

const MAX_TARGET_LETTERS = 8_192;

/**
 * Normalises a request before anything decides about it: one host, one spelling of the path, one client address, and only headers
 * that the sender may set. Everything behind the door sees these `request.url` and `request.headers`.
 */
export function enter(request: IncomingMessage, trusted: TrustedProxies): Entry {
  const client = clientFrom(request.socket.remoteAddress, request.headers, trusted);
  const refuse = (message: string, code: Refused["code"] = "BAD_REQUEST"): Refused => ({ kind: "refuse", client, code, message });
  const problem = hostProblem(request);
  if (problem) return refuse(problem);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead && !CHANGES.has(request.method ?? "")) return refuse(ERRORS.METHOD_NOT_SUPPORTED.message, "METHOD_NOT_SUPPORTED");
  const target = originForm(request);
  if (target === null) return refuse("The address of the request is not valid.");
  if (target.length > MAX_TARGET_LETTERS) return refuse(ERRORS.URI_TOO_LONG.message, "URI_TOO_LONG");
  const [path = "/", query] = splitTarget(target);
  const canonical = canonicalPath(path);
  if (canonical === null || !isReadable(path)) return refuse("The address of the request is not valid.");
  if (canonical !== path)
    return isRead
      ? { kind: "redirect", client, location: canonical + query }
      : refuse(`The address must be written ${canonical}.`);
  request.url = target;
  cleanHeaders(request, client);
  return { kind: "enter", client };
}

type Refused = Extract<Entry, { kind: "refuse" }>;

const CHANGES: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A path that cannot be decoded or contains NUL names no page. Below the API the API itself returns the error. */
function isReadable(path: string): boolean {
  if (path.startsWith("/api/openapi/")) return true;
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

/** With a second or malformed `Host` header, two layers could see two different hosts. */
function hostProblem(request: IncomingMessage): string | null {
  let lines = 0;
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") lines += 1;
  }
  if (lines > 1) return "The request names its host more than once.";
  const host = request.headers.host;
  if (host === undefined && request.httpVersion === "1.1") return "The request does not name its host.";
  return host !== undefined && (host.length > 261 || !/^[\w.-]*(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i.test(host))
    ? "The host of the request is not valid."
    : null;
}

/** The target as path and query. Proxies may send an absolute URL; its host must match `Host`. */
function originForm(request: IncomingMessage): string | null {
  // Bytes that a URL cannot contain are encoded, as browsers do, so that only URL characters remain.
  const target = (request.url ?? "").replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  if (!/^[!"$-~]*$/.test(target)) return null;
  if (target.startsWith("/")) return target;
  const whole = /^https?:\/\/([^/?]+)([/?].*)?$/i.exec(target);
  if (!whole || whole[1]?.toLowerCase() !== request.headers.host?.toLowerCase()) return null;
  const rest = whole[2] ?? "";
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function splitTarget(target: string): [string, string] {
  const mark = target.indexOf("?");
  return mark < 0 ? [target, ""] : [target.slice(0, mark), target.slice(mark)];
}

/**
 * The canonical spelling of a path: no empty segments, no needless percent-encoding. Null for ambiguous paths: dot segments, and
 * slashes or backslashes inside a segment, encoded or not.
 */
export function canonicalPath(path: string): string | null {
  if (PLAIN.test(path)) return path;
  const parts = path.split("/").slice(1);
  const isFolder = parts.length > 1 && parts.at(-1) === "";
  const spelled = parts.filter((part) => part !== "").map(spelledPart);
  if (spelled.includes(null)) return null;
  return `/${spelled.join("/")}${isFolder && spelled.length > 0 ? "/" : ""}`;
}

/** Nearly every path: segments that need no encoding and do not begin with a dot. */
const PLAIN = /^\/$|^(?:\/[\w~-][\w.~-]*)+\/?$/;

function spelledPart(part: string): string | null {
  const spelled = part.replace(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(letter) ? letter : code;
  });
  if (/^\.{1,2}$/.test(spelled) || /\\|%2f|%5c/i.test(spelled)) return null;
  return spelled;
}

/** Headers used between parts of this process, or by a trusted proxy. They are dropped from any other sender. */
const INTERNAL = /^(x-dossier-|x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path$|x-now-|x-vercel-|next-action$)/;
/** The first letters of these names. */
const SUSPECT: ReadonlySet<number> = new Set([..."xnf"].map((letter) => letter.charCodeAt(0)));
const FORWARDED = /^(x-forwarded-|forwarded$|x-real-ip$|x-original-|x-rewrite-)/;

const PROXY_HEADERS = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];

function cleanHeaders(request: IncomingMessage, client: Client) {
  const { headers } = request;
  const forwardedHost = client.isForwarded ? headers["x-forwarded-host"] : undefined;
  const isIgnored = !client.isForwarded && PROXY_HEADERS.some((name) => headers[name] !== undefined);
  for (const name in headers)
    if (SUSPECT.has(name.charCodeAt(0)) && (INTERNAL.test(name) || FORWARDED.test(name))) delete headers[name];
  headers["x-forwarded-for"] = client.address;
  headers["x-forwarded-proto"] = client.isSecure ? "https" : "http";
  if (forwardedHost !== undefined) headers["x-forwarded-host"] = forwardedHost;
  headers[CLIENT_HEADER] = sealedClient(client.address);
  if (isIgnored) headers[IGNORED_PROXY_HEADER] = sealedClient(client.address);
}
