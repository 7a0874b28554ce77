import { apiKeyClient } from "@better-auth/api-key/client";
import { usernameClient } from "better-auth/client/plugins";
import { createAuthClient } from "better-auth/react";
import { fetchWithReference } from "@/components/kit/api/fetch-with-reference";

/** Accounts and sessions, at /api/auth of the address the page came from. */
export const auth = createAuthClient({
  plugins: [usernameClient(), apiKeyClient()],
  fetchOptions: { customFetchImpl: fetchWithReference },
});
