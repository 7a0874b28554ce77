import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { contract } from "@/contracts/index";

/** The API as the browser calls it: typed by the contract, signed in by the session cookie. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(
  new OpenAPILink(contract, { url: () => `${window.location.origin}/api/openapi` }),
);

/** The same operations as queries and mutations, with their cache keys. */
export const queries = createTanstackQueryUtils(api);
