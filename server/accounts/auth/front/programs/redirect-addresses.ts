const MAX_ADDRESSES = 10;
const MAX_LETTERS = 1_000;

/** The computer on which the browser runs. */
const LOOPBACK: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Schemes that browsers or systems handle themselves, so that they do not lead to the program that registered. */
const NOT_OF_A_PROGRAM =
  /^(about|blob|chrome|content|data|facetime|feed|file|filesystem|ftps?|geo|gopher|help|im|intent|itms.*|jar|javascript|ldaps?|livescript|mailto|market|mms|mocha|ms-.*|news|nfs|nntp|opaquelocktoken|resource|rtsp|search-ms|sftp|shell|shttp|sips?|sms|smb|ssh|tel|telnet|urn|vbscript|view-source|wais|wss?|wyciwyg|x-apple.*|xmpp)$/;

/** Why a program may not be sent this address, or null. Source: RFC 8252, sections 7 and 8.4; RFC 9700, section 4.1. */
export function problemOfRedirect(address: string): string | null {
  if (address.length > MAX_LETTERS || !/^[!-~]+$/.test(address) || !URL.canParse(address)) return "is not an address";
  if (/[#*\\]/.test(address)) return "has a fragment or a wildcard";
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== "" || password !== "") return "contains a user name or password";
  if (protocol === "https:")
    return LOOPBACK.has(hostname) || /^localhost\.*$/.test(hostname) ? "uses https on this computer" : null;
  if (protocol === "http:") return isLoopback(address) ? null : "uses http and is not on this computer";
  const scheme = protocol.slice(0, -1);
  if (!/^[a-z][a-z0-9.-]{2,}$/.test(scheme) || NOT_OF_A_PROGRAM.test(scheme)) return "uses a scheme that belongs to no program";
  return address.slice(protocol.length).startsWith("/") ? null : "has no path";
}

/** As it is written, because parsing turns other spellings, such as `0177.0.0.1`, into these names. */
const isLoopback = (address: string): boolean =>
  LOOPBACK.has(/^http:\/\/(\[[^\]]*\]|[^/:?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? "");

/** The addresses of a registration, or what is wrong with them. */
export function redirectAddresses(value: unknown): string[] | { problem: string } {
  if (!Array.isArray(value) || value.length === 0) return { problem: "redirect_uris must name at least one address." };
  if (value.length > MAX_ADDRESSES) return { problem: `redirect_uris may name at most ${MAX_ADDRESSES} addresses.` };
  for (const address of value) {
    const problem = typeof address === "string" ? problemOfRedirect(address) : "is not a text";
    if (problem !== null) return { problem: `redirect_uris: ${String(address).slice(0, 200)} ${problem}.` };
  }
  return value as string[];
}

/** Programs on a computer or phone, in contrast to web sites. */
export const isNative = (addresses: readonly string[]): boolean => addresses.some((address) => !address.startsWith("https:"));

/**
 * Whether the sign-in service would register the address. It knows only schemes that are a reversed domain, but common desktop
 * programs use others, such as `cursor://…`.
 */
export const isKnownToService = (address: string): boolean =>
  /^https?:/.test(address) || (/^[a-z0-9-]+(\.[a-z0-9-]+)+:\/(?!\/)/.test(address) && !address.includes(":///"));
