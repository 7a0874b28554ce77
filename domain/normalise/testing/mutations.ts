import fc from "fast-check";

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Copies of a JSON value in which one to six places were deleted, duplicated or overwritten with anything. */
export function mutations<Value>(original: Value): fc.Arbitrary<unknown> {
  const mutation = fc.record({
    path: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
    kind: fc.constantFrom("delete", "replace", "insert"),
    value: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, "", "x".repeat(200_000), -1, 1e308, true, [], {})),
  });
  return fc.array(mutation, { minLength: 1, maxLength: 6 }).map((changes) => {
    const copy = structuredClone(original);
    for (const change of changes) apply(copy, change);
    return copy;
  });
}

function apply(root: unknown, { path, kind, value }: { path: number[]; kind: string; value: unknown }): void {
  let place = root;
  for (const [index, step] of path.entries()) {
    if (!isContainer(place)) return;
    const keys = Object.keys(place);
    const key = keys[step % Math.max(keys.length, 1)];
    if (key === undefined) return;
    if (index === path.length - 1 || !isContainer(place[key])) {
      if (kind === "insert" && Array.isArray(place)) place.push(structuredClone(value));
      else if (kind === "delete" && !Array.isArray(place)) Reflect.deleteProperty(place, key);
      else place[key] = structuredClone(value);
      return;
    }
    place = place[key];
  }
}
