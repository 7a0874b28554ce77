import { isIP } from "node:net";
import type { AiProviderKind } from "@/contracts/ai/providers";
import { isPublicHost } from "@/domain/links/public-host";
import { refused } from "@/server/ai/refusal";
import { env } from "@/server/platform/env";
import { isAllowedAddress, isListedHost } from "@/server/platform/outgoing/allowed-hosts";

/**
 * A base URL from a user, ready to be stored. Rejects what the text alone shows to be invalid; the addresses of its host are checked at
 * each connection. Throws BAD_REQUEST.
 */
export function acceptedBaseUrl(provider: AiProviderKind, text: string | null | undefined): string | null {
  if (text === null || text === undefined || text === "") {
    if (provider === "openai-compatible") throw refused("address-missing", "Enter the base URL of the provider.");
    return null;
  }
  if (!URL.canParse(text))
    throw refused("address-invalid", "The base URL is not an address such as https://models.example.com/v1.");
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) throw refused("address-invalid", "The base URL must start with http:// or https://.");
  if (url.username !== "" || url.password !== "")
    throw refused("address-invalid", "The base URL must not contain a user name or password.");
  if (url.search !== "" || url.hash !== "")
    throw refused("address-invalid", "The base URL must not contain a query or fragment.");
  if (!isReachableName(url))
    throw refused(
      "address-private",
      "This host is in a private network. Ask the administrator of this server to add it to AI_ALLOWED_HOSTS.",
    );
  return url.href.replace(/\/+$/, "");
}

function isReachableName({ hostname, port, protocol }: URL): boolean {
  const allowed = env().AI_ALLOWED_HOSTS;
  if (isListedHost(allowed, hostname, Number(port || (protocol === "https:" ? 443 : 80)))) return true;
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal)) return isAllowedAddress(allowed, literal);
  // With ranges allowed, a name of the own network may lead into one of them.
  return isPublicHost(hostname) || allowed.ranges.length > 0;
}
