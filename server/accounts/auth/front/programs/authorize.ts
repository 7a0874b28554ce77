import { auth } from "@/server/accounts/auth/auth";
import { appAddressOf, audiencesOf, issuerOf } from "@/server/accounts/auth/programs/app-address";
import { CONSENT_PAGE, SIGN_IN_FIRST } from "@/server/accounts/auth/programs/plugins";
import { scopesIn, writtenOut } from "@/server/accounts/auth/programs/scopes";
import { sessionOf } from "@/server/accounts/auth/session-of";
import { database } from "@/server/platform/db/client";
import { clientOf } from "@/server/platform/request/client";
import { refuse } from "@/server/platform/request/refuse";
import { isClean, repeatedFieldOf } from "./program-call";
import { isNative } from "./redirect-addresses";
import { afterSignIn, requiredSignIn } from "./required-sign-in";
import { audiencesIn } from "./tokens";

/** What a program may say in an authorization request. The rest is dropped, except what must be refused. */
const KNOWN = [
  "response_type",
  "client_id",
  "redirect_uri",
  "state",
  "nonce",
  "code_challenge",
  "code_challenge_method",
  "max_age",
];
const REFUSED = ["request", "request_uri"];

/** No audience of this instance; the sign-in service reports this to the program. */
const NO_AUDIENCE = "urn:dossier:no-audience";

/**
 * A browser arrives with the request of a program. It continues to sign-in, to the consent page, or back to the program. Source:
 * RFC 6749, section 4.1, with RFC 7636, 8707 and 9207.
 */
export async function authorize(request: Request): Promise<Response> {
  if (!isNavigation(request.headers))
    return refuse("FORBIDDEN", {}, "Only a page that a person opens can start an authorization.");
  const url = new URL(request.url);
  const app = appAddressOf(url);
  const parameters = url.searchParams;
  if (repeatedFieldOf(parameters) !== null || ![...parameters].flat().every(isClean)) return failed("invalid_request");
  const headers = new Headers({ accept: "text/html", host: url.host, "x-forwarded-for": clientOf(request.headers) });
  const userAgent = request.headers.get("user-agent");
  if (userAgent !== null) headers.set("user-agent", userAgent);
  const cookie = withoutCachedSession(request.headers.get("cookie") ?? "");
  if (cookie !== "") headers.set("cookie", cookie);
  const prompt = await promptOf(parameters, headers);
  const cleaned = new URL(url);
  cleaned.search = cleanQuery(parameters, prompt, app).toString();
  const response = await auth().handler(new Request(cleaned, { headers }));
  const target = response.headers.get("location");
  if (target === null) return response;
  return redirect(destination(target, url, prompt, app));
}

/** When the person signed in counts here, so the session is read from the database. */
const withoutCachedSession = (cookie: string): string =>
  cookie
    .split(/;\s*/)
    .filter((entry) => !/^[^=]*\.session_data\b/.test(entry))
    .join("; ");

/** A picture, a frame or a script on a page must not authorize a program. Browsers say what a request is for; programs say nothing. */
const isNavigation = (headers: Headers): boolean => (headers.get("sec-fetch-dest") ?? "document") === "document";

/** The prompts that the service shows, and whether the program forbids any prompt. */
type Prompt = { value: string | null; isSilent: boolean };

/**
 * Programs of a computer or phone are never authorized without asking: their addresses belong to no one, so another program can
 * present itself as the one that was allowed. Source: RFC 8252, section 8.6.
 */
async function promptOf(parameters: URLSearchParams, headers: Headers): Promise<Prompt> {
  const entries = scopesIn(parameters.get("prompt") ?? "").filter((entry) => ["none", "login", "consent"].includes(entry));
  const isSilent = entries.includes("none");
  const requested = new Set(entries);
  if (requested.delete("login") || parameters.has("signed_in_after")) {
    const session = await sessionOf(database(), headers);
    if (requiredSignIn(parameters, session, Date.now())) requested.add("login");
  }
  if (isNative([parameters.get("redirect_uri") ?? ""])) {
    // `destination` responds instead of the service. The service rejects `none` together with another value.
    if (requested.size === 1) requested.delete("none");
    if (!requested.has("none")) requested.add("consent");
  }
  return { value: requested.size > 0 ? [...requested].join(" ") : null, isSilent };
}

/** The request in the form that the sign-in service gets. */
function cleanQuery(parameters: URLSearchParams, prompt: Prompt, app: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of [...KNOWN, ...REFUSED]) {
    const value = parameters.get(name);
    if (value !== null) query.set(name, value);
  }
  const scopes = scopesIn(parameters.get("scope") ?? "");
  query.set("scope", writtenOut(scopes.length > 0 ? scopes : ["offline_access"]).join(" "));
  if (prompt.value !== null) query.set("prompt", prompt.value);
  const named = audiencesIn(parameters, app);
  // A program that names no audience may use both.
  const audiences = named === null ? [NO_AUDIENCE] : named.length > 0 ? named : audiencesOf(app);
  for (const audience of audiences) query.append("resource", audience);
  return query;
}

/** Where the browser goes instead of where the sign-in service sends it. */
function destination(target: string, requested: URL, prompt: Prompt, app: string): string {
  const isSignIn = target.startsWith(`${SIGN_IN_FIRST}?`);
  const isConsent = target.startsWith(`${CONSENT_PAGE}?`);
  // The service has checked the address of the program by now.
  if ((isSignIn || isConsent) && prompt.isSilent)
    return refusedSilently(requested, isSignIn ? "login_required" : "consent_required", app);
  if (isSignIn) return `/auth/sign-in?next=${encodeURIComponent(afterSignIn(requested, Date.now()))}`;
  if (isConsent) return target;
  // The page for errors of sign-ins through other sites.
  if (target.startsWith("/auth/sign-in?")) return errorPage(new URLSearchParams(target.split("?")[1]).get("error"));
  return withIssuer(target, app);
}

/** Back to the program, which has forbidden prompts. Source: OpenID Connect Core, section 3.1.2.6. */
function refusedSilently(requested: URL, error: string, app: string): string {
  const back = new URL(requested.searchParams.get("redirect_uri") ?? "");
  back.searchParams.set("error", error);
  back.searchParams.set("error_description", "The person must be asked.");
  const state = requested.searchParams.get("state");
  if (state !== null) back.searchParams.set("state", state);
  back.searchParams.set("iss", issuerOf(app));
  return back.toString();
}

/** The sign-in service names itself with https even where it is reached over http. Programs compare the two. */
export function withIssuer(target: string, app: string): string {
  const url = new URL(target);
  if (!url.searchParams.has("iss") || url.searchParams.get("iss") === issuerOf(app)) return target;
  url.searchParams.set("iss", issuerOf(app));
  return url.toString();
}

const errorPage = (error: string | null): string => `${CONSENT_PAGE}?error=${encodeURIComponent(error ?? "invalid_request")}`;

const failed = (error: string): Response => redirect(errorPage(error));

/** Fragments of earlier addresses must not reach the program: `#` ends them. Source: RFC 9700, section 4.10. */
const redirect = (location: string): Response =>
  new Response(null, { status: 302, headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" } });
