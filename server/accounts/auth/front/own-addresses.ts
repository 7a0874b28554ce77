import { configuredOrigins } from "@/server/accounts/auth/auth";
import { env } from "@/server/platform/env";
import { type AuthCall, refusal } from "./call";

/** Where the browser goes after a link or a provider. */
const FIELDS = ["redirectTo", "callbackURL", "errorCallbackURL", "newUserCallbackURL"] as const;

/**
 * Mails and providers lead back to this instance only. The sign-in service would also accept the origin that the request names, and who
 * sends it can write both `Origin` and `Host`.
 */
export function refuseForeignAddress(call: AuthCall): Response | null {
  const isOwn = (address: unknown) => {
    if (typeof address !== "string") return false;
    if (/^\/(?![/\\])[!-~]*$/.test(address)) return true;
    if (!URL.canParse(address)) return false;
    const { origin } = new URL(address);
    return configuredOrigins().includes(origin) || (env().APP_URL === undefined && origin === call.url.origin);
  };
  const foreign = FIELDS.find((field) => call.body[field] !== undefined && call.body[field] !== null && !isOwn(call.body[field]));
  return foreign === undefined ? null : refusal(403, "INVALID_REDIRECT_URL", `${foreign} must be an address of this instance.`);
}
