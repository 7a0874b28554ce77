import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { singleton } from "@/server/platform/singleton";

type Prebuilt = {
  etag: string;
  hash: string;
  plain: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
};

/** A file that the build made, with its compressed forms beside it. Null without a build. */
export const prebuilt = (file: string): Prebuilt | null =>
  singleton(`prebuilt ${file}`, () => {
    if (!existsSync(file)) return null;
    const plain = new Uint8Array(readFileSync(file));
    const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
    const compressed = (ending: string) => (existsSync(file + ending) ? new Uint8Array(readFileSync(file + ending)) : undefined);
    const [br, gzip] = [compressed(".br"), compressed(".gz")];
    return { etag: `"${hash}"`, hash, plain, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
  });

/** Sends such a file in the smallest form that the client takes, or 304. */
export function sendPrebuilt(request: Request, file: Prebuilt, headers: Record<string, string>): Response {
  const known = { ...headers, etag: file.etag, vary: "accept-encoding" };
  if (request.headers.get("if-none-match")?.split(/,\s*/).includes(file.etag))
    return new Response(null, { status: 304, headers: known });
  const encoding = (["br", "gzip"] as const).find((each) => file[each] && accepts(request, each));
  const bytes = encoding === undefined ? file.plain : (file[encoding] ?? file.plain);
  const length = { "content-length": String(bytes.length) };
  return new Response(bytes, {
    headers: { ...known, ...length, ...(encoding === undefined ? {} : { "content-encoding": encoding }) },
  });
}

const accepts = (request: Request, encoding: string): boolean =>
  (request.headers.get("accept-encoding") ?? "").split(",").some((each) => {
    const [name = "", quality = ""] = each
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === encoding && Number(quality || 1) > 0;
  });
