import { z } from "zod";
import { audiencesOf } from "@/server/accounts/auth/programs/app-address";
import { endGrant, type Grant } from "@/server/accounts/auth/programs/grants";
import { hashToken } from "@/server/accounts/auth/programs/plugins";
import { storedIdentifier } from "@/server/accounts/auth/stored-identifier";
import type { Db } from "@/server/platform/db/client";
import { oauthError } from "./answers";
import type { ProgramCall } from "./program-call";

/** What a token request presents, read before it is handled because it may be gone afterwards. */
export type Presented = { grant: Grant | null; isReplay: boolean; claim: Claim | null };

/** The code of this request, which no other request has presented. */
type Claim = { codeId: string; consentId: string };

/** The audiences that a request names, or null if one of them is not of this instance. None: the default applies. */
export function audiencesIn(fields: URLSearchParams, app: string): string[] | null {
  const own = audiencesOf(app);
  const named = fields
    .getAll("resource")
    .filter((value) => value !== "")
    .map((value) => value.replace(/\/$/, ""));
  return named.every((audience) => own.includes(audience)) ? [...new Set(named)] : null;
}

/** Prepares a token request, or returns why it is refused. */
export function prepareToken({ fields, app }: ProgramCall): Response | null {
  const audiences = audiencesIn(fields, app);
  if (audiences === null) return oauthError(400, "invalid_target", "resource must be the address of this instance or its /mcp.");
  fields.delete("resource");
  for (const audience of audiences) fields.append("resource", audience);
  // Tokens that are bound to a key of the program are not supported, nor are keys instead of secrets.
  for (const name of ["client_assertion", "client_assertion_type"]) fields.delete(name);
  return null;
}

/** Which grant a code or refresh token belongs to, and whether it was used before. */
export async function presentedIn(db: Db, call: ProgramCall): Promise<Presented> {
  const { fields } = call;
  const token = fields.get("refresh_token");
  if (fields.get("grant_type") === "refresh_token" && token) {
    const row = await db.oauthRefreshToken.findUnique({
      where: { token: hashToken(token) },
      select: { userId: true, clientId: true, revoked: true, rotationReplayExpiresAt: true },
    });
    const isReplay =
      row !== null && row.revoked !== null && !(row.rotationReplayExpiresAt && row.rotationReplayExpiresAt >= new Date());
    return { grant: row, isReplay, claim: null };
  }
  const code = fields.get("grant_type") === "authorization_code" ? fields.get("code") : null;
  return code ? presentedCode(db, hashToken(code), clientIdOf(call)) : { grant: null, isReplay: false, claim: null };
}

/**
 * Claims a code before it is exchanged, so that of two requests with the same code one is known to be the second, even when they arrive
 * together. The service would only report to the second one that the code is gone.
 */
async function presentedCode(db: Db, codeId: string, clientId: string | null): Promise<Presented> {
  const grant = await grantOfCode(db, codeId);
  if (!grant || grant.clientId !== clientId) return { grant: null, isReplay: false, claim: null };
  const { userId } = grant;
  const where = { userId, clientId, OR: [{ codeId: null }, { codeId: { not: codeId } }] };
  const [claimed] = await db.oauthConsent.updateManyAndReturn({ where, data: { codeId }, select: { id: true } });
  return { grant, isReplay: !claimed, claim: claimed ? { codeId, consentId: claimed.id } : null };
}

const codeSchema = z.object({ userId: z.string(), query: z.object({ client_id: z.string() }) });

/** Whose code it is, also after it was exchanged. */
async function grantOfCode(db: Db, codeId: string): Promise<Grant | null> {
  const used = await db.oauthConsent.findFirst({ where: { codeId }, select: { userId: true, clientId: true } });
  if (used) return used;
  const row = await db.verification.findFirst({ where: { identifier: storedIdentifier(codeId) }, select: { value: true } });
  const code = row ? codeSchema.parse(JSON.parse(row.value)) : null;
  return code && { userId: code.userId, clientId: code.query.client_id };
}

/**
 * Follows up on a token request, and returns what the program gets. A code or refresh token that comes a second time was stolen, or the
 * program that comes now was robbed; the two cannot be distinguished. So the whole grant ends, no matter which of them the service served. Source:
 * RFC 9700, sections 2.1.1 and 4.14.
 */
export async function afterToken(
  db: Db,
  call: ProgramCall,
  { grant, isReplay, claim }: Presented,
  response: Response,
): Promise<Response> {
  if (isReplay && grant && grant.clientId === clientIdOf(call)) {
    await endGrant(db, grant, "replay");
    return response.ok ? usedCode() : response;
  }
  if (!claim || !grant) return response;
  const { codeId, consentId: id } = claim;
  if (!response.ok) {
    // Nothing was issued for it.
    await db.oauthConsent.updateMany({ where: { id, codeId }, data: { codeId: null } });
    return response;
  }
  if ((await db.oauthConsent.count({ where: { id } })) > 0) return response;
  // A second request with the code ended the grant in the meantime; the refresh token was stored after that.
  await db.oauthRefreshToken.deleteMany({ where: { authorizationCodeId: codeId } });
  return usedCode();
}

const usedCode = () => oauthError(400, "invalid_grant", "The code was presented twice.");

/** The program that sends a request, as it claims. The sign-in service checks it. */
export function clientIdOf({ fields, authorization }: ProgramCall): string | null {
  const basic = /^basic (.+)$/i.exec(authorization ?? "")?.[1];
  if (basic === undefined) return fields.get("client_id");
  const name = Buffer.from(basic, "base64").toString().split(":")[0] ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
