/**
 * Makes `target` equal to `source` and touches only what differs, so that steps of undo in other places stay possible. Lists
 * are gone through entry by entry while their entries are the same things in the same order; otherwise they are replaced.
 */
export function takeOver(target: object, source: object): void {
  for (const key of Object.keys(target)) if (!Object.hasOwn(source, key)) Reflect.deleteProperty(target, key);
  for (const [key, value] of Object.entries(source)) {
    const there: unknown = Reflect.get(target, key);
    if (isTree(there) && isTree(value) && areSameThings(there, value)) takeOver(there, value);
    else if (!Object.is(there, value)) Reflect.set(target, key, value);
  }
}

const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;

function areSameThings(one: object, other: object): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Array.isArray(one) === Array.isArray(other);
  return one.length === other.length && one.every((entry, index) => idOf(entry) === idOf(other[index]));
}

const idOf = (entry: unknown): unknown => (isTree(entry) && "id" in entry ? entry.id : undefined);
