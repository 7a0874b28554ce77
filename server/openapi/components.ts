import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { NAMED_SCHEMAS, RESUME_DATA_PARTS } from "./component-names";

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Gives every schema with a name its place in `components.schemas`, and refers to it wherever the same stands: generated clients then
 * have one type for one thing, with a name that a person would choose.
 */
export function nameComponents(document: Json): void {
  const schemas = (document.components as Json).schemas as Json;
  const names = new Map<string, string>();
  const add = (name: string, schema: unknown) => {
    if (isObject(schema) && !names.has(shapeOf(schema))) names.set(shapeOf(schema), name);
  };
  for (const [suffix, root] of [
    ["", schemas.ResumeData],
    ["Input", schemas.ResumeDataInput],
  ] as const) {
    for (const [pointer, name] of Object.entries(RESUME_DATA_PARTS)) add(name + suffix, at(root, pointer));
    for (const [type, section] of customSections(root)) add(`Custom${type}Section${suffix}`, section);
  }
  for (const [name, schema] of Object.entries(NAMED_SCHEMAS))
    for (const strategy of ["output", "input"] as const)
      add(strategy === "input" ? `${name}Input` : name, converter.convert(schema, { strategy })[1]);
  const named: Json = {};
  for (const [name, schema] of Object.entries(schemas)) named[name] = replaced(schema, names, named, true);
  for (const key of Object.keys(schemas)) schemas[key] = named[key];
  document.paths = replaced(document.paths, names, named, false);
  for (const [name, schema] of Object.entries(named)) schemas[name] = schema;
}

const converter = new ZodToJsonSchemaConverter({ maxStructureDepth: 20 });

/** A schema without its description, as a text that equal schemas share: what a field means differs by where it stands. */
function shapeOf({ description: _description, title: _title, ...schema }: Json): string {
  return JSON.stringify(sorted(schema));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

const at = (root: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((place, key) => {
      const inner = (place as Json | undefined)?.[key];
      return inner ?? branchWith(place, key);
    }, root);

/** A field that may be absent or null stands in one branch of a union. */
function branchWith(place: unknown, key: string): unknown {
  const branches = ((place as Json | undefined)?.anyOf ?? []) as Json[];
  return branches.find((branch) => branch[key] !== undefined)?.[key];
}

function customSections(root: unknown): [string, Json][] {
  const union = at(root, "/properties/customSections/items") as Json | undefined;
  const branches = ((union?.oneOf ?? union?.anyOf ?? []) as Json[]).filter(isObject);
  return branches.flatMap((branch) => {
    const type = ((branch.properties as Json | undefined)?.type as Json | undefined)?.const;
    return typeof type === "string" ? [[pascal(type), branch] as [string, Json]] : [];
  });
}

export const pascal = (text: string) =>
  text.toLowerCase().replace(/(?:^|[-_])(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** A copy in which named schemas are references; a schema that is met for the first time under its name is kept in `named`. */
function replaced(value: unknown, names: ReadonlyMap<string, string>, named: Json, isRoot: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, names, named, false));
  if (!isObject(value)) return value;
  const name = isRoot || typeof value.$ref === "string" || !looksLikeSchema(value) ? undefined : names.get(shapeOf(value));
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "example" ? inner : replaced(inner, names, named, false)]),
  );
  if (name === undefined) return copy;
  named[name] ??= copy;
  const { description } = value;
  const isSame = description === (named[name] as Json).description;
  return { $ref: `#/components/schemas/${name}`, ...(description && !isSame ? { description } : {}) };
}

const looksLikeSchema = (value: Json) => ["type", "anyOf", "oneOf", "allOf", "enum"].some((key) => key in value);
