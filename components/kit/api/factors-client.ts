import { apiKeyClient } from "@better-auth/api-key/client";
import { passkeyClient } from "@better-auth/passkey/client";
import { twoFactorClient, usernameClient } from "better-auth/client/plugins";
import { createAuthClient } from "better-auth/react";
import { accountFetch } from "@/components/kit/api/account-fetch";

/** The sign-in service with every way to prove who one is. Apart from `auth-client.ts`, which the editor loads, because of its weight. */
export const factors = createAuthClient({
  plugins: [usernameClient(), apiKeyClient(), twoFactorClient(), passkeyClient()],
  fetchOptions: { customFetchImpl: accountFetch },
});
