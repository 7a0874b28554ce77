import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import routes from "@/components/kit/api/generated/routes.json";
import type { ChangeEvent } from "@/contracts/events";
import type { contract } from "@/contracts/index";
import { slimContract } from "@/contracts/slim";

/** Every operation of the API, by its place in the contract: `dossier.resumes.read({ id })`. */
export type Dossier = JsonifiedClient<ContractRouterClient<typeof contract>>;

export type DossierOptions = {
  /** Address of the instance, such as `https://resumes.example.com`. */
  url: string;
  /** An API key from Settings, or an access token of a program. */
  key: string;
  /** Replaces the built-in `fetch`, for retries, proxies or tests. */
  fetch?: (request: Request) => Promise<Response>;
};

/** A client of one instance. A refused call throws a `DossierError` with the code and sentence of the API. */
export function createDossier({ url, key, fetch }: DossierOptions): Dossier {
  return createORPCClient(
    new OpenAPILink(slimContract(routes), {
      url: `${url.replace(/\/+$/, "")}/api/openapi`,
      headers: { authorization: `Bearer ${key}` },
      ...(fetch ? { fetch: (request: Request) => fetch(request) } : {}),
    }),
  );
}

export type { ChangeEvent };
/** What a refused call throws: `code`, `status`, `message` and `data` of the API's error. */
export { ORPCError as DossierError };

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
