/** What the responses to programs have in common. They may be web pages of other sites; no cookie is read for them. */
export const OPEN_TO_SITES = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "www-authenticate, retry-after",
} as const;

export const NOT_STORED = { "cache-control": "no-store", pragma: "no-cache" } as const;

/** An error in the form of OAuth. Source: RFC 6749, section 5.2. */
export function oauthError(status: number, error: string, description: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { error, error_description: description },
    { status, headers: { ...OPEN_TO_SITES, ...NOT_STORED, ...headers } },
  );
}

/** The response to a preflight request from a page of another site. */
export function preflight(methods: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...OPEN_TO_SITES,
      "access-control-allow-methods": methods,
      "access-control-allow-headers": "authorization, content-type, mcp-protocol-version",
      "access-control-max-age": "86400",
    },
  });
}
