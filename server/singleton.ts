/**
 * One instance of a thing per process. The server bundle and Next's own bundle both load this folder; without a shared place
 * each would open its own pool, its own caches and its own typesetters.
 */
export function singleton<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`dossier.${name}`);
  const place = globalThis as unknown as Record<symbol, Value | undefined>;
  const existing = place[key];
  if (existing !== undefined) return existing;
  const created = create();
  place[key] = created;
  return created;
}
