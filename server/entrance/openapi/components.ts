import { createHash } from "node:crypto";
import type { AnySchema } from "@orpc/contract";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { DescribedOperation } from "@/server/platform/operations";
import { ANSWERED_SCHEMAS, SENT_SCHEMAS } from "./component-names";
import { capital, NAMED_DOCUMENTS } from "./document-parts";
import { tidied } from "./tidy";

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

const converter = new ZodToJsonSchemaConverter({ maxStructureDepth: 20 });

/** The JSON Schema of a contract schema, as used in the document. */
export const jsonSchemaOf = (schema: AnySchema, strategy: "input" | "output") =>
  tidied(converter.convert(schema, { strategy })[1]) as Json;

/**
 * Moves every named schema to `components.schemas` and replaces its uses with references, so that generated clients have one type
 * per thing, with a sensible name. Unused schemas are left out.
 */
export function nameComponents(document: Json): void {
  const names: Names = new Map();
  const taken = new Set<string>();
  const add = (name: string, schema: unknown) => {
    if (!isObject(schema) || names.has(shapeOf(schema))) return;
    if (taken.has(name)) throw new Error(`Two schemas of the document would be called ${name}.`);
    taken.add(name);
    names.set(shapeOf(schema), { name, description: schema.description });
  };
  for (const { schema, strategy, suffix, name, parts } of NAMED_DOCUMENTS) {
    const root = jsonSchemaOf(schema, strategy);
    add(name, root);
    for (const [pointer, part] of Object.entries(parts)) add(part + suffix, at(root, pointer));
    for (const [type, section] of customSections(root)) add(`Custom${type}Section${suffix}`, section);
  }
  for (const [strategy, schemas] of [
    ["output", ANSWERED_SCHEMAS],
    ["input", SENT_SCHEMAS],
  ] as const)
    for (const [name, schema] of Object.entries(schemas)) add(name, jsonSchemaOf(schema, strategy));
  const components = document.components as Json;
  const named: Json = {};
  const schemas = Object.fromEntries(
    Object.entries(components.schemas as Json).map(([name, schema]) => [name, replaced(schema, names, named, true)]),
  );
  document.paths = replaced(document.paths, names, named, false);
  document.webhooks = replaced(document.webhooks, names, named, false);
  components.schemas = { ...named, ...schemas };
  components.schemas = referredTo(document);
}

/**
 * Names the body of each operation too, because generators otherwise invent names for its parts. Aliases of an operation share
 * it.
 */
export function nameRequests(document: Json, operations: DescribedOperation[]): void {
  const schemas = (document.components as Json).schemas as Json;
  const known = new Map<unknown, { name: string; shape: string }>();
  for (const { path, method, operationId, inputSchema } of operations) {
    const operation = ((document.paths as Json)[path] as Json)[method.toLowerCase()] as Json;
    const content = (operation.requestBody as Json | undefined)?.content as Record<string, Json> | undefined;
    for (const [type, media] of Object.entries(content ?? {})) {
      // A schema that has a name already keeps it.
      if ((media.schema as Json).$ref !== undefined) continue;
      const shape = shapeOf(media.schema as Json);
      const first = known.get(inputSchema);
      const isSecondForm = type === "multipart/form-data" && content?.["application/json"] !== undefined;
      const ending = isSecondForm ? "Form" : "Request";
      const name = first?.shape === shape ? first.name : `${capital(operationId)}${ending}`;
      if (!first) known.set(inputSchema, { name, shape });
      schemas[name] = media.schema;
      media.schema = { $ref: `#/components/schemas/${name}` };
    }
  }
}

/** The schemas that operations use, directly or through others. */
function referredTo(document: Json): Json {
  const { schemas, ...others } = document.components as Json & { schemas: Json };
  const met = new Set<string>();
  const visit = (text: string) => {
    for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      if (!met.has(name)) {
        met.add(name);
        visit(JSON.stringify(schemas[name]));
      }
  };
  visit(JSON.stringify([document.paths, document.webhooks, others]));
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => met.has(name)));
}

/** A schema without annotations that differ by use: description, title and default. Equal schemas share it. */
function shapeOf({ description: _description, title: _title, default: _default, ...schema }: Json): string {
  return fingerprint(schema);
}

const fingerprints = new WeakMap<object, string>();

/** A short fingerprint that does not depend on key order. */
function fingerprint(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const known = fingerprints.get(value);
  if (known) return known;
  const text = Array.isArray(value)
    ? `[${value.map(fingerprint)}]`
    : `{${Object.keys(value)
        .sort()
        .map((key) => `${key}:${fingerprint((value as Json)[key])}`)}}`;
  const made = createHash("sha256").update(text).digest("base64");
  fingerprints.set(value, made);
  return made;
}

const at = (root: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((place, key) => {
      const inner = (place as Json | undefined)?.[key];
      return inner ?? branchWith(place, key);
    }, root);

/** An optional or nullable field is in one branch of a union. */
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

/** Names by the shape of their schema, with its general description. */
type Names = Map<string, { name: string; description: unknown }>;

/** A copy in which named schemas are references; the first occurrence of each is stored in `named`. */
function replaced(value: unknown, names: Names, named: Json, isRoot: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, names, named, false));
  if (!isObject(value)) return value;
  const known = isRoot || typeof value.$ref === "string" || !looksLikeSchema(value) ? undefined : names.get(shapeOf(value));
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "example" ? inner : replaced(inner, names, named, false)]),
  );
  if (known === undefined) return copy;
  const { name } = known;
  if (!named[name]) {
    const { default: _default, description: _description, ...schema } = copy;
    named[name] = { ...schema, ...(known.description ? { description: known.description } : {}) };
  }
  const beside = Object.fromEntries(
    ["description", "default"].flatMap((key) =>
      value[key] === undefined || value[key] === (named[name] as Json)[key] ? [] : [[key, value[key]]],
    ),
  );
  return { $ref: `#/components/schemas/${name}`, ...beside };
}

const looksLikeSchema = (value: Json) => ["type", "anyOf", "oneOf", "allOf", "enum"].some((key) => key in value);
