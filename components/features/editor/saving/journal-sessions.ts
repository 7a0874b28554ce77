/** Locks of the browser say which tabs are still there; they end with the tab, however it ends. */
const locks = () => (typeof navigator === "undefined" ? undefined : navigator.locks);

/** Marks a journal entry as one of a tab that is open, until the returned function is called or the tab is gone. */
export function holdSession(key: string): () => void {
  const ended = new AbortController();
  const end = new Promise<void>((resolve) => ended.signal.addEventListener("abort", () => resolve()));
  locks()
    ?.request(key, () => end)
    .catch(() => {
      // The page is closing: all locks are released.
    });
  return () => ended.abort();
}

/**
 * The entries of tabs that are open. Without locks, which browsers offer only to secure addresses, none: what another tab has not saved yet
 * is then taken in here as well, and saved twice with the same words.
 */
export async function sessionsInUse(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
