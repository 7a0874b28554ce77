import { apiKeyClient } from "@better-auth/api-key/client";
import { usernameClient } from "better-auth/client/plugins";
import { createAuthClient } from "better-auth/react";
import { accountFetch } from "@/components/kit/api/account-fetch";

/** Accounts and sessions, at /api/auth of the address the page came from. */
export const auth = createAuthClient({
  plugins: [usernameClient(), apiKeyClient()],
  fetchOptions: { customFetchImpl: accountFetch },
});
