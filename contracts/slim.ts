import type { AnyContractRouter } from "@orpc/contract";

export type Routes = { [name: string]: Routes | string[] };

/** The contracts as far as a client needs them to call: from the routes that the build takes out of them (`scripts/write-routes.mjs`). */
export function slimContract(routes: Routes | string[]): AnyContractRouter {
  if (!Array.isArray(routes)) return Object.fromEntries(Object.entries(routes).map(([name, each]) => [name, slimContract(each)]));
  const [method, path] = routes as ["GET", `/${string}`];
  return { "~orpc": { errorMap: {}, meta: {}, route: { method, path } } };
}
