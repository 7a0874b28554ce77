const ALLOWED_SCHEMES = new Set(["http", "https", "mailto", "tel"]);

/**
 * A link that is safe to store: http, https, mailto, tel, or an address without a scheme, which is stored as typed and reported by
 * the check. Any other scheme (`javascript:`, `data:`, `file:` …) returns an empty string. Control characters are removed,
 * because browsers ignore them inside schemes.
 */
export function cleanLink(url: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove.
  const text = url.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, "").trim();
  const scheme = schemeOf(text);
  return scheme === undefined || ALLOWED_SCHEMES.has(scheme) ? text : "";
}

/** The scheme in lower case; undefined without one. `localhost:3000` and `example.com:8080/x` are hosts with ports. */
function schemeOf(text: string): string | undefined {
  const match = /^\s*([^\s:/?#]+)\s*:(.*)$/su.exec(text);
  if (!match?.[1]) return undefined;
  const isPort = /^\d{1,5}(?:[/?#]|$)/.test(match[2] ?? "");
  return isPort && !ALLOWED_SCHEMES.has(match[1].toLowerCase()) && /^[a-z0-9.-]+$/i.test(match[1])
    ? undefined
    : match[1].toLowerCase();
}

/** Whether a link is an absolute http, https, mailto or tel address. Used by the check and exports. */
export function isAbsoluteLink(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol === "http:" || protocol === "https:") return /^https?:\/\//i.test(url) && hostname !== "";
  return (protocol === "mailto:" || protocol === "tel:") && pathname !== "";
}
