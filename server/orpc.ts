import { implement } from "@orpc/server";
import { contract } from "@/contracts/index";
import type { RequestContext } from "@/server/context";

/**
 * The contract, waiting for its handlers. Who may call what is settled before a body is read (guard.ts): oRPC decodes input before
 * it runs any middleware, and nobody should learn from a 400 what a 401 hides.
 */
export const api = implement(contract).$context<RequestContext>();
