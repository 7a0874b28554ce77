import type { DescribedOperation } from "@/server/platform/operations";

export type Json = Record<string, unknown>;

/** Reads the bodies of operations from the OpenAPI document. */
export function bodiesOf(document: Json) {
  const resolve = (schema: Json): Json => {
    const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
    return name ? (((document.components as Json).schemas as Json)[name] as Json) : schema;
  };
  /** The schema and the example of an operation's JSON body; null if it has none. */
  const bodyOf = (operation: Pick<DescribedOperation, "path" | "method">): { schema: Json; example: unknown } | null => {
    const described = ((document.paths as Json)[operation.path] as Json)[operation.method.toLowerCase()] as Json;
    const content = ((described.requestBody as Json | undefined)?.content as Record<string, Json> | undefined)?.[
      "application/json"
    ];
    return content?.schema && content.example !== undefined ? { schema: content.schema as Json, example: content.example } : null;
  };
  return { resolve, bodyOf };
}

/** The body with another value at a place; null if it has no such place. */
export function withValue(body: unknown, pointer: string, value: unknown): unknown {
  const copy = structuredClone(body) as Json;
  const keys = pointer.split("/").slice(1);
  const last = keys.pop() ?? "";
  let place: unknown = copy;
  for (const key of keys) place = typeof place === "object" && place !== null ? (place as Json)[key] : undefined;
  if (typeof place !== "object" || place === null) return null;
  (place as Json)[last] = value;
  return copy;
}
