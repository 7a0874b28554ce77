import { anchor, escaped, inline } from "./markup";

export type Json = Record<string, unknown>;

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const nameOf = (ref: unknown) => String(ref).split("/").at(-1) ?? "";

/** The type of a value in one line: names of schemas are links, as in `Resume[]`, `"left" | "right"` or `string (date)`. */
export function typeOf(schema: unknown): string {
  if (typeof schema !== "object" || schema === null) return "any";
  const { $ref, type, items, format, const: constant, enum: values, anyOf, oneOf, allOf, additionalProperties } = schema as Json;
  if ($ref !== undefined) return `<a href="#${anchor("schema", nameOf($ref))}">${escaped(nameOf($ref))}</a>`;
  if (constant !== undefined) return `<code>${escaped(JSON.stringify(constant))}</code>`;
  if (Array.isArray(values)) return values.map((value) => `<code>${escaped(JSON.stringify(value))}</code>`).join(" | ");
  const branches = [...list(anyOf), ...list(oneOf)];
  if (branches.length > 0) return [...new Set(branches.map(typeOf))].join(" | ");
  if (list(allOf).length > 0) return list(allOf).map(typeOf).join(" &amp; ");
  if (Array.isArray(type)) return [...new Set(type.map((each) => typeOf({ ...schema, type: each })))].join(" | ");
  if (type === "array") {
    const item = typeOf(items);
    return item.includes(" | ") ? `(${item})[]` : `${item}[]`;
  }
  if (type === "object" && typeof additionalProperties === "object") return `object of ${typeOf(additionalProperties)}`;
  if (type === undefined) return "any";
  return format === undefined ? escaped(type) : `${escaped(type)} (${escaped(format)})`;
}

const BOUNDS: [key: string, sentence: (value: unknown) => string][] = [
  ["minLength", (value) => `at least ${value} characters`],
  ["maxLength", (value) => `at most ${value} characters`],
  ["minimum", (value) => `≥ ${value}`],
  ["maximum", (value) => `≤ ${value}`],
  ["exclusiveMinimum", (value) => `&gt; ${value}`],
  ["minItems", (value) => `at least ${value} items`],
  ["maxItems", (value) => `at most ${value} items`],
  ["pattern", (value) => `matches <code>${escaped(value)}</code>`],
];

/** The bounds of a value, as in “at least 1, at most 100 characters”. */
export const boundsOf = (schema: Json): string =>
  BOUNDS.flatMap(([key, sentence]) => (schema[key] === undefined ? [] : [sentence(schema[key])])).join(", ");

/** Nested objects are shown where they are, up to this depth; the rest is in the document. */
const DEEPEST = 3;

/** The fields of an object as rows; empty for other schemas. */
export function fieldsOf(schema: Json, depth = 0): string {
  const inner = (schema.type === "array" ? schema.items : schema) as Json | undefined;
  const branches = [...list(inner?.anyOf), ...list(inner?.oneOf), ...list(inner?.allOf)].filter(({ $ref }) => $ref === undefined);
  const properties = (inner?.properties ?? {}) as Record<string, Json>;
  const required = (inner?.required ?? []) as string[];
  const rows = Object.entries(properties).map(([name, field]) =>
    row({ name, field, isRequired: required.includes(name), depth }),
  );
  const own = rows.length === 0 ? "" : `<dl class="fields">${rows.join("")}</dl>`;
  return depth > DEEPEST ? "" : own + branches.map((branch) => fieldsOf(branch, depth)).join("");
}

type Row = { name: string; field: Json; isRequired: boolean; depth: number };

function row({ name, field, isRequired, depth }: Row): string {
  const bounds = boundsOf(field);
  const required = isRequired ? ' <b class="required">required</b>' : "";
  const description = field.description === undefined ? "" : `<p>${inline(field.description)}</p>`;
  return `<dt><code>${escaped(name)}</code> <span class="type">${typeOf(field)}</span>${required}</dt><dd>${bounds ? `<p class="bounds">${bounds}</p>` : ""}${description}${fieldsOf(field, depth + 1)}</dd>`;
}
