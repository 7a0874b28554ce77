import { randomBytes } from "node:crypto";
import type { AdminPerson } from "@/contracts/admin/people";
import { deleteRows, removeFilesOf } from "@/server/accounts/account/delete";
import { endOtherSessions } from "@/server/accounts/auth/end-access";
import { endAccessHere } from "@/server/accounts/auth/ended-access";
import { HANDED_OVER } from "@/server/accounts/auth/front/reset-links";
import { storedIdentifier, storedKind } from "@/server/accounts/auth/stored-identifier";
import { type Acting, actOnPerson } from "@/server/accounts/roles/act-as-admin";
import { type Actor, recordAct } from "@/server/accounts/roles/record-act";
import { type LockedPerson, refuseLastAdmin } from "@/server/accounts/roles/who-is-admin";
import { afterCommit, type Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { readPerson } from "./people";

const RESET_MS = 3_600_000;

const subjectOf = ({ id, email }: LockedPerson) => ({ id, name: email });

/** A trigger ends sessions and programs of the account; keys are refused while it is disabled. */
export const disablePerson = (db: Db, acting: Acting, userId: string): Promise<AdminPerson> =>
  actOnPerson(db, acting, userId, async (tx, actor, person, locked) => {
    refuseLastAdmin(locked, person.id);
    if (!person.banned) {
      await tx.user.update({ where: { id: person.id }, data: { banned: true }, select: { id: true } });
      await recordAct(tx, actor, { kind: "person-disabled", subject: subjectOf(person) });
      afterCommit(tx, () => endAccessHere(person.id, null));
    }
    return readPerson(tx, person.id);
  });

export const enablePerson = (db: Db, acting: Acting, userId: string): Promise<AdminPerson> =>
  actOnPerson(db, acting, userId, async (tx, actor, person) => {
    if (person.banned) {
      await tx.user.update({ where: { id: person.id }, data: { banned: false }, select: { id: true } });
      await recordAct(tx, actor, { kind: "person-enabled", subject: subjectOf(person) });
    }
    return readPerson(tx, person.id);
  });

export const signPersonOut = (db: Db, acting: Acting, userId: string): Promise<void> =>
  actOnPerson(db, acting, userId, async (tx, actor, person) => {
    await endOtherSessions(tx, person.id, null);
    await tx.oauthRefreshToken.deleteMany({ where: { userId: person.id } });
    await tx.oauthConsent.deleteMany({ where: { userId: person.id } });
    await recordAct(tx, actor, { kind: "person-signed-out", subject: subjectOf(person) });
    afterCommit(tx, () => endAccessHere(person.id, null));
  });

export const setAdmin = (db: Db, acting: Acting, userId: string, isAdmin: boolean): Promise<AdminPerson> =>
  actOnPerson(db, acting, userId, async (tx, actor, person, locked) => {
    if (!isAdmin) refuseLastAdmin(locked, person.id);
    if (person.isAdmin !== isAdmin) {
      await tx.user.update({ where: { id: person.id }, data: { isAdmin }, select: { id: true } });
      await recordAct(tx, actor, { kind: isAdmin ? "admin-made" : "admin-removed", subject: subjectOf(person) });
      // Not because access ended: what is shown to them is read again.
      afterCommit(tx, () => endAccessHere(person.id, null));
    }
    return readPerson(tx, person.id);
  });

type Link = { url: string; expiresAt: string };

/** A link as the sign-in service makes them (front/reset-links.ts), at this address of the instance. Throws PRECONDITION_FAILED. */
export async function makeResetLink(db: Db, acting: Acting, userId: string, origin: string, now: Date): Promise<Link> {
  if (env().DISABLE_EMAIL_AUTH)
    throw failure("PRECONDITION_FAILED", { message: "Password sign-in is disabled on this instance (DISABLE_EMAIL_AUTH)." });
  const token = `${HANDED_OVER}${randomBytes(32).toString("base64url")}`;
  const expiresAt = new Date(now.getTime() + RESET_MS);
  await actOnPerson(db, acting, userId, async (tx, actor, person) => {
    await tx.verification.deleteMany({ where: { value: person.id, identifier: { startsWith: storedKind("reset-password:") } } });
    const data = { id: newId(), identifier: storedIdentifier(`reset-password:${token}`), value: person.id, expiresAt };
    await tx.verification.create({ data, select: { id: true } });
    await recordAct(tx, actor, { kind: "reset-link-made", subject: subjectOf(person) });
  });
  return { url: `${origin}/auth/reset-password?token=${token}`, expiresAt: expiresAt.toISOString() };
}

/** Deletes an account with everything it owns. The files go after the rows, when nothing refers to them any more. */
export async function deletePerson(db: Db, acting: Acting, userId: string): Promise<void> {
  const id = await actOnPerson(db, acting, userId, async (tx, actor: Actor, person, locked) => {
    refuseLastAdmin(locked, person.id);
    await deleteRows(tx, person.id, { client: actor.address ?? "unknown" });
    await recordAct(tx, actor, { kind: "person-deleted", subject: subjectOf(person) });
    return person.id;
  });
  await removeFilesOf(id);
}
