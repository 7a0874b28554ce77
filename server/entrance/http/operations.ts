import type { JsonSchemaCoercer } from "@orpc/json-schema";
import { type AnyProcedure, Procedure } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { z } from "zod";
import type { ContractMeta } from "@/contracts/base";
import { type Permission, permissionOf } from "@/contracts/permission";

type JsonSchema = Parameters<JsonSchemaCoercer["coerce"]>[0];

/** What request handling needs to know about an operation, derived once from its contract. */
export type Operation = {
  method: string;
  operationId: string;
  path: string;
  meta: ContractMeta;
  permission: Permission;
  /** Names of its path parameters. */
  pathNames: readonly string[];
  /** The path parameters alone, as the contract describes them. */
  pathSchema: z.ZodType<Record<string, string>>;
  /** The path parameters are its only input. */
  isPathAlone: boolean;
  /** Everything the operation takes: path, query or body together. */
  inputSchema: z.ZodType | undefined;
  /** The same as JSON Schema, for converting query text to numbers, booleans and lists. */
  inputJsonSchema: JsonSchema | undefined;
  /** Fields that are lists. */
  listNames: ReadonlySet<string>;
  /** Lists whose items are no plain texts, such as objects: each item is JSON text. */
  itemNames: ReadonlySet<string>;
  /** Fields that are lists or objects, which a query or form may send as JSON text. */
  structuredNames: ReadonlySet<string>;
  /** The output of the operation; undefined where it streams, which is checked piece by piece. */
  outputSchema: z.ZodType | undefined;
  /** The handler without validation of input and output, which happens around the call. */
  procedure: AnyProcedure;
};

/** Methods of which `If-Match` is checked, where the address can be read. A POST adds something and has no state of its own. */
export const CONDITIONAL: ReadonlySet<string> = new Set(["PUT", "PATCH", "DELETE"]);

const known = new WeakMap<AnyProcedure, Operation>();

export function operationOf(procedure: AnyProcedure): Operation {
  const operation = known.get(procedure) ?? derived(procedure);
  known.set(procedure, operation);
  return operation;
}

function derived(procedure: AnyProcedure): Operation {
  const { route, meta, inputSchema, outputSchema } = procedure["~orpc"];
  const isWhole = outputSchema instanceof z.ZodType;
  const method = route.method ?? "POST";
  const path = route.path ?? "";
  const operationId = route.operationId ?? "";
  const pathNames = [...path.matchAll(/\{\+?([^}]+)\}/g)].map(([, name = ""]) => name);
  const fields: Record<string, z.ZodType> = inputSchema instanceof z.ZodObject ? inputSchema.shape : {};
  const missing = pathNames.filter((name) => !fields[name]);
  if (missing.length > 0) throw new Error(`${operationId}: the input does not describe ${missing.join(", ")} of its path.`);
  return {
    method,
    operationId,
    path,
    meta: meta as ContractMeta,
    permission: permissionOf({ method, operationId, meta: meta as ContractMeta }),
    pathNames,
    isPathAlone: pathNames.length > 0 && Object.keys(fields).every((name) => pathNames.includes(name)),
    pathSchema: z.object(Object.fromEntries(pathNames.map((name) => [name, fields[name] ?? z.string()]))) as never,
    inputSchema: inputSchema as z.ZodType | undefined,
    inputJsonSchema: inputSchema ? new ZodToJsonSchemaConverter().convert(inputSchema, { strategy: "input" })[1] : undefined,
    listNames: new Set(Object.keys(fields).filter((name) => isList(fields[name]))),
    itemNames: new Set(Object.keys(fields).filter((name) => isStructured(listIn(fields[name])?.element))),
    structuredNames: new Set(Object.keys(fields).filter((name) => isStructured(fields[name]))),
    outputSchema: isWhole ? outputSchema : undefined,
    procedure: new Procedure({
      ...procedure["~orpc"],
      inputSchema: undefined,
      outputSchema: isWhole ? undefined : outputSchema,
    }) as AnyProcedure,
  };
}

/** A field without what makes it optional. */
const bare = (field: unknown): unknown =>
  field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable
    ? bare(field.unwrap())
    : field;

const listIn = (field: unknown) => {
  const inner = bare(field);
  return inner instanceof z.ZodArray ? inner : undefined;
};

const isList = (field: unknown): boolean => listIn(field) !== undefined;

const isStructured = (field: unknown): boolean => isList(field) || bare(field) instanceof z.ZodObject;
