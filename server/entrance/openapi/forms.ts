type Json = Record<string, unknown>;

type Body = { schema: Json; example?: unknown };

/**
 * Describes a body that may carry files. Files travel in forms alone, as binary parts; lists and objects are JSON text there. Where every
 * file may be left out, the body may be JSON as well, without them.
 */
export function describeForm(operation: Json): void {
  const requestBody = operation.requestBody as { content?: Record<string, Body> } | undefined;
  const form = requestBody?.content?.["multipart/form-data"];
  if (!requestBody || !form) return;
  const fields = (form.schema.properties ?? {}) as Record<string, Json>;
  const required = (form.schema.required ?? []) as string[];
  const files = Object.keys(fields).filter((name) => fields[name]?.contentMediaType !== undefined);
  const parts = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, partOf(field)]));
  const asForm = { ...form, schema: { ...form.schema, properties: parts } };
  const isAlsoJson = files.length > 0 && !files.some((name) => required.includes(name));
  const plain = Object.fromEntries(Object.entries(fields).filter(([name]) => !files.includes(name)));
  const json = { ...requestBody.content?.["application/json"], schema: { ...form.schema, properties: plain } };
  requestBody.content = { ...(isAlsoJson ? { "application/json": json } : {}), "multipart/form-data": asForm };
}

/**
 * Moves fields of a body to the query, where the contract says so. Such a parameter may decide the shape of the response, which is
 * then one of several.
 */
export function describeQuery(operation: Json, success: Json, names: readonly string[]): void {
  if (names.length === 0) return;
  const content = (operation.requestBody as { content?: Record<string, Body> } | undefined)?.content ?? {};
  const moved = new Map<string, Json>();
  for (const body of Object.values(content)) {
    const fields = (body.schema.properties ?? {}) as Record<string, Json>;
    for (const name of names) if (fields[name]) moved.set(name, fields[name]);
    const properties = Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
    body.schema = { ...body.schema, properties };
  }
  const isEmpty = Object.values(content).every(({ schema }) => Object.keys(schema.properties ?? {}).length === 0);
  if (isEmpty) delete operation.requestBody;
  const parameters = [...moved].map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: false,
    ...(description === undefined ? {} : { description }),
    schema,
  }));
  operation.parameters = [...((operation.parameters as Json[] | undefined) ?? []), ...parameters];
  for (const answer of Object.values((success.content ?? {}) as Record<string, Body>)) {
    const { anyOf, ...rest } = answer.schema;
    if (anyOf !== undefined) answer.schema = { ...rest, oneOf: anyOf };
  }
}

function partOf({ contentMediaType, ...field }: Json): Json {
  if (contentMediaType !== undefined) return { ...field, format: "binary" };
  if (!isStructured(field)) return field;
  const description = [field.description, "As JSON text."].filter(Boolean).join(" ");
  return { type: "string", description };
}

/** Whether a field can be a list or an object, which a form has no part for. */
function isStructured({ type, anyOf, oneOf, allOf }: Json): boolean {
  const branches = [anyOf, oneOf, allOf].flatMap((list) => (Array.isArray(list) ? (list as Json[]) : []));
  return type === "array" || type === "object" || branches.some(isStructured);
}
