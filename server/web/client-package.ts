import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { singleton } from "@/server/singleton";
import { refuse } from "./refuse";

/** GET /client.tgz: the typed client as a package, for `npm install`. The build makes it; without a build there is none, and the answer is 404. */
export function clientPackage(request: Request): Response {
  const found = singleton("client-package", readPackage);
  if (!found) return refuse("NOT_FOUND");
  const headers = {
    "content-type": "application/gzip",
    "content-disposition": 'attachment; filename="dossier-client.tgz"',
    "cache-control": "no-cache",
    "access-control-allow-origin": "*",
    etag: found.etag,
  };
  if (request.headers.get("if-none-match") === found.etag) return new Response(null, { status: 304, headers });
  return new Response(found.bytes, { headers: { ...headers, "content-length": String(found.bytes.length) } });
}

function readPackage() {
  const file = join(process.cwd(), "dist/client.tgz");
  if (!existsSync(file)) return null;
  const bytes = new Uint8Array(readFileSync(file));
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}
