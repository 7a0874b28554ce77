import type { Db } from "@/server/db/client";
import { audiencesOf } from "../../programs/app-address";
import { endGrant } from "../../programs/grants";
import { hashToken } from "../../programs/plugins";
import { oauthError } from "./answers";
import type { ProgramCall } from "./program-call";

/** What a token request presents, read before it is answered because it may be gone afterwards. */
export type Presented = { grant: { userId: string; clientId: string } | null; isReplay: boolean; codeId: string | null };

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
export async function presentedIn(db: Db, { fields }: ProgramCall): Promise<Presented> {
  const token = fields.get("refresh_token");
  if (fields.get("grant_type") === "refresh_token" && token) {
    const row = await db.oauthRefreshToken.findUnique({
      where: { token: hashToken(token) },
      select: { userId: true, clientId: true, revoked: true, rotationReplayExpiresAt: true },
    });
    const isReplay =
      row !== null && row.revoked !== null && !(row.rotationReplayExpiresAt && row.rotationReplayExpiresAt >= new Date());
    return { grant: row, isReplay, codeId: null };
  }
  const codeId = fields.get("grant_type") === "authorization_code" ? hashToken(fields.get("code") ?? "") : null;
  const used = codeId ? await db.oauthConsent.findFirst({ where: { codeId }, select: { userId: true, clientId: true } }) : null;
  return { grant: used, isReplay: used !== null, codeId };
}

/**
 * Follows up on a token request. A code or refresh token that comes a second time was stolen, or the program that comes now was
 * robbed; nobody can tell which. So the whole grant ends. Source: RFC 9700, sections 2.1.1 and 4.14.
 */
export async function afterToken(
  db: Db,
  call: ProgramCall,
  { grant, isReplay, codeId }: Presented,
  response: Response,
): Promise<void> {
  if (response.status >= 400) {
    if (isReplay && grant && grant.clientId === clientIdOf(call)) await endGrant(db, grant, "replay");
    return;
  }
  if (codeId === null) return;
  const { access_token: token } = (await response.clone().json()) as { access_token: string };
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { sub: string; client_id: string };
  await db.oauthConsent.updateMany({ where: { userId: claims.sub, clientId: claims.client_id }, data: { codeId } });
}

/** The program that sends a request, as it says. The sign-in service checks it. */
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
