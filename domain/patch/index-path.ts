/** A JSON pointer whose `#<id>` parts are replaced by the positions that the entries have now; null where one is gone. */
export function indexPath(document: unknown, pointer: string): string | null {
  let place: unknown = document;
  const parts: string[] = [];
  for (const part of pointer.split("/").slice(1)) {
    const key = part.startsWith("#") ? positionOf(place, part.slice(1)) : part;
    if (key === null || typeof place !== "object" || place === null || !Object.hasOwn(place, key)) return null;
    place = (place as Record<string, unknown>)[key];
    parts.push(key);
  }
  return `/${parts.join("/")}`;
}

function positionOf(list: unknown, id: string): string | null {
  if (!Array.isArray(list)) return null;
  const index = list.findIndex(
    (entry: unknown) => typeof entry === "object" && entry !== null && "id" in entry && entry.id === id,
  );
  return index === -1 ? null : String(index);
}

/** The value at a pointer with ids; undefined where a part of it is gone. */
export function valueAt(document: unknown, pointer: string): unknown {
  const path = indexPath(document, pointer);
  if (path === null) return undefined;
  return path
    .split("/")
    .slice(1)
    .reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], document);
}
