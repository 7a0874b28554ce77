import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { isSharedPage, openerPolicy, pagePolicy } from "@/server/entrance/http/page-policy";
import { env } from "@/server/platform/env";

type Pages = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Wraps the pages: built files (scripts, fonts, the typesetting engine) are served from disk, precompressed and immutable; pages
 * get a content security policy with their own nonce, which Next puts on its scripts.
 */
export function securePages(pages: Pages): Pages {
  const development = env().NODE_ENV === "development";
  const built = development ? null : builtFiles(".next/static");
  const engine = builtFiles("public/engine");
  const texts = development ? null : builtFiles("public/texts");
  return (request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    if (path.startsWith("/engine/")) {
      const policy = path.endsWith("/worker.js") ? WORKER_POLICY : undefined;
      return serve(engine(), "/engine", request, response, pages, policy);
    }
    if (path.startsWith("/texts/") && texts) return serve(texts(), "/texts", request, response, pages);
    if (path.startsWith("/_next/static/") && built) return serve(built(), "/_next/static", request, response, pages);
    response.setHeader("cross-origin-opener-policy", openerPolicy(path));
    if (isSharedPage(path)) {
      letRouteDecide(response);
      delete request.headers["content-security-policy"];
      return pages(request, response);
    }
    const nonce = randomBytes(16).toString("base64");
    const policy = pagePolicy(path, nonce, development);
    // Next reads the nonce only from this header, so a policy sent by the client must be overwritten.
    request.headers["content-security-policy"] = policy;
    response.setHeader("content-security-policy", policy);
    return pages(request, response);
  };
}

/** The engine's WASM glue creates functions from text. Only its worker may do that, so only the worker's response allows it. */
const WORKER_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** Headers that the route of a shared page decides. */
const DECIDED_BY_ROUTE = ["content-security-policy", "referrer-policy"];

/** A route can only add headers. Its policies replace the strict ones of all responses, which remain where the route has none. */
function letRouteDecide(response: ServerResponse): void {
  const strict = DECIDED_BY_ROUTE.map((name) => [name, response.getHeader(name)] as const);
  for (const name of DECIDED_BY_ROUTE) response.removeHeader(name);
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = ((...parts: unknown[]) => {
    for (const [name, value] of strict) if (value !== undefined && !response.hasHeader(name)) response.setHeader(name, value);
    return writeHead(...parts);
  }) as ServerResponse["writeHead"];
}

type Files = { folder: string; send: ReturnType<typeof sirv> };

/** The files of a folder, which is listed on the first request: that takes longer than a start should. */
function builtFiles(folder: string): () => Files | null {
  let files: Files | null | undefined;
  return () => {
    files ??= filesOf(join(process.cwd(), folder));
    return files;
  };
}

function filesOf(folder: string): Files | null {
  if (!existsSync(folder)) return null;
  const send = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: false,
    maxAge: 31_536_000,
    immutable: true,
    setHeaders: keepManifestFresh,
  });
  return { folder, send };
}

/** Until the server is restarted after a new build, its listing names files that are gone; sending one would never end. */
function isThere(folder: string, path: string): boolean {
  try {
    return existsSync(join(folder, decodeURIComponent(path.split("?")[0] ?? "")));
  } catch {
    return false;
  }
}

function serve(
  files: Files | null,
  prefix: string,
  request: IncomingMessage,
  response: ServerResponse,
  fallback: Pages,
  policy?: string,
) {
  if (!files) return fallback(request, response);
  const original = request.url ?? "/";
  if (policy) response.setHeader("content-security-policy", policy);
  const path = original.slice(prefix.length);
  if (!isThere(files.folder, path)) return fallback(request, response);
  request.url = path;
  files.send(request, response, () => {
    request.url = original;
    fallback(request, response);
  });
}

/** manifest.json names the hashed files, so it must not be cached itself. */
function keepManifestFresh(response: ServerResponse, path: string) {
  if (path.endsWith("/manifest.json")) response.setHeader("cache-control", "no-cache");
}
