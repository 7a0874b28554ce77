import { networkOf } from "@/server/platform/limits/network";
import { takePoint } from "@/server/platform/limits/rate-limits";
import { actingAs } from "@/server/platform/request/acting";
import { clientOf } from "@/server/platform/request/client";
import { singleton } from "@/server/platform/singleton";

/** Characters of all cached pages. A page has about 20,000. */
const MAX_CHARACTERS = 8_000_000;

type Pages = { byState: Map<string, string>; characters: number };

const pages = () => singleton("shared-pages", (): Pages => ({ byState: new Map(), characters: 0 }));

function remember(state: string, page: string): void {
  const cache = pages();
  cache.byState.set(state, page);
  cache.characters += page.length;
  for (const [oldest, { length }] of cache.byState) {
    if (cache.characters <= MAX_CHARACTERS) return;
    cache.byState.delete(oldest);
    cache.characters -= length;
  }
}

/**
 * The page of a shared resume by everything that it shows, from the cache or else made now. How often a client may have one made is
 * limited as for its PDF; null where that is exceeded.
 */
export async function sharedPage(
  { resumeId, state, headers }: { resumeId: string; state: string; headers: Headers },
  make: () => Promise<string>,
): Promise<string | null> {
  const known = pages().byState.get(state);
  if (known !== undefined) return known;
  const network = networkOf(clientOf(headers));
  if ((await takePoint("publicPdf", `${network}:page:${resumeId}`)) !== null) return null;
  const page = await actingAs(null, network, make);
  // Another visit may have rendered it in the meantime.
  if (!pages().byState.has(state)) remember(state, page);
  return page;
}
