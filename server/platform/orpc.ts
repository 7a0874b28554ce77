import { implement } from "@orpc/server";
import { contract } from "@/contracts/index";
import type { RequestContext } from "@/server/platform/request/context";

/**
 * The contract, ready for its handlers. Access is checked before a body is read (guard.ts): oRPC decodes input before it runs
 * middleware, and a 400 must not reveal what a 401 hides.
 */
export const api = implement(contract).$context<RequestContext>();

type Waiting = { handler: (handler: never) => unknown };
/** A handler for several operations. */
type HandlerOfAll<Operation> = (
  Operation extends { handler: (handler: infer Handler) => unknown }
    ? (handler: Handler) => void
    : never
) extends (handler: infer Handler) => void
  ? Handler
  : never;
type Handled<Operation> = Operation extends { handler: (handler: never) => infer Procedure } ? Procedure : never;

/**
 * One handler for an operation and its aliases: `...handled(contract, ["restore", "restorations"], ({ context, input }) => …)`.
 * The router does not compile if one is missing, nor does this if their inputs and outputs differ.
 */
export function handled<Contract extends Record<Name, Waiting>, const Name extends string>(
  contract: Contract,
  names: readonly Name[],
  handler: HandlerOfAll<Contract[Name]>,
): { [Each in Name]: Handled<Contract[Each]> } {
  const procedures = names.map((name) => [name, contract[name].handler(handler as never)]);
  return Object.fromEntries(procedures) as { [Each in Name]: Handled<Contract[Each]> };
}
