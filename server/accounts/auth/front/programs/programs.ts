import { auth } from "@/server/accounts/auth/auth";
import { hasRoomToWrite } from "@/server/platform/data-folder/free-space";
import { database } from "@/server/platform/db/client";
import { refuse } from "@/server/platform/request/refuse";
import { NOT_STORED, OPEN_TO_SITES, oauthError, preflight } from "./answers";
import { authorize } from "./authorize";
import { grantOfRefreshToken, introspected, revoked, userInfo } from "./inspection";
import { type ProgramCall, readProgramCall, serviceRequest } from "./program-call";
import { completeRegistration, prepareRegistration } from "./register";
import { afterToken, prepareToken, presentedIn } from "./tokens";

type Endpoint = { methods: readonly string[]; answer: (call: ProgramCall) => Promise<Response> };

/** The addresses that programs call themselves, below /api/auth. */
const ENDPOINTS: Record<string, Endpoint> = {
  "/oauth2/register": { methods: ["POST"], answer: register },
  "/oauth2/token": { methods: ["POST"], answer: token },
  "/oauth2/introspect": { methods: ["POST"], answer: async (call) => introspectedOr(call, await service(call)) },
  "/oauth2/revoke": { methods: ["POST"], answer: revoke },
  "/oauth2/userinfo": { methods: ["GET", "POST"], answer: userInfo },
  "/jwks": { methods: ["GET"], answer: keys },
};

/** Everything else that the plugins would serve: programs are managed in the settings, and audiences not at all. */
const NOT_SERVED = /^\/(oauth2\/(?!callback\/|link$|consent$)|admin\/|token$|\.well-known\/)/;

/** Handles a request of a program or of a browser that comes from one. Null: the address is of another kind. */
export async function programRequest(request: Request, path: string): Promise<Response | null> {
  if (path === "/oauth2/authorize") return request.method === "GET" ? authorize(request) : refuse("METHOD_NOT_SUPPORTED");
  const endpoint = ENDPOINTS[path];
  if (!endpoint) return NOT_SERVED.test(path) ? refuse("NOT_FOUND") : null;
  if (request.method === "OPTIONS") return preflight(endpoint.methods.join(", "));
  const method = request.method === "HEAD" ? "GET" : request.method;
  if (!endpoint.methods.includes(method)) return oauthError(405, "invalid_request", "This address does not support that method.");
  if (method !== "GET" && !hasRoomToWrite()) return refuse("INSUFFICIENT_STORAGE");
  const call = await readProgramCall(request, path);
  return call instanceof Response ? call : endpoint.answer(call);
}

async function register(call: ProgramCall): Promise<Response> {
  const prepared = prepareRegistration(call);
  if (prepared instanceof Response) return prepared;
  const response = await service(call);
  return response.ok ? open(await completeRegistration(response, prepared.requested)) : response;
}

async function token(call: ProgramCall): Promise<Response> {
  const refused = prepareToken(call);
  if (refused) return refused;
  const db = database();
  const presented = await presentedIn(db, call);
  const response = await service(call);
  return afterToken(db, call, presented, response);
}

async function revoke(call: ProgramCall): Promise<Response> {
  const grant = await grantOfRefreshToken(database(), call);
  return revoked(call, await service(call), grant);
}

const introspectedOr = async (call: ProgramCall, response: Response): Promise<Response> =>
  response.ok ? introspected(call, response) : response;

async function keys(call: ProgramCall): Promise<Response> {
  const response = await service(call);
  if (response.ok) response.headers.set("cache-control", "public, max-age=300");
  return response;
}

async function service(call: ProgramCall): Promise<Response> {
  return open(await auth().handler(serviceRequest(call)));
}

/** The response of the sign-in service for pages of any site, with failures in the form that programs read. */
function open(response: Response): Response {
  const wait = response.headers.get("x-retry-after");
  if (response.status === 429)
    return oauthError(429, "temporarily_unavailable", "Too many requests.", { "retry-after": wait ?? "60" });
  if (response.status === 503) return oauthError(503, "temporarily_unavailable", "Try again shortly.", { "retry-after": "2" });
  if (response.status >= 500) return oauthError(500, "server_error", "Something went wrong on the server.");
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries({ ...OPEN_TO_SITES, ...NOT_STORED })) headers.set(name, value);
  headers.delete("set-cookie");
  return new Response(response.body, { status: response.status, headers });
}
