import { hash, randomBytes } from "node:crypto";
import type { Invitation } from "@/contracts/admin/admin";
import { DAY_MS } from "@/domain/dates/day-ms";
import { type Acting, actAsAdmin } from "@/server/accounts/roles/act-as-admin";
import { recordAct } from "@/server/accounts/roles/record-act";
import type { Db } from "@/server/platform/db/client";
import type { Invitation as Row } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { type Page, pageFrom } from "@/server/platform/keyset";

const VALID_MS = 7 * DAY_MS;
/** Ours have 43 letters. */
const MAX_LETTERS = 100;

/** Invitations are random enough that a plain hash protects them. */
const hashOf = (token: string) => hash("sha256", token.slice(0, MAX_LETTERS), "base64url");

function stateOf({ usedAt, revokedAt, expiresAt }: Row, now: Date): Invitation["state"] {
  if (usedAt) return "used";
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "expired" : "open";
}

const toInvitation = (row: Row, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  state: stateOf(row, now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
});

/** Makes an invitation. Its link is returned only here. */
export async function invite(db: Db, acting: Acting, email: string | null, origin: string, now: Date) {
  const token = randomBytes(32).toString("base64url");
  const data = { id: newId(), tokenHash: hashOf(token), email, createdAt: now, expiresAt: new Date(now.getTime() + VALID_MS) };
  const row = await actAsAdmin(db, acting, async (tx, actor) => {
    await recordAct(tx, actor, { kind: "invitation-made", subject: { id: data.id, name: email } });
    return tx.invitation.create({ data });
  });
  return { ...toInvitation(row, now), url: `${origin}/auth/sign-up?invitation=${token}` };
}

export async function listInvitations(db: Db, page: Page, now: Date) {
  const { take, after, split } = pageFrom("createdAt", page);
  const rows = await db.invitation.findMany({ where: after, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take });
  const { entries, cursor } = split(rows);
  return { invitations: entries.map((row) => toInvitation(row, now)), cursor };
}

/** Throws NOT_FOUND for one that does not exist. One that was used or revoked stays as it is. */
export async function revokeInvitation(db: Db, acting: Acting, invitationId: string, now: Date): Promise<void> {
  const id = knownId(invitationId);
  await actAsAdmin(db, acting, async (tx, actor) => {
    const row = await tx.invitation.findUnique({ where: { id } });
    if (!row) throw failure("NOT_FOUND");
    const open = { id, usedAt: null, revokedAt: null };
    if ((await tx.invitation.updateMany({ where: open, data: { revokedAt: now } })).count === 0) return;
    await recordAct(tx, actor, { kind: "invitation-revoked", subject: { id, name: row.email } });
  });
}

/** Uses an invitation up. Of two sign-ups with the same one, the second waits for the first and finds it used. */
export async function takeInvitation(tx: Db, token: string, email: string, now: Date): Promise<boolean> {
  const isForThem = { OR: [{ email: null }, { email: email.toLowerCase() }] };
  const where = { tokenHash: hashOf(token), usedAt: null, revokedAt: null, expiresAt: { gt: now }, ...isForThem };
  return (await tx.invitation.updateMany({ where, data: { usedAt: now } })).count === 1;
}

const REFUSALS = {
  used: { code: "INVITATION_USED", message: "This invitation was used already. Ask for a new one." },
  revoked: { code: "INVITATION_REVOKED", message: "This invitation was revoked. Ask for a new one." },
  expired: { code: "INVITATION_EXPIRED", message: "This invitation has expired. Ask for a new one." },
  open: { code: "INVITATION_FOR_ANOTHER_ADDRESS", message: "This invitation is for another email address." },
  unknown: { code: "INVITATION_UNKNOWN", message: "This invitation is not valid. Check the link or ask for a new one." },
} as const;

/** Why an invitation cannot be used. */
export async function refusalOfInvitation(tx: Db, token: string, now: Date) {
  return REFUSALS[await invitationState(tx, token, now)];
}

/** What the sign-up page shows about an invitation before anything is typed. */
export async function invitationState(db: Db, token: string, now: Date): Promise<keyof typeof REFUSALS> {
  const row = await db.invitation.findUnique({ where: { tokenHash: hashOf(token) } });
  return row ? stateOf(row, now) : "unknown";
}
