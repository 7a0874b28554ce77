import { apiKey } from "@better-auth/api-key";
import { betterAuth } from "better-auth";
import { bearer, username } from "better-auth/plugins";
import { v7 as uuid } from "uuid";
import { LIMITS, RATE_LIMITS } from "@/contracts/limits";
import { databasePool } from "@/server/db/client";
import { env } from "@/server/env";
import { secrets } from "@/server/secrets";
import { singleton } from "@/server/singleton";
import { isOwnOrigin } from "./origin";

const WEEK_SECONDS = 7 * 24 * 3600;
const USERNAME = /^[a-z0-9._-]+$/;

const window = ({ points, seconds }: { points: number; seconds: number }) => ({ window: seconds, max: points });

/** Addresses that are this instance whatever `Host` says. */
export const configuredOrigins = () => [...(env().APP_URL ? [env().APP_URL as string] : []), ...env().TRUSTED_ORIGINS];

/** Accounts and sessions, by better-auth. Reading sessions and keys on API requests is ours (identify.ts), for speed. */
export const auth = () => singleton("auth", create);

function create() {
  const { APP_URL, DISABLE_EMAIL_AUTH, DISABLE_SIGNUPS, RATE_LIMITS: limits } = env();
  return betterAuth({
    appName: "Dossier",
    database: databasePool(),
    secret: secrets().authSecret,
    baseURL: APP_URL,
    basePath: "/api/auth",
    telemetry: { enabled: false },
    logger: { level: "error" },
    trustedOrigins: (request) => ownOriginOf(request),
    emailAndPassword: {
      enabled: !DISABLE_EMAIL_AUTH,
      disableSignUp: DISABLE_SIGNUPS,
      autoSignIn: true,
      minPasswordLength: LIMITS.accountPassword.min,
      maxPasswordLength: LIMITS.accountPassword.max,
    },
    session: { expiresIn: WEEK_SECONDS, updateAge: 24 * 3600, cookieCache: { enabled: true, maxAge: 60 } },
    user: {
      additionalFields: { banned: { type: "boolean", required: false, input: false, defaultValue: false } },
      changeEmail: { enabled: true },
    },
    advanced: {
      database: { generateId: () => uuid() },
      // Plain http on a LAN must keep its cookie; an https APP_URL gets the `__Secure-` prefix.
      useSecureCookies: APP_URL?.startsWith("https://") ?? false,
    },
    rateLimit: {
      enabled: limits === "on",
      window: RATE_LIMITS.auth.seconds,
      max: RATE_LIMITS.auth.points,
      customRules: {
        "/get-session": false,
        "/sign-in/email": window(RATE_LIMITS.signIn),
        "/sign-in/username": window(RATE_LIMITS.signIn),
        "/sign-up/email": window(RATE_LIMITS.signUp),
        "/request-password-reset": window(RATE_LIMITS.authMail),
        "/send-verification-email": window(RATE_LIMITS.authMail),
        "/two-factor/*": window(RATE_LIMITS.twoFactor),
        "/is-username-available": window(RATE_LIMITS.usernameAvailability),
      },
    },
    plugins: [
      username({
        minUsernameLength: LIMITS.username.min,
        maxUsernameLength: LIMITS.username.max,
        usernameNormalization: (name) => name.trim().toLowerCase(),
        usernameValidator: (name) => USERNAME.test(name.toLowerCase()),
      }),
      bearer(),
      apiKey({
        defaultPrefix: "dossier_",
        defaultKeyLength: 48,
        rateLimit: { enabled: false },
        enableMetadata: false,
        keyExpiration: { minExpiresIn: 0, maxExpiresIn: 3660 },
      }),
    ],
  });
}

function ownOriginOf(request: Request | undefined): string[] {
  const origin = request?.headers.get("origin");
  if (!request || !origin) return configuredOrigins();
  const asked = { host: request.headers.get("host"), forwardedHost: request.headers.get("x-forwarded-host") };
  return isOwnOrigin(origin, asked, configuredOrigins()) ? [...configuredOrigins(), origin] : configuredOrigins();
}
