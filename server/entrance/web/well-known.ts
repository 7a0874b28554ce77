import { appAddressOf, audiencesOf, issuerOf } from "@/server/accounts/auth/programs/app-address";
import { API_SCOPES, SCOPES } from "@/server/accounts/auth/programs/scopes";
import { SIGNING_ALGORITHM } from "@/server/accounts/auth/programs/signing-keys";
import { PRODUCT_VERSION } from "@/server/platform/product-version";

type Document = (app: string) => Record<string, unknown>;

/**
 * Documents in which programs read how to sign in and where to connect. Some programs insert the path of the issuer after the
 * well-known part, others append it. Sources: RFC 8414, RFC 9728, OpenID Connect Discovery.
 */
const DOCUMENTS: Record<string, Document> = {
  "/.well-known/oauth-authorization-server": signInService,
  "/.well-known/oauth-authorization-server/api/auth": signInService,
  "/api/auth/.well-known/oauth-authorization-server": signInService,
  "/.well-known/openid-configuration": signInService,
  "/.well-known/openid-configuration/api/auth": signInService,
  "/api/auth/.well-known/openid-configuration": signInService,
  "/.well-known/oauth-protected-resource": (app) => protectedResource(app, audiencesOf(app)[0] ?? app),
  "/.well-known/oauth-protected-resource/mcp": (app) => protectedResource(app, audiencesOf(app)[1] ?? app),
  "/.well-known/mcp/server-card.json": serverCard,
};

const HEADERS = { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" } as const;

/** A well-known document, for pages of any site. Null for other paths. */
export function wellKnown(request: Request, url: URL, path: string): Response | null {
  const document = DOCUMENTS[path];
  if (!document) return null;
  if (request.method === "OPTIONS")
    return new Response(null, {
      status: 204,
      headers: { ...HEADERS, "access-control-allow-methods": "GET", "access-control-allow-headers": "mcp-protocol-version" },
    });
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET" } });
  // Without APP_URL the document names the requested address, so a shared cache must store one for each.
  return Response.json(document(appAddressOf(url)), { headers: { ...HEADERS, vary: "host, x-forwarded-proto" } });
}

function signInService(app: string) {
  const issuer = issuerOf(app);
  const withSecret = ["client_secret_basic", "client_secret_post"];
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth2/authorize`,
    token_endpoint: `${issuer}/oauth2/token`,
    registration_endpoint: `${issuer}/oauth2/register`,
    revocation_endpoint: `${issuer}/oauth2/revoke`,
    introspection_endpoint: `${issuer}/oauth2/introspect`,
    userinfo_endpoint: `${issuer}/oauth2/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    scopes_supported: SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none", ...withSecret],
    revocation_endpoint_auth_methods_supported: ["none", ...withSecret],
    introspection_endpoint_auth_methods_supported: withSecret,
    authorization_response_iss_parameter_supported: true,
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
    claims_supported: ["sub", "name", "preferred_username", "picture", "email", "email_verified"],
    prompt_values_supported: ["none", "consent"],
    service_documentation: `${app}/api/openapi`,
  };
}

function protectedResource(app: string, resource: string) {
  return {
    resource,
    authorization_servers: [issuerOf(app)],
    scopes_supported: API_SCOPES,
    bearer_methods_supported: ["header"],
    resource_name: "Dossier",
    resource_documentation: `${app}/api/openapi`,
  };
}

/**
 * Where the MCP server is and how to sign in to it. The proposal is a draft: `remotes` is its current form, `serverInfo`,
 * `transport` and `authentication` are those of earlier ones, which programs still read.
 */
function serverCard(app: string) {
  const [, mcp] = audiencesOf(app);
  const authentication = {
    required: true,
    schemes: ["oauth2", "bearer", "apiKey"],
    resource: mcp,
    authorizationServers: [issuerOf(app)],
  };
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: "dossier/dossier",
    title: "Dossier",
    version: PRODUCT_VERSION,
    description: "Resumes, cover letters and applications of one person, kept on their own server.",
    websiteUrl: app,
    remotes: [{ type: "streamable-http", url: mcp }],
    serverInfo: { name: "dossier", title: "Dossier", version: PRODUCT_VERSION },
    transport: { type: "streamable-http", endpoint: "/mcp", url: mcp },
    authentication,
  };
}
