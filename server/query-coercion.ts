import { SmartCoercionPlugin } from "@orpc/json-schema";
import type { StandardHandlerOptions, StandardHandlerPlugin } from "@orpc/server/standard";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { RequestContext } from "@/server/context";

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
