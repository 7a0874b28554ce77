import { EXAMPLE_ID } from "@/contracts/example-id";
import type { DescribedOperation } from "@/server/platform/operations";

type Json = Record<string, unknown>;

/** Values of parameters whose schema does not say what one looks like. */
const VALUES: Readonly<Record<string, unknown>> = {
  username: "maren",
  slug: "designer",
  query: "designer",
  search: "Northpine",
  filename: "1795000000000.jpg",
  token: "c29tZS1zaWduZWQtdG9rZW4",
  tags: ["design"],
  limit: 20,
  offset: 0,
  timezone: "Europe/Amsterdam",
  locale: "en-US",
  from: "2026-11-20",
  to: "2026-12-04",
};

/** Gives each parameter an example: that of the operation, or else one that its schema allows. */
export function describeParameterExamples(operation: Json, { meta }: DescribedOperation): void {
  const input = (meta.example?.input ?? {}) as Json;
  for (const parameter of (operation.parameters ?? []) as Json[]) {
    if (parameter.$ref !== undefined || parameter.example !== undefined) continue;
    const name = String(parameter.name);
    const example = input[name] ?? exampleOf(name, parameter.schema as Json);
    if (example !== undefined) parameter.example = example;
  }
}

function exampleOf(name: string, schema: Json = {}): unknown {
  const branches = [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? (list as Json[]) : []));
  if (branches.length > 0)
    return exampleOf(
      name,
      branches.find(({ type }) => type !== "null"),
    );
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.type === "boolean") return false;
  if (schema.type === "array") return VALUES[name] ?? [exampleOf(name, schema.items as Json)];
  if (schema.type === "integer" || schema.type === "number") return VALUES[name] ?? schema.minimum ?? 1;
  if (schema.type === "object") return undefined;
  if (/id$/i.test(name)) return EXAMPLE_ID;
  if (schema.format === "date") return "2026-11-20";
  if (schema.format === "date-time") return "2026-11-20T09:30:00.000Z";
  return VALUES[name] ?? "text";
}
