import { hash } from "node:crypto";
import { decodeProtectedHeader, errors, jwtVerify } from "jose";
import { z } from "zod";
import type { Permission } from "@/contracts/permission";
import { TrustedCredentials } from "@/server/accounts/auth/trusted-credentials";
import type { Db } from "@/server/platform/db/client";
import { type Audience, audienceOf, audiencesOf, issuerOf } from "./app-address";
import { permissionsOf, scopesIn } from "./scopes";
import { SIGNING_ALGORITHM, verificationKeys } from "./signing-keys";

/** The person for whom a program acts, and what it may do. */
export type ProgramAccess = {
  userId: string;
  clientId: string;
  name: string | null;
  scopes: readonly string[];
  permissions: readonly Permission[];
};

type Verified = {
  userId: string;
  clientId: string;
  scopes: readonly string[];
  app: string;
  audiences: readonly string[];
  issuedAt: number;
  expiresAt: number;
};
type Entry = Verified & { access: ProgramAccess; consentId: string; written: number };

/** Where a token is presented. Without an audience: to the sign-in service itself, which issues tokens of both. */
type Place = { app: string; audience?: Audience };

const LAST_USED_EVERY_MS = 60_000;
/** Ours have about 700. */
const MAX_LETTERS = 4_096;

const trusted = new TrustedCredentials<Entry>("access token of a program");

/** Tokens are signed texts of three parts; neither API keys nor session tokens look like that. */
export const isAccessToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]*$/.test(text);

/**
 * The access that a token of a program gives at this place, or null. A token is valid as long as its signature, address, audience,
 * time and the person's consent are, and permits nothing that the consent does not. Verified tokens are trusted without a query for some seconds (trusted-credentials.ts).
 */
export async function findAccessToken(
  db: Db,
  token: string,
  { app, audience }: Place,
  now: number,
): Promise<ProgramAccess | null> {
  if (token.length > MAX_LETTERS) return null;
  const key = hash("sha256", token, "base64url");
  const found = trusted.find(key, now);
  const known = found?.value.app === app ? found : null;
  const isHere = ({ audiences }: Verified) => audience === undefined || audiences.includes(audienceOf(app, audience));
  if (known?.isTrusted && isHere(known.value)) {
    noteUse(db, known.value, now);
    return known.value.access;
  }
  const verified = known?.value ?? (await verify(db, token, app, now));
  if (!verified || verified.expiresAt <= now || !isHere(verified)) return null;
  const consent = await findConsent(db, verified);
  if (!consent) {
    trusted.forget(key);
    return null;
  }
  const { userId, clientId } = verified;
  const scopes = verified.scopes.filter((scope) => consent.scopes.includes(scope));
  const access = { userId, clientId, name: consent.client.name, scopes, permissions: permissionsOf(scopes) };
  const entry = {
    ...verified,
    access,
    consentId: consent.id,
    written: consent.lastUsedAt?.getTime() ?? 0,
  };
  trusted.trust(key, entry, now);
  noteUse(db, entry, now);
  return access;
}

/** The claims of our tokens. Those that are bound to a key of the program (`cnf`) are refused, because nothing checks that key. */
const claimsSchema = z.object({
  sub: z.uuid(),
  client_id: z.string().min(1),
  scope: z.string(),
  iat: z.number(),
  exp: z.number(),
  cnf: z.undefined().optional(),
});

async function verify(db: Db, token: string, app: string, now: number): Promise<Verified | null> {
  try {
    const keys = await verificationKeys(db, decodeProtectedHeader(token).kid, now);
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [SIGNING_ALGORITHM],
      typ: "at+jwt",
      issuer: issuerOf(app),
      audience: audiencesOf(app),
      currentDate: new Date(now),
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return null;
    const { sub: userId, client_id: clientId, scope, iat, exp } = claims.data;
    const audiences = [payload.aud ?? []].flat();
    return { userId, clientId, scopes: scopesIn(scope), app, audiences, issuedAt: iat * 1000, expiresAt: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}

/** The consent behind a token. One that was given again after the program was disconnected does not revive older tokens. */
function findConsent(db: Db, { userId, clientId, issuedAt }: Verified) {
  return db.oauthConsent.findFirst({
    where: {
      userId,
      clientId,
      createdAt: { lte: new Date(issuedAt + 999) },
      user: { banned: false },
      client: { disabled: { not: true } },
    },
    select: { id: true, scopes: true, lastUsedAt: true, client: { select: { name: true } } },
  });
}

function noteUse(db: Db, entry: Entry, now: number) {
  if (now - entry.written < LAST_USED_EVERY_MS) return;
  entry.written = now;
  db.oauthConsent.updateMany({ where: { id: entry.consentId }, data: { lastUsedAt: new Date(now) } }).catch(() => {
    // The time of last use is only informational; failing to store it must not fail the request.
  });
}
