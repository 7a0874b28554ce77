import { SmartCoercionPlugin } from "@orpc/json-schema";
import type { StandardHandlerOptions, StandardHandlerPlugin } from "@orpc/server/standard";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { z } from "zod";
import { contract } from "@/contracts/index";
import type { RequestContext } from "@/server/context";
import { listOperations } from "@/server/openapi/operations";
import { singleton } from "@/server/singleton";

/**
 * Turns the text of a query into the numbers, booleans and lists that its operation wants. JSON bodies have types of their own and are
 * left alone: there, `"true"` is a mistake that the client should hear of.
 */
export class QueryCoercion implements StandardHandlerPlugin<RequestContext> {
  init(options: StandardHandlerOptions<RequestContext>): void {
    const own: StandardHandlerOptions<RequestContext> = {};
    new SmartCoercionPlugin<RequestContext>({ schemaConverters: [new ZodToJsonSchemaConverter()] }).init(own);
    for (const coerce of own.clientInterceptors ?? []) {
      options.clientInterceptors ??= [];
      options.clientInterceptors.push((request) =>
        request.procedure["~orpc"].route.method === "GET" ? coerce(request) : request.next(),
      );
    }
  }
}

/** Names of query parameters that are lists, in any operation. */
const listParameters = () =>
  singleton("list-parameters", () => {
    const inputs = listOperations(contract)
      .filter(({ method }) => method === "GET")
      .map(({ inputSchema }) => inputSchema);
    const fields = inputs.flatMap((schema) => (schema instanceof z.ZodObject ? Object.entries(schema.shape) : []));
    const isList = (field: unknown): boolean =>
      field instanceof z.ZodArray || (field instanceof z.ZodOptional && isList(field.unwrap()));
    return new Set(fields.filter(([, field]) => isList(field)).map(([name]) => name));
  });

/** The address as operations read it: a list that is given once is a list too, and NUL is nowhere. */
export function readableUrl(url: URL): URL {
  const names = [...url.searchParams.keys()].filter((name) => listParameters().has(name));
  if (names.length === 0 && !url.search.includes("%00")) return url;
  const readable = new URL(url);
  readable.search = "";
  for (const [name, value] of url.searchParams)
    readable.searchParams.append(listParameters().has(name) ? `${name}[]` : name, value.replaceAll("\0", ""));
  return readable;
}
