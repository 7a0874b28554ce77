type Json = Record<string, unknown>;

/**
 * Adapts the document to generators: every enum, constant and pattern has the type string, patterns do not escape slashes, and numbers without a limit do not declare
 * JavaScript's largest integer. Defaults move to the description, because some generators treat a field with a default as always
 * present, even in requests. Examples stay as they are.
 */
export function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== "object" || value === null) return value;
  const copy: Json = {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    if (key === "minimum" && inner === Number.MIN_SAFE_INTEGER) continue;
    if (key === "maximum" && inner === Number.MAX_SAFE_INTEGER) continue;
    copy[key] = key === "example" || key === "examples" || key === "default" ? inner : tidied(inner);
  }
  if (typeof copy.properties === "object") copy.properties = withoutDefaults(copy.properties as Record<string, Json>);
  // The format says it, and many generators fail on the long patterns of dates.
  if (copy.format !== undefined) delete copy.pattern;
  if (typeof copy.pattern === "string") Object.assign(copy, { type: "string", pattern: copy.pattern.replaceAll("\\/", "/") });
  const words = Array.isArray(copy.enum) ? copy.enum : copy.const === undefined ? [] : [copy.const];
  if (copy.type === undefined && words.length > 0 && words.every((word) => typeof word === "string")) copy.type = "string";
  return copy;
}

const withoutDefaults = (properties: Record<string, Json>): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, { default: value, ...field }]) => {
      if (value === undefined) return [name, field];
      const sentence = `When left out: \`${JSON.stringify(value)}\`.`;
      return [name, { ...field, description: field.description ? `${field.description} ${sentence}` : sentence }];
    }),
  );
