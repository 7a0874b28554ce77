import { clientOf } from "@/server/http/client";
import { auth } from "../../auth";
import { appAddressOf, audiencesOf, issuerOf } from "../../programs/app-address";
import { CONSENT_PAGE, SIGN_IN_FIRST } from "../../programs/plugins";
import { API_SCOPES, scopesIn } from "../../programs/scopes";
import { isClean, repeatedFieldOf } from "./program-call";
import { audiencesIn } from "./tokens";

/** What a program may say in an authorization request. The rest is dropped, except what must be refused. */
const KNOWN = ["response_type", "client_id", "redirect_uri", "state", "nonce", "code_challenge", "code_challenge_method"];
const REFUSED = ["request", "request_uri"];

/** No audience of this instance; the sign-in service tells the program so. */
const NO_AUDIENCE = "urn:dossier:no-audience";

/** What a program gets that does not say what it wants. The person sees it before. */
const DEFAULT_SCOPE = [...API_SCOPES, "offline_access"].join(" ");

/**
 * A browser arrives with the request of a program. It goes on to sign-in, to the consent, or back to the program. Source:
 * RFC 6749, section 4.1, with RFC 7636, 8707 and 9207.
 */
export async function authorize(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const app = appAddressOf(url);
  const given = url.searchParams;
  if (repeatedFieldOf(given) !== null || ![...given].flat().every(isClean)) return failed("invalid_request");
  const cleaned = new URL(url);
  cleaned.search = cleanQuery(given, app).toString();
  const headers = new Headers({ accept: "text/html", host: url.host, "x-forwarded-for": clientOf(request.headers) });
  for (const name of ["cookie", "user-agent"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const response = await auth().handler(new Request(cleaned, { headers }));
  const target = response.headers.get("location");
  if (target === null) return response;
  return redirect(destination(target, url, app));
}

/** The request in the form that the sign-in service gets. */
function cleanQuery(given: URLSearchParams, app: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of [...KNOWN, ...REFUSED]) {
    const value = given.get(name);
    if (value !== null) query.set(name, value);
  }
  query.set("scope", scopesIn(given.get("scope") ?? "").join(" ") || DEFAULT_SCOPE);
  // Signing in again on demand is not offered: the consent is what protects the person.
  const prompt = scopesIn(given.get("prompt") ?? "").filter((entry) => entry === "none" || entry === "consent");
  if (prompt.length > 0) query.set("prompt", prompt.includes("none") ? "none" : "consent");
  // A consent covers both audiences; which of them a token gets is said when it is fetched.
  const audiences = audiencesIn(given, app) === null ? [NO_AUDIENCE] : audiencesOf(app);
  for (const audience of audiences) query.append("resource", audience);
  return query;
}

/** Where the browser goes instead of where the sign-in service sends it. */
function destination(target: string, asked: URL, app: string): string {
  if (target.startsWith(`${SIGN_IN_FIRST}?`)) {
    // In one spelling: sign-in through other sites refuses addresses with unusual characters.
    const back = `${asked.pathname}?${new URLSearchParams(asked.search)}`;
    return `/auth/sign-in?next=${encodeURIComponent(back)}`;
  }
  if (target.startsWith(`${CONSENT_PAGE}?`)) return target;
  // The page for errors of sign-ins through other sites.
  if (target.startsWith("/auth/sign-in?")) return errorPage(new URLSearchParams(target.split("?")[1]).get("error"));
  return withIssuer(target, app);
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
