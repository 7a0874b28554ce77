import { createHash, randomBytes } from "node:crypto";
import { CLIENT_HEADER, sealedClient } from "@/server/platform/request/client";
import { sendRequest } from "@/server/testing/instance";
import { ORIGIN, type Person } from "./instance";

// biome-ignore lint/suspicious/noExplicitAny: tests look into responses of any address.
type Answer = { status: number; body: any; headers: Headers };

const AUTH = `${ORIGIN}/api/auth`;
export const CALLBACK = "http://127.0.0.1:4711/callback";

/** A program as others write them: it knows the addresses of OAuth, and no cookie. */
export type Program = { clientId: string; redirect: string; verifier: string; state: string };

async function send(method: string, address: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  if (!headers.has("host")) headers.set("host", "localhost:3000");
  if (!headers.has(CLIENT_HEADER)) headers.set(CLIENT_HEADER, sealedClient("192.0.2.9"));
  const response = await sendRequest(new Request(address, { ...init, method, headers }));
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers };
}

/** Sends a form to an address of OAuth, as programs do. */
export const post = (path: string, fields: Record<string, string> | URLSearchParams, headers: Record<string, string> = {}) =>
  send("POST", `${AUTH}/${path}`, { body: new URLSearchParams(fields), headers });

export const get = (address: string, headers: Record<string, string> = {}) =>
  send("GET", address.startsWith("/") ? `${ORIGIN}${address}` : address, { headers });

export const register = (metadata: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  send("POST", `${AUTH}/oauth2/register`, {
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({
      client_name: "Test Program",
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: "none",
      ...metadata,
    }),
  });

/** A registered program. */
export async function newProgram(metadata: Record<string, unknown> = {}): Promise<Program> {
  const { status, body } = await register(metadata);
  if (status !== 201) throw new Error(`Not registered: ${status} ${JSON.stringify(body)}`);
  const verifier = randomBytes(32).toString("base64url");
  return { clientId: body.client_id, redirect: body.redirect_uris[0], verifier, state: randomBytes(8).toString("hex") };
}

export const authorizationOf = (program: Program, changes: Record<string, string | null> = {}): string => {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: program.clientId,
    redirect_uri: program.redirect,
    scope: "openid profile email offline_access api:read api:write api:delete",
    state: program.state,
    code_challenge: createHash("sha256").update(program.verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  for (const [name, value] of Object.entries(changes)) value === null ? query.delete(name) : query.set(name, value);
  return `${AUTH}/oauth2/authorize?${query}`;
};

/** Opens an address as the person's browser does, and returns where it is sent. */
export async function open(address: string, person?: Person): Promise<string> {
  const { headers } = await get(address, person ? { cookie: person.cookie } : {});
  return headers.get("location") ?? "";
}

/** Presses a button of the consent page that was opened. */
export const decide = (page: string, person: Person, accept: boolean, changes: { account?: string; origin?: string } = {}) =>
  send("POST", `${AUTH}/oauth2/consent`, {
    headers: { "content-type": "application/json", cookie: person.cookie, origin: changes.origin ?? ORIGIN },
    body: JSON.stringify({ accept, account: changes.account ?? person.userId, oauth_query: page.split("?")[1] }),
  });

/** The address of the program to which the user's browser is redirected after consent. */
export async function allow(program: Program, person: Person, changes: Record<string, string | null> = {}): Promise<URL> {
  const target = await open(authorizationOf(program, changes), person);
  if (!target.startsWith("/auth/consent?")) return new URL(target);
  const { status, body } = await decide(target, person, true);
  if (status !== 200) throw new Error(`Not allowed: ${status} ${JSON.stringify(body)}`);
  return new URL(body.url);
}

export const exchange = (program: Program, code: string | null, changes: Record<string, string> = {}) =>
  post("oauth2/token", {
    grant_type: "authorization_code",
    client_id: program.clientId,
    redirect_uri: program.redirect,
    code_verifier: program.verifier,
    code: code ?? "",
    ...changes,
  });

export const refresh = (program: Program, token: string, changes: Record<string, string> = {}) =>
  post("oauth2/token", { grant_type: "refresh_token", client_id: program.clientId, refresh_token: token, ...changes });

/** All steps: the tokens of a program to which the user has granted the scopes. */
export async function connect(program: Program, person: Person, scope?: string) {
  const back = await allow(program, person, scope ? { scope } : {});
  const { status, body } = await exchange(program, back.searchParams.get("code"));
  if (status !== 200) throw new Error(`No token: ${status} ${JSON.stringify(body)}`);
  return body as { access_token: string; refresh_token?: string; scope: string; expires_in: number; id_token?: string };
}

export const asBearer = (token: string) => ({ headers: { authorization: `Bearer ${token}`, host: "localhost:3000" } });
