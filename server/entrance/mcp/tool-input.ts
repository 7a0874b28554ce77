import type { Operation } from "@/server/entrance/http/operations";
import { ARGUMENT_TEXTS, UNLISTED } from "@/server/entrance/mcp/argument-texts";

type Schema = { [key: string]: unknown };
type ObjectSchema = { type: "object"; [key: string]: unknown };

const SCHEMA_HINT = "Its shape is in the resource resume://_meta/schema.";
const MAX_DESCRIPTION = 110;
const MAX_CHOICES = 12;

/** Longer fields are named and explained, not described in full: a resume's schema alone would fill the list. */
export const LARGE_FIELD = { ownTools: 190, apiTools: 3_000 };

/** How a file is sent in JSON. */
const FILE: Schema = {
  type: "object",
  properties: {
    name: { type: "string" },
    mediaType: { type: "string" },
    data: { type: "string", description: "Base64, at most 3 MiB." },
  },
  required: ["name", "data"],
};

/**
 * The JSON Schema of a tool's arguments, without references and short enough for a list that models read: bounds and words that the
 * server checks and explains anyway are left out. `fixed` names are decided by the tool's name.
 */
export function toolInput({ inputJsonSchema }: Operation, fixed: readonly string[], largeField: number): ObjectSchema {
  const isOwn = largeField === LARGE_FIELD.ownTools;
  const whole = (inputJsonSchema ?? { type: "object" }) as Schema;
  const isObject = whole.type === "object" && typeof whole.properties === "object";
  if (!isObject)
    return { type: "object", ...(Array.isArray(whole.anyOf) ? { properties: unitedFields(whole, largeField) } : {}) };
  const properties = fieldsOf(whole).filter(([name]) => !fixed.includes(name) && !(isOwn && UNLISTED.has(name)));
  const required = (whole.required as string[] | undefined)?.filter((name) => !fixed.includes(name)) ?? [];
  return {
    type: "object",
    ...(properties.length > 0
      ? { properties: Object.fromEntries(properties.map(([name, field]) => [name, shortField(name, field, largeField)])) }
      : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** The fields of all variants together; which of them belong together is checked when the tool is called. */
const unitedFields = (whole: Schema, largeField: number) =>
  Object.fromEntries(
    (whole.anyOf as Schema[]).flatMap(fieldsOf).map(([name, field]) => [name, shortField(name, field, largeField)] as const),
  );

const fieldsOf = ({ properties }: Schema) => Object.entries((properties ?? {}) as Record<string, Schema>);

function shortField(name: string, field: Schema, largeField: number): Schema {
  const own = largeField === LARGE_FIELD.ownTools ? ARGUMENT_TEXTS[name] : undefined;
  const description = own ?? ((isPlainId(field) ? "" : shortText(field.description)) || (ARGUMENT_TEXTS[name] ?? ""));
  const short = { ...shortened(field), ...(description ? { description } : {}) };
  if (JSON.stringify(short).length <= largeField) return short;
  const type = typeof field.type === "string" ? field.type : undefined;
  const hint = type === "object" ? [description, SCHEMA_HINT].filter(Boolean).join(" ") : description;
  return { ...(type ? { type } : {}), ...(type === "array" ? { items: {} } : {}), ...(hint ? { description: hint } : {}) };
}

/** Its name says what it is. */
const isPlainId = ({ description }: Schema) => description === "Identifier, a version 7 UUID.";

/** Keys that only repeat what the server checks, or what a reader of schemas does not need. */
const DROPPED = new Set([
  "$schema",
  "pattern",
  "format",
  "additionalProperties",
  "title",
  "minLength",
  "maxLength",
  "propertyNames",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "default",
  "allOf",
  "description",
]);
function shortened(schema: unknown): Schema {
  if (typeof schema !== "object" || schema === null) return {};
  const shape = schema as Schema;
  if (shape.contentMediaType !== undefined) return FILE;
  const entries = Object.entries(shape).flatMap(([key, value]): [string, unknown][] => {
    if (DROPPED.has(key)) return [];
    // The server names the choices when a value is none of them.
    if (key === "enum" && Array.isArray(value) && value.length > MAX_CHOICES) return [];
    if (key === "properties")
      return [[key, Object.fromEntries(fieldsOf(shape).map(([name, field]) => [name, shortened(field)]))]];
    if (key === "items") return [[key, shortened(value)]];
    if (Array.isArray(value) && ["anyOf", "oneOf"].includes(key)) return [[key, value.map(shortened)]];
    return [[key, value]];
  });
  return oneObject(withoutNullVariant(Object.fromEntries(entries)));
}

/** `anyOf` of something and null is shorter as a list of types. */
function withoutNullVariant(schema: Schema): Schema {
  const variants = distinct(schema.anyOf as Schema[] | undefined);
  if (variants?.length === 1) return { ...schema, anyOf: undefined, ...variants[0] };
  const other = variants?.find(({ type }) => type !== "null");
  if (variants?.length !== 2 || typeof other?.type !== "string" || !variants.some(({ type }) => type === "null")) return schema;
  const { anyOf: _variants, ...rest } = schema;
  return { ...rest, ...other, type: [other.type, "null"] };
}

/** What differs only in bounds, such as a day and a moment, is the same here. */
function distinct(variants: readonly Schema[] | undefined): Schema[] | undefined {
  const flat = variants?.flatMap((variant) => (Array.isArray(variant.anyOf) ? (variant.anyOf as Schema[]) : [variant]));
  return flat?.filter((one, index) => flat.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index);
}

/** Variants of an object as one object with the fields of all; the server says which belong together. */
function oneObject(schema: Schema): Schema {
  const variants = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (!variants || variants.length < 2 || variants.some(({ type }) => type !== "object")) return schema;
  const properties: Record<string, Schema> = {};
  for (const [name, field] of variants.flatMap(fieldsOf)) {
    const choices = [...valuesOf(properties[name]), ...valuesOf(field)];
    properties[name] = choices.length > 0 ? { type: "string", enum: [...new Set(choices)] } : field;
  }
  const required = (variants[0]?.required as string[] | undefined)?.filter((name) =>
    variants.every((variant) => (variant.required as string[] | undefined)?.includes(name)),
  );
  return { type: "object", properties, ...(required?.length ? { required } : {}) };
}

const valuesOf = (field: Schema | undefined): string[] => {
  if (typeof field?.const === "string") return [field.const];
  return (field?.enum as string[] | undefined) ?? [];
};

function shortText(text: unknown): string {
  if (typeof text !== "string") return "";
  const [sentence = ""] = text.split(/(?<=\.)\s/);
  return sentence.length <= MAX_DESCRIPTION ? sentence : "";
}
