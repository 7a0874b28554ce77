import { z } from "zod";
import { resumes } from "@/contracts/resumes/resumes";
import type { Operation } from "@/server/entrance/http/operations";
import { leftOutOf } from "@/server/entrance/mcp/brief";
import { operationIdOf } from "@/server/entrance/mcp/operation-id";

type ObjectSchema = { type: "object"; [key: string]: unknown };

/** The most informative fields, in this order, where a result has many. */
const FIRST = ["id", "items", "score", "revision", "updatedAt", "total", "name", "status"];
const MAX_FIELDS = 2;

/**
 * The shape of a tool's result, where it is an object: its most important fields with their types. A list of tools is read before each
 * answer of a model, so it cannot hold whole schemas.
 */
export function toolOutput(operation: Operation, isBrief: boolean): ObjectSchema | undefined {
  const { outputSchema, operationId } = operation;
  if (outputSchema instanceof z.ZodString || outputSchema instanceof z.ZodUUID) return objectOf({ id: { type: "string" } });
  if (!(outputSchema instanceof z.ZodObject)) return undefined;
  if (isBrief && operationId === operationIdOf(resumes.patch))
    return objectOf({ id: { type: "string" }, updatedAt: { type: "string" }, changed: { type: "array" } });
  const left = isBrief ? leftOutOf(operation) : null;
  const fields = Object.entries(outputSchema.shape).filter(([name]) => !left?.has(name));
  const chosen = fields
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .slice(0, fields.length <= MAX_FIELDS + 1 ? undefined : MAX_FIELDS);
  const properties = chosen.map(([name, field]) => [name, typeOf(field as z.ZodType)] as const);
  return objectOf(Object.fromEntries(properties));
}

const objectOf = (properties: Record<string, object>): ObjectSchema => ({ type: "object", properties });

const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

function typeOf(field: z.ZodType): { type?: string } {
  if (field instanceof z.ZodArray) return { type: "array" };
  if (field instanceof z.ZodObject || field instanceof z.ZodRecord) return { type: "object" };
  if (field instanceof z.ZodBoolean) return { type: "boolean" };
  if (field instanceof z.ZodNumber) return { type: "number" };
  return field instanceof z.ZodString || field instanceof z.ZodEnum || field instanceof z.ZodStringFormat
    ? { type: "string" }
    : {};
}
