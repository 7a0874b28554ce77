type ReadPointer = { ok: true; segments: string[] } | { ok: false; code: "INVALID_POINTER" | "FORBIDDEN_POINTER" };

/** Names through which a value's prototype can be reached. */
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Reads a JSON pointer (RFC 6901). The empty pointer is the whole document. */
export function readPointer(pointer: string): ReadPointer {
  if (pointer === "") return { ok: true, segments: [] };
  if (!pointer.startsWith("/") || /~(?![01])/.test(pointer)) return { ok: false, code: "INVALID_POINTER" };
  const segments = pointer
    .slice(1)
    .split("/")
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  return segments.some((segment) => FORBIDDEN.has(segment)) ? { ok: false, code: "FORBIDDEN_POINTER" } : { ok: true, segments };
}

/** A JSON pointer of segments. */
export const writePointer = (segments: readonly (string | number)[]): string =>
  segments.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** The value under a name or array position; undefined when there is none. Never looks at prototypes. */
export function childOf(value: unknown, segment: string): unknown {
  if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/.test(segment) ? (value[Number(segment)] as unknown) : undefined;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return undefined;
  return (value as Record<string, unknown>)[segment];
}
