import type { Dav } from "./dav";
import { DavFailed } from "./dav-failed";

/** What has become of our events or cards when an account was disconnected. */
export type Left = { removed: number; left: number; error: string | null };

/** Someone waits for the end. */
export const REMOVAL = { requestMs: 8_000, allMs: 25_000 };

const AT_ONCE = 4;

/** Removes events or cards of ours, several at a time, until the server fails or takes too long. What is left is counted. */
export async function removeOurs<Item>(
  items: readonly Item[],
  open: () => Promise<Dav>,
  remove: (dav: Dav, item: Item) => Promise<unknown>,
): Promise<Left> {
  const waiting = [...items];
  let removed = 0;
  try {
    const dav = items.length === 0 ? null : await open();
    const work = async () => {
      for (let item = waiting.shift(); dav && item !== undefined; item = waiting.shift()) {
        await remove(dav, item);
        removed += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { removed, left: 0, error: null };
  } catch (error) {
    waiting.length = 0;
    if (!(error instanceof DavFailed)) throw error;
    return { removed, left: items.length - removed, error: LEFT };
  }
}

const LEFT = "The server could not be reached or refused the request. Delete what is left there yourself.";
