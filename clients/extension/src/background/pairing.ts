import { Failure } from "./failure";
import { type Connection, forgetConnection, readConnection, writeConnection } from "./store";

/** Reading, and creating and changing; nothing that deletes. */
const SCOPE = "api:read api:write offline_access";

type Metadata = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  registration_endpoint: string;
  revocation_endpoint: string;
};
type Tokens = { access_token: string; refresh_token?: string; expires_in: number };

/** Connects with the server at an address: the person allows it on a page of that server. Source: RFC 8252, RFC 7636. */
export async function connect(server: string): Promise<void> {
  const metadata = await readMetadata(server);
  const redirect = chrome.identity.getRedirectURL();
  const clientId = await register(metadata.registration_endpoint, redirect);
  const verifier = randomText(32);
  const state = randomText(16);
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirect,
    scope: SCOPE,
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: "S256",
    resource: server,
    prompt: "consent",
  });
  const back = await chrome.identity
    .launchWebAuthFlow({ url: `${metadata.authorization_endpoint}?${query}`, interactive: true })
    .catch((error: unknown) => {
      throw new Failure("cancelled", String(error));
    });
  const answer = new URL(back ?? redirect).searchParams;
  if (answer.get("state") !== state || answer.get("iss") !== metadata.issuer)
    throw new Failure("cancelled", answer.get("error") ?? "");
  const code = answer.get("code");
  if (code === null) throw new Failure("cancelled", answer.get("error") ?? "");
  const endpoint = metadata.token_endpoint;
  const tokens = await requestTokens(endpoint, {
    grant_type: "authorization_code",
    client_id: clientId,
    redirect_uri: redirect,
    code_verifier: verifier,
    code,
    resource: server,
  });
  await writeConnection({
    server,
    clientId,
    tokenEndpoint: endpoint,
    revocationEndpoint: metadata.revocation_endpoint,
    ...stored(tokens, ""),
  });
}

/** Ends access on the server and forgets it here, also where the server is away. */
export async function disconnect(): Promise<void> {
  const connection = await readConnection();
  await forgetConnection();
  if (!connection) return;
  const body = new URLSearchParams({
    token: connection.refresh,
    token_type_hint: "refresh_token",
    client_id: connection.clientId,
  });
  await send(connection.revocationEndpoint, { method: "POST", body }).catch(() => {
    // The person can still end it under Connected programs.
  });
}

let refreshing: Promise<Connection> | null = null;

/** A connection whose token is valid for at least another half minute. Parts that need one at once share one renewal. */
export async function validConnection({ isRejected = false } = {}): Promise<Connection> {
  const connection = await readConnection();
  if (!connection) throw new Failure("unpaired");
  if (!isRejected && connection.expiresAt - Date.now() > 30_000) return connection;
  refreshing ??= renew(connection).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function renew(connection: Connection): Promise<Connection> {
  const { clientId, refresh, server } = connection;
  try {
    const tokens = await requestTokens(connection.tokenEndpoint, {
      grant_type: "refresh_token",
      client_id: clientId,
      refresh_token: refresh,
      resource: server,
    });
    const renewed = { ...connection, ...stored(tokens, refresh) };
    await writeConnection(renewed);
    return renewed;
  } catch (error) {
    if (error instanceof Failure && error.code === "refused") {
      await forgetConnection();
      throw new Failure("unpaired");
    }
    throw error;
  }
}

const stored = ({ access_token, refresh_token, expires_in }: Tokens, before: string) => ({
  access: access_token,
  refresh: refresh_token ?? before,
  expiresAt: Date.now() + expires_in * 1000,
});

/** Everything that the server names must be the server itself, so that no code or token goes elsewhere. */
async function readMetadata(server: string): Promise<Metadata> {
  const response = await send(`${server}/.well-known/oauth-authorization-server`, { method: "GET" });
  const metadata = (await response.json().catch(() => null)) as Metadata | null;
  const named = metadata && [
    metadata.issuer,
    metadata.authorization_endpoint,
    metadata.token_endpoint,
    metadata.registration_endpoint,
    metadata.revocation_endpoint,
  ];
  const isOwn = named?.every(
    (address) => typeof address === "string" && URL.canParse(address) && new URL(address).origin === server,
  );
  if (!response.ok || !metadata || !isOwn) throw new Failure("not-a-server");
  return metadata;
}

async function register(endpoint: string, redirect: string): Promise<string> {
  const body = JSON.stringify({
    client_name: `${chrome.i18n.getMessage("name")} (${redirect.includes("allizom") ? "Firefox" : "Chrome"})`,
    redirect_uris: [redirect],
    token_endpoint_auth_method: "none",
    scope: SCOPE,
  });
  const response = await send(endpoint, { method: "POST", body, headers: { "content-type": "application/json" } });
  const answer = (await response.json().catch(() => null)) as { client_id?: string } | null;
  if (!response.ok || !answer?.client_id) throw new Failure("not-a-server");
  return answer.client_id;
}

async function requestTokens(endpoint: string, fields: Record<string, string>): Promise<Tokens> {
  const response = await send(endpoint, { method: "POST", body: new URLSearchParams(fields) });
  if (response.status >= 500 || response.status === 429) throw new Failure("offline");
  if (!response.ok) throw new Failure("refused", String(response.status));
  return (await response.json()) as Tokens;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, {
      ...init,
      credentials: "omit",
      cache: "no-store",
      redirect: "error",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(15_000),
    });
  } catch (error) {
    throw new Failure("offline", String(error));
  }
}

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const randomText = (length: number) => base64Url(crypto.getRandomValues(new Uint8Array(length)));
const challengeOf = async (verifier: string) =>
  base64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
