import { type Db, transaction } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { ownerId, type RequestContext } from "@/server/platform/request/context";
import type { Actor } from "./record-act";
import { isActive, type LockedPerson, lockAdminsAnd } from "./who-is-admin";

/** Who wants to act. The name is read when the act begins. */
export type Acting = { id: string | null; address: string | null };

export const BY_COMMAND: Acting = { id: null, address: null };

export const actingFor = (context: RequestContext): Acting => ({
  id: ownerId(context),
  address: context.client === "unknown" ? null : context.client,
});

/**
 * Runs an act in a transaction that begins with the administrators locked. Throws FORBIDDEN if the acting account is no longer an administrator:
 * another one may have removed it while it waited.
 */
export function actAsAdmin<Result>(
  db: Db,
  acting: Acting,
  work: (tx: Db, actor: Actor, locked: readonly LockedPerson[]) => Promise<Result>,
  userId: string | null = null,
): Promise<Result> {
  return transaction(db, async (tx) => {
    const locked = await lockAdminsAnd(tx, userId);
    if (acting.id === null) return work(tx, { ...acting, name: "command" }, locked);
    const admin = locked.find(({ id }) => id === acting.id);
    if (!admin || !isActive(admin)) throw failure("FORBIDDEN", { message: "Only administrators can do that." });
    return work(tx, { ...acting, name: admin.email }, locked);
  });
}

/** The same for an act on one account. Throws NOT_FOUND. */
export function actOnPerson<Result>(
  db: Db,
  acting: Acting,
  userId: string,
  work: (tx: Db, actor: Actor, person: LockedPerson, locked: readonly LockedPerson[]) => Promise<Result>,
): Promise<Result> {
  const id = knownId(userId);
  return actAsAdmin(
    db,
    acting,
    (tx, actor, locked) => {
      const person = locked.find((one) => one.id === id);
      if (!person) throw failure("NOT_FOUND");
      return work(tx, actor, person, locked);
    },
    id,
  );
}
