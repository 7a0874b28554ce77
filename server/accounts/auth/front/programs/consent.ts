import { recordActivity } from "@/server/accounts/auth/activity";
import { type AuthCall, refusal } from "@/server/accounts/auth/front/call";
import { appAddressOf } from "@/server/accounts/auth/programs/app-address";
import { database } from "@/server/platform/db/client";
import { logInfo } from "@/server/platform/log";
import { withIssuer } from "./authorize";

const CONSENT = "/oauth2/consent";

export const isConsent = (call: AuthCall): boolean => call.path === CONSENT && call.method === "POST";

/**
 * A user grants or denies the request of a program. `act` is the sign-in service, which checks that it has written the request
 * itself. The page names the account that it showed, because another tab may have signed in to another one since.
 */
export async function decideConsent(call: AuthCall, act: () => Promise<Response>): Promise<Response> {
  const { accept, oauth_query, account } = call.body;
  const session = await call.session();
  if (!session) return refusal(401, "UNAUTHORIZED", "Sign in to continue.");
  if (account !== session.userId)
    return refusal(409, "ACCOUNT_CHANGED", "You are signed in to another account now. Reload the page.");
  if (typeof oauth_query !== "string") return refusal(400, "BAD_REQUEST", "The request of the program is missing.");
  const query = new URLSearchParams(oauth_query);
  if (Number(query.get("exp")) * 1000 < Date.now())
    return refusal(400, "REQUEST_EXPIRED", "The request of the program has expired.");
  // All that was shown, or nothing.
  call.body = { accept: accept === true, oauth_query };
  const db = database();
  const clientId = query.get("client_id") ?? "";
  const grant = { userId_clientId: { userId: session.userId, clientId } };
  const select = { scopes: true, resources: true };
  const before = await db.oauthConsent.findUnique({ where: grant, select });
  const response = await act();
  if (!response.ok) return response;
  if (accept === true) {
    const after = await db.oauthConsent.findUnique({ where: grant, select });
    // The sign-in service keeps only what was allowed last; the program still has what was allowed before.
    const scopes = [...new Set([...(before?.scopes ?? []), ...(after?.scopes ?? [])])];
    const resources = [...new Set([...(before?.resources ?? []), ...(after?.resources ?? [])])];
    if (after) await db.oauthConsent.update({ where: grant, data: { scopes, resources } });
    if (scopes.length !== before?.scopes.length) noteConnection(call, session.userId, clientId);
  }
  const { url, ...rest } = (await response.json()) as { url: string };
  const target = URL.canParse(url) ? withIssuer(url, appAddressOf(call.url)) : url;
  return Response.json({ ...rest, url: target }, { headers: { "cache-control": "no-store" } });
}

function noteConnection(call: AuthCall, userId: string, clientId: string): void {
  logInfo("program-connected", "Program connected", { address: call.client, userId, clientId });
  recordActivity(database(), userId, "program-connected", call);
}
