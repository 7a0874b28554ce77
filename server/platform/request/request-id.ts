import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Client } from "@/server/platform/request/client";

/** The header with the id of a request, in responses and from proxies. */
export const REQUEST_ID = "x-request-id";

const running = new AsyncLocalStorage<string>();

/** The id of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => running.getStore();

/** Runs the work of a request under its id, so that every line of the log that it causes carries it. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => running.run(id, work);

/** The id that a trusted proxy gave the request, else a new one: untrusted input must not enter the log. */
export function requestIdOf(headers: IncomingHttpHeaders, { isForwarded }: Client): string {
  const input = headers[REQUEST_ID];
  return isForwarded && typeof input === "string" && /^[\w.:/+=-]{8,128}$/.test(input) ? input : randomUUID();
}
