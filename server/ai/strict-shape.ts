type Shape = Record<string, unknown>;

/** Words of JSON Schema that providers reject in strict answers. Our own schema checks them when the answer arrives. */
const LEFT_OUT = new Set([
  "$schema",
  "default",
  "format",
  "maxItems",
  "maxLength",
  "maximum",
  "exclusiveMaximum",
  "minItems",
  "minLength",
  "minimum",
  "exclusiveMinimum",
  "pattern",
]);

/** A JSON Schema as providers accept it for answers that are held to it: every field required and no others. */
export function strictShape(shape: unknown): unknown {
  if (Array.isArray(shape)) return shape.map(strictShape);
  if (typeof shape !== "object" || shape === null) return shape;
  const { properties } = shape as { properties?: Shape };
  const entries = Object.entries(shape).filter(([name]) => !LEFT_OUT.has(name) && name !== "properties");
  const plain = Object.fromEntries(entries.map(([name, value]) => [name, strictShape(value)]));
  if (!properties) return plain;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, strictShape(value)]));
  return { ...plain, properties: fields, required: Object.keys(fields), additionalProperties: false };
}
