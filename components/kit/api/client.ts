import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { API_FOLDER } from "@/components/kit/api/address";
import { fetchWithReference } from "@/components/kit/api/fetch-with-reference";
import routes from "@/components/kit/api/generated/routes.json";
import type { contract } from "@/contracts/index";
import { slimContract } from "@/contracts/slim";

/** The API as the browser calls it: typed by the contract, signed in by the session cookie. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(
  new OpenAPILink(slimContract(routes), { url: () => `${window.location.origin}${API_FOLDER}`, fetch: fetchWithReference }),
);

/** The same operations as queries and mutations, with their cache keys. */
export const queries = createTanstackQueryUtils(api);
