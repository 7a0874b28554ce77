import { hash } from "node:crypto";
import { oauthProvider } from "@better-auth/oauth-provider";
import { jwt } from "better-auth/plugins";
import { RATE_LIMITS } from "@/contracts/limits";
import { SCOPES } from "./scopes";
import { KEY_GRACE_SECONDS, KEY_ROTATION_SECONDS, SIGNING_ALGORITHM, signingKeys } from "./signing-keys";

const DAY_SECONDS = 24 * 3600;

const limit = ({ points, seconds }: { points: number; seconds: number }) => ({ max: points, window: seconds });

/** Where the sign-in service would send a browser. front/programs/authorize.ts replaces the first, which is no page. */
export const SIGN_IN_FIRST = "/auth/sign-in-for-program";
export const CONSENT_PAGE = "/auth/consent";

/** What is stored of a code or refresh token. */
export const hashToken = (token: string): string => hash("sha256", token, "base64url");

/**
 * OAuth 2.1 for programs: they register themselves, and a person allows them what they ask for. Only the addresses that
 * front/programs/ names are served. Sources: interface-details 1.14 and 1.15.
 */
export function programPlugins() {
  const provider = oauthProvider({
    loginPage: SIGN_IN_FIRST,
    consentPage: CONSENT_PAGE,
    scopes: [...SCOPES],
    grantTypes: ["authorization_code", "refresh_token"],
    allowDynamicClientRegistration: true,
    allowUnauthenticatedClientRegistration: true,
    accessTokenExpiresIn: 3600,
    refreshTokenExpiresIn: 30 * DAY_SECONDS,
    // A program whose connection broke, or that refreshes in two processes concurrently, gets the same tokens again for this long.
    refreshTokenReuseInterval: 30,
    codeExpiresIn: 600,
    // Every program may use every audience of this instance; see accounts-database.ts.
    enforcePerClientResources: false,
    storeTokens: { hash: hashToken },
    rateLimit: {
      register: limit(RATE_LIMITS.oauthRegister),
      authorize: limit(RATE_LIMITS.oauthAuthorize),
      token: limit(RATE_LIMITS.oauthToken),
      introspect: limit(RATE_LIMITS.oauthIntrospect),
      revoke: limit(RATE_LIMITS.oauthRevoke),
      userinfo: limit(RATE_LIMITS.oauthUserinfo),
    },
  });
  return [
    jwt({
      // Otherwise every reading of a session would sign a token.
      disableSettingJwtHeader: true,
      adapter: signingKeys,
      jwks: {
        keyPairConfig: { alg: SIGNING_ALGORITHM },
        rotationInterval: KEY_ROTATION_SECONDS,
        gracePeriod: KEY_GRACE_SECONDS,
        // signing-keys.ts seals them.
        disablePrivateKeyEncryption: true,
      },
    }),
    // Its start-up stores fixed audiences and insists on a fixed address, which an instance without APP_URL does not have. It would
    // also end tokens when the browser session ends in which they were allowed.
    { ...provider, init: () => ({}), schema: withoutTables(provider.schema) },
  ] as const;
}

/** accounts-database.ts computes them; the last is for a way of proving identity that is not offered. */
const NO_TABLES: ReadonlySet<string> = new Set(["oauthResource", "oauthClientResource", "oauthClientAssertion"]);

/** The schema as it is, but start-up does not look for these tables in the database. */
const withoutTables = <Schema extends Record<string, object>>(schema: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schema).map(([name, table]) => [name, NO_TABLES.has(name) ? { ...table, disableMigration: true } : table]),
  ) as Schema;
