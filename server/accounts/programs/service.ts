import { type ConnectedProgram, PROGRAM_SCOPES } from "@/contracts/accounts/programs";
import { redirectPlaces } from "@/domain/programs/redirect-place";
import { endGrant } from "@/server/accounts/auth/programs/grants";
import type { Db } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";

const MAX_LISTED = 200;

const PROGRAM = {
  id: true,
  scopes: true,
  createdAt: true,
  lastUsedAt: true,
  client: { select: { name: true, redirectUris: true } },
} as const satisfies Prisma.OauthConsentSelect;

/** The programs that a person has allowed access, the newest first. */
export async function listPrograms(db: Db, userId: string): Promise<ConnectedProgram[]> {
  const orderBy = [{ createdAt: "desc" }, { id: "desc" }] as const;
  const rows = await db.oauthConsent.findMany({ where: { userId }, select: PROGRAM, orderBy: [...orderBy], take: MAX_LISTED });
  return rows.map(toProgram);
}

/** Revokes the consent for a program. Throws NOT_FOUND. */
export async function disconnectProgram(
  db: Db,
  userId: string,
  id: string,
  sender: { client: string; userAgent: string },
): Promise<void> {
  const grant = await db.oauthConsent.findFirst({ where: { id: knownId(id), userId }, select: { userId: true, clientId: true } });
  if (!grant || !(await endGrant(db, grant, "person", sender))) throw failure("NOT_FOUND");
}

/** Programs for the account export, in the order of their ids. */
export async function programsAfter(db: Db, userId: string, after: string, limit: number): Promise<ConnectedProgram[]> {
  const where = { userId, id: { gt: after } };
  return (await db.oauthConsent.findMany({ where, select: PROGRAM, orderBy: { id: "asc" }, take: limit })).map(toProgram);
}

const isScope = (scope: string): scope is ConnectedProgram["scopes"][number] =>
  (PROGRAM_SCOPES as readonly string[]).includes(scope);

function toProgram(row: Prisma.OauthConsentGetPayload<{ select: typeof PROGRAM }>): ConnectedProgram {
  return {
    id: row.id,
    name: row.client.name ?? "",
    places: redirectPlaces(row.client.redirectUris),
    scopes: row.scopes.filter(isScope),
    connectedAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
