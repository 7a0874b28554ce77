import { type ClientLink, createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import routes from "@/components/kit/api/generated/routes.json";
import type { ChangeEvent } from "@/contracts/events/events";
import type { contract } from "@/contracts/index";
import { slimContract } from "@/contracts/slim";
import { asDossierError } from "./errors";
import { repeatingFetch } from "./repeating-fetch";

/** Every operation of the API, by its place in the contract: `dossier.resumes.read({ id })`. */
export type Dossier = JsonifiedClient<ContractRouterClient<typeof contract>>;

export type DossierOptions = {
  /** Address of the instance, such as `https://resumes.example.com`. */
  url: string;
  /** An API key from Settings, or an access token of a program. */
  key: string;
  /** Replaces the built-in `fetch`, for proxies or tests. */
  fetch?: (request: Request) => Promise<Response>;
  /** How often a call that may be repeated is made at most, 3 if left out. 1 repeats nothing. */
  attempts?: number;
  /** How long to wait for the beginning of a response, 60 seconds if left out. */
  timeoutMs?: number;
};

/** A client of one instance. What a call throws is a `DossierError`. */
export function createDossier({ url, key, attempts = 3, timeoutMs = 60_000, ...options }: DossierOptions): Dossier {
  const calls = options.fetch ?? ((request: Request) => fetch(request));
  const link = new OpenAPILink(slimContract(routes), {
    url: `${url.replace(/\/+$/, "")}/api/openapi`,
    headers: { authorization: `Bearer ${key}` },
    fetch: repeatingFetch({ fetch: calls, attempts, timeoutMs }),
  });
  const withErrors: ClientLink<Record<never, never>> = {
    call: (path, input, callOptions) =>
      link.call(path, input, callOptions).catch((error: unknown) => Promise.reject(asDossierError(error))),
  };
  return createORPCClient(withErrors);
}

export { DossierAbortedError, DossierApiError, DossierError, DossierNetworkError, DossierTimeoutError } from "./errors";
export type { ChangeEvent };

export type FollowOptions = {
  /** Where to continue; without one, everything there is comes first. */
  cursor?: string | undefined;
  /** Milliseconds between two reads without news. */
  everyMs?: number;
  signal?: AbortSignal;
};

/**
 * Changes of resumes, letters and applications, page by page, until the signal ends it. Store the `cursor` of a page once you have handled
 * it: whoever continues there misses nothing.
 */
export async function* follow(
  dossier: Dossier,
  { cursor, everyMs = 5_000, signal }: FollowOptions = {},
): AsyncGenerator<{ events: ChangeEvent[]; cursor: string }> {
  for (let next = cursor; !signal?.aborted; ) {
    const page = await dossier.events.list({ ...(next === undefined ? {} : { cursor: next }) }, signal ? { signal } : {});
    if (page.events.length > 0) yield page;
    next = page.cursor;
    if (!page.hasMore) await pause(everyMs, signal);
  }
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => resolve(clearTimeout(timer)), { once: true });
  });
