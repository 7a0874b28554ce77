import { hash } from "node:crypto";
import type { StandardHeaders, StandardResponse } from "@orpc/standard-server";
import { ERRORS } from "@/contracts/errors";
import { contentDisposition } from "@/server/entrance/http/content-disposition";
import type { Refusal } from "@/server/entrance/http/guard";
import { envelope } from "@/server/platform/errors";
import { ReadyJson } from "@/server/platform/request/ready-json";

/** An error response, in the envelope. */
export function refused({ code, headers, message, defined = false }: Refusal): StandardResponse {
  const known = ERRORS[code];
  return {
    status: known.status,
    headers: headers ?? {},
    body: envelope({ defined, code, status: known.status, message: message ?? known.message }),
  };
}

/** JSON reads get an ETag derived from their bytes; a client that already has them gets 304. Files and streams are unchanged. */
export function jsonWithEtag(ifNoneMatch: string | null, response: StandardResponse, answer: Headers): StandardResponse {
  const { body } = response;
  if (body instanceof Blob || isStream(body) || body === undefined) return response;
  const ready = new ReadyJson(Buffer.from(JSON.stringify(body)));
  const etag = `"${hash("sha1", ready.bytes, "base64url")}"`;
  answer.set("etag", etag);
  return ifNoneMatch === etag ? { status: 304, headers: {}, body: undefined } : { ...response, body: ready };
}

/** Adds the headers that a procedure set, and those of every API response. */
export function finish(response: StandardResponse, answer: Headers): StandardResponse {
  const added: StandardHeaders = { "cache-control": "no-store" };
  for (const [name, value] of answer) if (name !== "set-cookie") added[name] = value;
  const cookies = answer.getSetCookie();
  if (cookies.length > 0) added["set-cookie"] = cookies;
  if (response.status === 503 || response.status === 429) added["retry-after"] ??= "2";
  if (response.body instanceof File) added["content-disposition"] = contentDisposition("attachment", response.body.name);
  return { ...response, headers: { ...added, ...response.headers } };
}

const isStream = (body: unknown) => typeof body === "object" && body !== null && Symbol.asyncIterator in body;
