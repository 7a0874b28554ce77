const PLACE = Symbol.for("dossier.singletons");
const place = globalThis as unknown as Record<symbol, Map<string, unknown> | undefined>;

/** All singletons by name. */
const things = place[PLACE] ?? new Map<string, unknown>();
place[PLACE] = things;

/**
 * One instance of a thing per process. The server bundle and Next's own bundle both load this folder; without a shared registry
 * each would open its own pool, caches and typesetters.
 */
export function singleton<Value>(name: string, create: () => Value): Value {
  const existing = things.get(name);
  if (existing !== undefined) return existing as Value;
  const created = create();
  things.set(name, created);
  return created;
}

/** Forgets all singletons. For tests that start another instance in the same process. */
export const forgetSingletons = () => things.clear();

/** Forgets some of them. For tests that change what these were made from. */
export function forget(...names: readonly string[]): void {
  for (const name of names) things.delete(name);
}
