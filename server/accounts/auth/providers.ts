import type { BetterAuthOptions } from "better-auth";
import type { GenericOAuthConfig } from "better-auth/plugins";
import { type Env, env } from "@/server/platform/env";

const SOCIAL = {
  google: { name: "Google", id: "GOOGLE_CLIENT_ID", secret: "GOOGLE_CLIENT_SECRET" },
  github: { name: "GitHub", id: "GITHUB_CLIENT_ID", secret: "GITHUB_CLIENT_SECRET" },
  linkedin: { name: "LinkedIn", id: "LINKEDIN_CLIENT_ID", secret: "LINKEDIN_CLIENT_SECRET" },
} as const satisfies Record<string, { name: string; id: keyof Env; secret: keyof Env }>;

type SocialName = keyof typeof SOCIAL;

const SOCIAL_NAMES = Object.keys(SOCIAL) as SocialName[];

function credentialsOf(name: SocialName): { clientId: string; clientSecret: string } | null {
  const clientId = env()[SOCIAL[name].id];
  const clientSecret = env()[SOCIAL[name].secret];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}

/** Google, GitHub and LinkedIn, if the environment contains their credentials. */
export function socialProviders(): NonNullable<BetterAuthOptions["socialProviders"]> {
  const disableSignUp = env().DISABLE_SIGNUPS;
  return Object.fromEntries(
    SOCIAL_NAMES.flatMap((name) => {
      const credentials = credentialsOf(name);
      return credentials ? [[name, { ...credentials, disableSignUp }]] : [];
    }),
  );
}

/** The operator's own OAuth or OpenID Connect provider, if configured. */
export function customProvider(): GenericOAuthConfig[] {
  const settings = env();
  const { OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET } = settings;
  if (!OAUTH_CLIENT_ID || !OAUTH_CLIENT_SECRET) return [];
  return [
    {
      providerId: "custom",
      name: customName(),
      clientId: OAUTH_CLIENT_ID,
      clientSecret: OAUTH_CLIENT_SECRET,
      scopes: settings.OAUTH_SCOPES.split(/[\s,]+/).filter(Boolean),
      disableSignUp: settings.DISABLE_SIGNUPS,
      ...(settings.OAUTH_DISCOVERY_URL
        ? { discoveryUrl: settings.OAUTH_DISCOVERY_URL }
        : {
            authorizationUrl: settings.OAUTH_AUTHORIZATION_URL,
            tokenUrl: settings.OAUTH_TOKEN_URL,
            userInfoUrl: settings.OAUTH_USER_INFO_URL,
          }),
    },
  ];
}

const customName = () => env().OAUTH_PROVIDER_NAME ?? "Custom OAuth";

/** Enabled sign-in providers, from identifier to display name. Source: interface-details 1.1. */
export function enabledProviders(): Record<string, string> {
  const social = SOCIAL_NAMES.filter((name) => credentialsOf(name)).map((name) => [name, SOCIAL[name].name]);
  return {
    ...(env().DISABLE_EMAIL_AUTH ? {} : { credential: "Password" }),
    passkey: "Passkey",
    ...Object.fromEntries(social),
    ...(customProvider().length > 0 ? { custom: customName() } : {}),
  };
}
