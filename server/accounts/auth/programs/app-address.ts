import { env } from "@/server/platform/env";

type HeaderReader = { get(name: string): string | null };

/**
 * The address of this instance as programs know it: APP_URL, or else the one under which the request reached us, as the front
 * door determined it. Tokens are bound to it, so a token that was issued under one address is not valid under another.
 */
export function appAddress(headers: HeaderReader): string {
  const { APP_URL } = env();
  if (APP_URL) return APP_URL;
  const scheme = headers.get("x-forwarded-proto") === "https" ? "https" : "http";
  return originOf(`${scheme}://${headers.get("host") ?? "localhost"}`);
}

/** The same for a request that carries its whole address. */
export const appAddressOf = (url: URL): string => env().APP_URL ?? url.origin;

/** Without a default port. A malformed host matches no token. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : "http://localhost";
}

export const issuerOf = (app: string): string => `${app}/api/auth`;

/** What a token can be used for: the API, or `/mcp`. Source: interface-details 1.14. */
export type Audience = "api" | "mcp";

export const audienceOf = (app: string, audience: Audience): string => (audience === "api" ? app : `${app}/mcp`);

export const audiencesOf = (app: string): string[] => [audienceOf(app, "api"), audienceOf(app, "mcp")];

/** Where programs read which sign-in service this instance uses. */
export const resourceMetadataAddress = (app: string, path = ""): string => `${app}/.well-known/oauth-protected-resource${path}`;
