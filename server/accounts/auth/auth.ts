import { apiKey } from "@better-auth/api-key";
import { passkey } from "@better-auth/passkey";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { bearer, genericOAuth, openAPI, twoFactor, username } from "better-auth/plugins";
import { v7 as uuid } from "uuid";
import { LIMITS, RATE_LIMITS } from "@/contracts/limits";
import { sendsMail } from "@/server/platform/adapters/mail/mail";
import { env } from "@/server/platform/env";
import { logWarning } from "@/server/platform/log";
import { secrets } from "@/server/platform/secrets";
import { singleton } from "@/server/platform/singleton";
import { accountsDatabase } from "./accounts-database";
import { SESSION_CACHE_SECONDS, sessionVersionOf } from "./ended-sessions";
import { accountHooks, answerHeldBackNames } from "./hooks";
import { accountMails } from "./mails";
import { isOwnOrigin } from "./origin";
import { programPlugins } from "./programs/plugins";
import { customProvider, socialProviders } from "./providers";
import { storedIdentifier } from "./stored-identifier";
import { normaliseUsername } from "./usernames";

const WEEK_SECONDS = 7 * 24 * 3600;
const USERNAME = /^[a-z0-9._-]+$/;

const window = ({ points, seconds }: { points: number; seconds: number }) => ({ window: seconds, max: points });

/** Origins that belong to this instance regardless of `Host`. */
export const configuredOrigins = () => [...(env().APP_URL ? [env().APP_URL as string] : []), ...env().TRUSTED_ORIGINS];

/** Accounts and sessions, by better-auth. API requests read sessions and keys through our own code (identify.ts), for speed. */
export const auth = () => singleton("auth", create);

function create() {
  const { APP_URL, DISABLE_EMAIL_AUTH, DISABLE_SIGNUPS } = env();
  return betterAuth({
    appName: "Dossier",
    database: accountsDatabase,
    secret: secrets().authSecret,
    baseURL: APP_URL,
    basePath: "/api/auth",
    telemetry: { enabled: false },
    // Log only the message: the other arguments may contain personal text.
    logger: { level: "error", log: (_level, message) => logWarning("request-failed", message) },
    trustedOrigins: (request) => ownOriginOf(request),
    emailAndPassword: {
      enabled: !DISABLE_EMAIL_AUTH,
      disableSignUp: DISABLE_SIGNUPS,
      autoSignIn: true,
      minPasswordLength: LIMITS.accountPassword.min,
      maxPasswordLength: LIMITS.accountPassword.max,
      revokeSessionsOnPasswordReset: true,
      ...(sendsMail() ? { sendResetPassword: ({ user, url }) => accountMails.reset(user, url) } : {}),
    },
    ...(sendsMail()
      ? {
          emailVerification: {
            sendOnSignUp: true,
            sendVerificationEmail: ({ user, url }) => accountMails.verification(user, url),
          },
        }
      : {}),
    socialProviders: socialProviders(),
    // An external account is linked to the local one with the same address only if both sides have verified the address.
    account: { updateAccountOnSignIn: false, accountLinking: { enabled: true, requireLocalEmailVerified: true } },
    verification: { storeIdentifier: { hash: async (identifier) => storedIdentifier(identifier) } },
    onAPIError: { errorURL: "/auth/sign-in" },
    session: {
      expiresIn: WEEK_SECONDS,
      // This is also the precision of "last used" in the list of devices.
      updateAge: 600,
      // front/freshness.ts requires a fresh session for sensitive actions; better-auth would also require one to list the
      // devices.
      freshAge: 0,
      cookieCache: { enabled: true, maxAge: SESSION_CACHE_SECONDS, version: (_session, user) => sessionVersionOf(user.id) },
    },
    user: {
      additionalFields: {
        isAdmin: { type: "boolean", required: false, input: false, defaultValue: false },
        banned: { type: "boolean", required: false, input: false, defaultValue: false },
        language: { type: "string", required: false, input: false, returned: false },
      },
      changeEmail: {
        enabled: true,
        ...(sendsMail()
          ? { sendChangeEmailConfirmation: ({ user, newEmail, url }) => accountMails.change(user, newEmail, url) }
          : {}),
      },
    },
    advanced: {
      // front/call.ts always overwrites this header with the client's address.
      ipAddress: { ipAddressHeaders: ["x-forwarded-for"] },
      database: { generateId: () => uuid() },
      // Cookies must work over plain http on a LAN; with an https APP_URL they get the `__Secure-` prefix.
      useSecureCookies: APP_URL?.startsWith("https://") ?? false,
    },
    rateLimit: rateLimits(),
    hooks: { before: answerHeldBackNames },
    databaseHooks: accountHooks,
    plugins: [
      username({
        minUsernameLength: LIMITS.username.min,
        maxUsernameLength: LIMITS.username.max,
        usernameNormalization: normaliseUsername,
        usernameValidator: (name) => USERNAME.test(name.toLowerCase()),
      }),
      bearer(),
      // Wrong codes are throttled together with wrong passwords (front/attempts.ts); locking the account would lock out its
      // owner.
      twoFactor({ issuer: "Dossier", allowPasswordless: true, accountLockout: { enabled: false } }),
      passkey({ rpName: "Dossier", authenticatorSelection: { residentKey: "required", userVerification: "preferred" } }),
      genericOAuth({ config: customProvider() }),
      apiKey({
        schema: { apikey: { modelName: "apiKey" } },
        defaultPrefix: "dossier_",
        defaultKeyLength: 48,
        rateLimit: { enabled: false },
        enableMetadata: false,
        maximumNameLength: LIMITS.apiKeyName.max,
        keyExpiration: { minExpiresIn: 0, maxExpiresIn: 3660 },
      }),
      // The description of these addresses. Source: interface-details 1.1.
      openAPI({ disableDefaultReference: true }),
      ...programPlugins(),
    ],
  });
}

/** Source: interface-details 1.15. */
function rateLimits(): NonNullable<BetterAuthOptions["rateLimit"]> {
  return {
    enabled: env().RATE_LIMITS === "on",
    window: RATE_LIMITS.auth.seconds,
    max: RATE_LIMITS.auth.points,
    customRules: {
      "/get-session": false,
      "/sign-in/email": window(RATE_LIMITS.signIn),
      "/sign-in/username": window(RATE_LIMITS.signIn),
      "/sign-up/email": window(RATE_LIMITS.signUp),
      "/request-password-reset": window(RATE_LIMITS.authMail),
      "/send-verification-email": window(RATE_LIMITS.authMail),
      "/change-email": window(RATE_LIMITS.authMail),
      "/two-factor/*": window(RATE_LIMITS.twoFactor),
      "/is-username-available": window(RATE_LIMITS.usernameAvailability),
    },
  };
}

function ownOriginOf(request: Request | undefined): string[] {
  const origin = request?.headers.get("origin");
  if (!request || !origin) return configuredOrigins();
  const hosts = { host: request.headers.get("host"), forwardedHost: request.headers.get("x-forwarded-host") };
  return isOwnOrigin(origin, hosts, configuredOrigins()) ? [...configuredOrigins(), origin] : configuredOrigins();
}
