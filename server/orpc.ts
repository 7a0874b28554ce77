import { implement } from "@orpc/server";
import { contract } from "@/contracts/index";
import type { RequestContext } from "@/server/context";

/**
 * The contract, waiting for its handlers. Who may call what is settled before a body is read (guard.ts): oRPC decodes input before
 * it runs any middleware, and nobody should learn from a 400 what a 401 hides.
 */
export const api = implement(contract).$context<RequestContext>();

type Waiting = { handler: (handler: never) => unknown };
/** What handles all of several operations alike. */
type HandlerOfAll<Operation> = (
  Operation extends { handler: (handler: infer Handler) => unknown }
    ? (handler: Handler) => void
    : never
) extends (handler: infer Handler) => void
  ? Handler
  : never;
type Handled<Operation> = Operation extends { handler: (handler: never) => infer Procedure } ? Procedure : never;

/**
 * One handler for an operation and its second addresses: `...handled(contract, ["restore", "restorations"], ({ context, input }) => …)`.
 * The router does not compile while one of them is left out, nor does this when they do not take and answer the same.
 */
export function handled<Contract extends Record<Name, Waiting>, const Name extends string>(
  contract: Contract,
  names: readonly Name[],
  handler: HandlerOfAll<Contract[Name]>,
): { [Each in Name]: Handled<Contract[Each]> } {
  const procedures = names.map((name) => [name, contract[name].handler(handler as never)]);
  return Object.fromEntries(procedures) as { [Each in Name]: Handled<Contract[Each]> };
}
