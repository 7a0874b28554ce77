import type { IncomingMessage } from "node:http";
import { LIMITS } from "@/contracts/limits";
import { decodeText } from "@/domain/postings/decode-text";
import { parseLink } from "@/domain/postings/source-link";
import type { AllowedHosts } from "@/server/platform/outgoing/allowed-hosts";
import { singleton } from "@/server/platform/singleton";
import { ask, decoderOf } from "./request";
import { checkLink, type Resolve, resolveName } from "./resolve";
import { type FallbackReason, Unread } from "./unread";

export type FetchedPage = {
  /** The final address, after redirects. */
  url: string;
  kind: "html" | "text" | "json";
  text: string;
};

export type FetchOptions = {
  /** Private hosts, ports and ranges that the operator lets through. */
  allowed: AllowedHosts;
  /** Ends the reading: the time is up, or the person has gone. */
  signal: AbortSignal;
  resolve?: Resolve;
};

const KINDS: Record<string, FetchedPage["kind"]> = {
  "text/html": "html",
  "application/xhtml+xml": "html",
  "text/plain": "text",
  "application/json": "json",
  "application/ld+json": "json",
};

const REASONS: Record<number, FallbackReason> = { 401: "auth", 402: "quota", 403: "challenge", 429: "rate-limit" };

/** Reads one page of the web within the bounds of `LIMITS.posting`. Throws Unread, with the reason. */
export async function fetchPage(link: string, { allowed, signal, resolve = resolveName }: FetchOptions): Promise<FetchedPage> {
  let next: string | URL = link;
  for (let redirects = 0; redirects <= LIMITS.posting.redirects; redirects++) {
    const checked = await beforeEnd(checkLink(next, allowed, resolve), signal);
    const answer = await ask(checked, signal);
    try {
      const target = redirectOf(answer, checked.url);
      if (!target) return { url: checked.url.href, ...(await readAnswer(answer, signal)) };
      next = target;
    } finally {
      answer.destroy();
    }
  }
  throw new Unread("too-many-redirects");
}

/** A name server that does not respond blocks no one. */
async function beforeEnd<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  if (signal.aborted) throw new Unread("timeout");
  let stop = () => {};
  const end = new Promise<never>((_, reject) => {
    stop = () => reject(new Unread("timeout"));
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  const target = parseLink(headers.location ?? "", from);
  if (!headers.location || !target) throw new Unread("malformed");
  return target;
}

async function readAnswer(answer: IncomingMessage, signal: AbortSignal): Promise<Omit<FetchedPage, "url">> {
  const { statusCode = 0, headers } = answer;
  if (statusCode !== 200) throw new Unread(REASONS[statusCode] ?? "unavailable");
  const contentType = headers["content-type"] ?? "";
  const kind = KINDS[contentType.split(";")[0]?.trim().toLowerCase() ?? ""];
  if (!kind) throw new Unread("not-a-page");
  if (Number(headers["content-length"]) > LIMITS.posting.pageBytes) throw new Unread("too-large");
  const text = await withBuffer(async (buffer) => decodeText(await readBody(answer, buffer, signal), contentType));
  if (text.trim() === "") throw new Unread("empty");
  return { kind, text };
}

/** As many as are rarely exceeded; each takes 2 MB. */
const MAX_BUFFERS = 4;

/** Buffers of readings that have ended: pages of 2 MB come and go faster than the collector takes memory back. */
const buffers = () => singleton("posting-buffers", (): Buffer[] => []);

async function withBuffer<Result>(work: (buffer: Buffer) => Promise<Result>): Promise<Result> {
  const buffer = buffers().pop() ?? Buffer.allocUnsafeSlow(LIMITS.posting.pageBytes);
  try {
    return await work(buffer);
  } finally {
    if (buffers().length < MAX_BUFFERS) buffers().push(buffer);
  }
}

/** The decoded bytes, counted as they come: what unpacks to more than the limit is stopped there, however small it was sent. */
async function readBody(answer: IncomingMessage, buffer: Buffer, signal: AbortSignal): Promise<Uint8Array> {
  const decoder = decoderOf(answer.headers["content-encoding"]);
  const source = decoder ?? answer;
  const stop = () => source.destroy(new Error("The reading was ended."));
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  // Not with stream/promises: of a decoder that is stopped within its work, newer versions of Node never get the end event.
  if (decoder) {
    answer.on("error", (error) => decoder.destroy(error));
    answer.on("aborted", () => decoder.destroy(new Error("The connection was lost.")));
    answer.pipe(decoder);
  }
  let size = 0;
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      if (size + piece.length > buffer.length) throw new Unread("too-large");
      size += piece.copy(buffer, size);
    }
  } catch (error) {
    if (error instanceof Unread) throw error;
    throw new Unread(signal.aborted ? "timeout" : decoder ? "malformed" : "unreachable", error);
  } finally {
    signal.removeEventListener("abort", stop);
    answer.destroy();
    decoder?.destroy();
  }
  return buffer.subarray(0, size);
}
