import { decodeJwt } from "jose";
import { findAccessToken, isAccessToken } from "@/server/accounts/auth/programs/access-tokens";
import { challenge } from "@/server/accounts/auth/programs/challenge";
import { endGrant } from "@/server/accounts/auth/programs/grants";
import { hashToken } from "@/server/accounts/auth/programs/plugins";
import { type Db, database } from "@/server/platform/db/client";
import { takePoint } from "@/server/platform/limits/rate-limits";
import { NOT_STORED, OPEN_TO_SITES, oauthError } from "./answers";
import type { ProgramCall } from "./program-call";
import { clientIdOf } from "./tokens";

const json = (body: unknown) => Response.json(body, { headers: { ...OPEN_TO_SITES, ...NOT_STORED } });

/** The claims of an access token that is currently valid here and belongs to the requesting program. */
async function claimsOf(db: Db, token: string, call: ProgramCall) {
  const access = await findAccessToken(db, token, call, Date.now());
  return access && access.clientId === clientIdOf(call)
    ? { ...decodeJwt<{ client_id: string }>(token), scope: access.scopes.join(" ") }
    : null;
}

/**
 * Whether a token is valid. The sign-in service has authenticated the program; about access tokens it does not know whether the
 * person has disconnected the program, so those are checked here. Source: RFC 7662.
 */
export async function introspected(call: ProgramCall, response: Response): Promise<Response> {
  const token = call.fields.get("token") ?? "";
  if (!isAccessToken(token)) return response;
  const claims = await claimsOf(database(), token, call);
  if (!claims) return json({ active: false });
  const { sub, client_id, scope, aud, iss, iat, exp, jti } = claims;
  return json({ active: true, token_type: "Bearer", sub, client_id, scope, aud, iss, iat, exp, jti });
}

/** The grant of a refresh token, read before it is revoked. */
export async function grantOfRefreshToken(db: Db, { fields }: ProgramCall) {
  const token = fields.get("token");
  if (!token || isAccessToken(token)) return null;
  return db.oauthRefreshToken.findUnique({ where: { token: hashToken(token) }, select: { userId: true, clientId: true } });
}

type RefreshGrant = Awaited<ReturnType<typeof grantOfRefreshToken>>;

/**
 * Revoking a token, of either kind, disconnects the program: whatever else it holds of the person ends as well. An unknown token is
 * already what the program wants. Source: RFC 7009.
 */
export async function revoked(call: ProgramCall, response: Response, grant: RefreshGrant): Promise<Response> {
  const token = call.fields.get("token") ?? "";
  // The sign-in service refuses access tokens after it has authenticated the program.
  const isRefused = response.status === 400 && (await errorOf(response)) === "unsupported_token_type";
  if (response.status >= 400 && !isRefused) return response;
  const db = database();
  const claims = isAccessToken(token) ? await claimsOf(db, token, call) : null;
  const ended = claims?.sub && typeof claims.client_id === "string" ? { userId: claims.sub, clientId: claims.client_id } : grant;
  if (ended && ended.clientId === clientIdOf(call)) await endGrant(db, ended, "program");
  return new Response(null, { status: 200, headers: { ...OPEN_TO_SITES, ...NOT_STORED } });
}

async function errorOf(response: Response): Promise<unknown> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { error?: unknown } | null)?.error;
}

/** Who the person is, as far as the token allows to say it. Source: OpenID Connect Core, section 5.3. */
export async function userInfo(call: ProgramCall): Promise<Response> {
  const wait = await takePoint("userinfo", call.client);
  if (wait !== null) return oauthError(429, "temporarily_unavailable", "Too many requests.", { "retry-after": String(wait) });
  const token = /^bearer (.+)$/i.exec(call.authorization ?? "")?.[1]?.trim() ?? "";
  const db = database();
  const access = isAccessToken(token) ? await findAccessToken(db, token, call, Date.now()) : null;
  const refuse = (status: number, error: string, description: string, header: string) =>
    oauthError(status, error, description, { "www-authenticate": header });
  if (!access) return refuse(401, "invalid_token", "The token is not valid.", challenge(call.app, call.authorization));
  const { scopes } = access;
  if (!scopes.includes("openid"))
    return refuse(403, "insufficient_scope", "openid is needed.", `Bearer error="insufficient_scope", scope="openid"`);
  const user = await db.user.findUniqueOrThrow({ where: { id: access.userId } });
  const profile = { name: user.name, preferred_username: user.username ?? undefined, picture: user.image ?? undefined };
  return json({
    sub: user.id,
    ...(scopes.includes("profile") ? profile : {}),
    ...(scopes.includes("email") ? { email: user.email, email_verified: user.emailVerified } : {}),
  });
}
