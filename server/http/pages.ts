import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { env } from "@/server/env";

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
    const nonce = randomBytes(16).toString("base64");
    const policy = pagePolicy(nonce, development);
    // Next reads the nonce only from this header, so a policy sent by the client must be overwritten.
    request.headers["content-security-policy"] = policy;
    response.setHeader("content-security-policy", policy);
    return pages(request, response);
  };
}

/** The engine's WASM glue creates functions from text. Only its worker may do that, so only the worker's response allows it. */
const WORKER_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

function pagePolicy(nonce: string, development: boolean): string {
  const script = development ? `'self' 'unsafe-inline' 'unsafe-eval'` : `'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`;
  return [
    "default-src 'self'",
    `script-src ${script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}

type Files = ReturnType<typeof sirv>;

/** The files of a folder, which is listed when the first one is asked for: that takes longer than a start should. */
function builtFiles(folder: string): () => Files | null {
  let files: Files | null | undefined;
  return () => {
    files ??= filesOf(join(process.cwd(), folder));
    return files;
  };
}

function filesOf(path: string): Files | null {
  if (!existsSync(path)) return null;
  return sirv(path, {
    brotli: true,
    gzip: true,
    etag: true,
    dev: false,
    maxAge: 31_536_000,
    immutable: true,
    setHeaders: keepManifestFresh,
  });
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
  request.url = original.slice(prefix.length);
  files(request, response, () => {
    request.url = original;
    fallback(request, response);
  });
}

/** manifest.json names the hashed files, so it must not be cached itself. */
function keepManifestFresh(response: ServerResponse, path: string) {
  if (path.endsWith("/manifest.json")) response.setHeader("cache-control", "no-cache");
}
