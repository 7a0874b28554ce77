import { JsonSchemaCoercer } from "@orpc/json-schema";
import type { z } from "zod";
import { cleanText } from "@/contracts/base";
import { readEntries } from "@/server/entrance/http/lists";
import type { Operation } from "@/server/entrance/http/operations";
import { failure } from "@/server/platform/errors";

const coercer = new JsonSchemaCoercer();

type Issue = { code: string; path: (string | number)[]; message: string };

const invalid = (issues: readonly unknown[]) => failure("BAD_REQUEST", { message: "Input validation failed", data: { issues } });

/**
 * The path parameters in the form that the operation works with: an id or username has one spelling from here on, for guard,
 * limits, cache and procedure alike. Throws BAD_REQUEST.
 */
export function parsePath(operation: Operation, raw: Record<string, string>): Record<string, string> {
  if (operation.pathNames.length === 0) return {};
  const parsed = operation.pathSchema.safeParse(raw);
  if (!parsed.success) throw invalid(parsed.error.issues);
  return parsed.data;
}

/** The query as fields, converted to the numbers, booleans and lists that the operation expects. Throws BAD_REQUEST. */
export function readQuery(operation: Operation, query: URLSearchParams): unknown {
  if (query.size === 0) return {};
  // NUL cannot be stored.
  const entries = [...query].map(([name, value]): [string, string] => [name, value.replaceAll("\0", "")]);
  const fields = readEntries(operation, entries);
  return operation.inputJsonSchema ? coercer.coerce(operation.inputJsonSchema, fields) : fields;
}

/**
 * The fields of a body with those that the contract puts into the query. Our own clients send these with the body too; a form has them as
 * text, as a query does.
 */
export function withQueryFields(operation: Operation, body: unknown, query: unknown): unknown {
  const names = operation.meta.query ?? [];
  if (names.length === 0) return body;
  // A request without a body may have them all the same.
  const fields = body === undefined ? {} : body;
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return fields;
  const asText = Object.entries(fields).filter(([name, value]) => names.includes(name) && typeof value === "string");
  const converted = readQuery(operation, new URLSearchParams(asText as [string, string][]));
  const entries = Object.entries(query as object).filter(([name]) => names.includes(name));
  return { ...fields, ...(converted as object), ...Object.fromEntries(entries) };
}

/** A form as fields: files, texts, and lists and objects in any of their spellings. Throws BAD_REQUEST. */
export const readFormFields = (operation: Operation, form: FormData): unknown =>
  readEntries(
    operation,
    [...form].map(([name, value]) => [name, typeof value === "string" ? cleanText(value) : value]),
  );

type RequestParts = {
  path: Record<string, string> /** The path's parameters as they were sent. */;
  raw: Record<string, string>;
  fields: unknown;
};

/**
 * The input of an operation, parsed once: the fields of query or body plus the path parameters, which take precedence. Throws
 * BAD_REQUEST, also for a field that contradicts the path.
 */
export function parseInput(operation: Operation, parts: RequestParts): unknown {
  if (!operation.inputSchema) return undefined;
  refuseContradictions(operation, parts);
  const { path, fields } = parts;
  // The parameters of the path are parsed already.
  if (operation.isPathAlone && isNothing(fields)) return path;
  const isObject = typeof fields === "object" && fields !== null && !Array.isArray(fields);
  // A body that is not an object cannot be merged with the path; the schema reports what is wrong.
  const whole = fields === undefined ? path : isObject ? { ...fields, ...path } : fields;
  const parsed = operation.inputSchema.safeParse(whole);
  if (!parsed.success) throw invalidEntry(operation, whole, parsed.error.issues) ?? invalid(parsed.error.issues);
  return parsed.data;
}

/** The error of the first invalid entry of a list, for operations that declare one; undefined if something else is wrong. */
function invalidEntry({ meta }: Operation, input: unknown, issues: readonly z.core.$ZodIssue[]) {
  if (!meta.entryError) return undefined;
  const { list, code } = meta.entryError;
  const index = issues[0]?.path[1];
  if (typeof index !== "number" || issues.some(({ path }) => path[0] !== list)) return undefined;
  const operation = (input as Record<string, unknown[]>)[list]?.[index];
  return failure(code, { defined: true, data: { code: "INVALID_OPERATION", index, operation, issues } });
}

const isNothing = (fields: unknown) => {
  for (const _name in fields as object) return false;
  return fields === undefined || (typeof fields === "object" && fields !== null && !Array.isArray(fields));
};

/**
 * Rejects fields that contradict a path parameter: the sender may mean either resource, and guessing would be wrong half of the
 * time.
 */
export function refuseContradictions({ pathNames }: Operation, { path, raw, fields }: RequestParts): void {
  if (typeof fields !== "object" || fields === null) return;
  const issues = pathNames.flatMap((name): Issue[] => {
    if (!Object.hasOwn(fields, name)) return [];
    const value = (fields as Record<string, unknown>)[name];
    if (value === raw[name] || value === path[name]) return [];
    return [{ code: "custom", path: [name], message: `The address says what "${name}" is; this is something else.` }];
  });
  if (issues.length > 0) throw invalid(issues);
}

/** The output of an operation as its contract describes it, so that no selected column leaks. A failure is a bug of ours. */
export function parseOutput(operation: Operation, output: unknown): unknown {
  if (!operation.outputSchema) return output;
  const parsed = operation.outputSchema.safeParse(output);
  if (!parsed.success)
    throw new Error(
      `${operation.operationId} answers what its contract does not say: ${JSON.stringify(parsed.error.issues).slice(0, 2000)}`,
    );
  return parsed.data;
}
