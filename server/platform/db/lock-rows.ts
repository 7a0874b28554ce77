import type { Db } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { knownId } from "@/server/platform/ids";

/** Prisma has no row locks. A lock is held until the transaction ends. */
type Table =
  | "application"
  | "assistant_thread"
  | "career_artifact"
  | "career_fact"
  | "career_schedule"
  | "career_story"
  | "cover_letter"
  | "linked_event"
  | "mail_proposal"
  | "opportunity"
  | "record_entry"
  | "resume"
  | "share_comment";

/** Under `no key update`, rows that only refer to the locked one can still be added. */
type Strength = "update" | "no key update";

const named = (table: string) => Prisma.raw(`"${table}"`);
const held = (strength: Strength = "update") => Prisma.raw(`for ${strength}`);

/** Locks the row of an owner. Where there is none, or another person owns it, nothing is locked. */
export const lockOwned = (tx: Db, table: Table, id: string, ownerId: string, strength?: Strength): Promise<unknown> =>
  tx.$queryRaw`select id from ${named(table)} where id = ${knownId(id)}::uuid and "userId" = ${ownerId}::uuid ${held(strength)}`;

type Which = { ownerId?: string; strength?: Strength };

/**
 * Locks rows in the order of their ids, so that transactions that lock several do not wait for each other; with an owner, only that
 * person's. Returns how many there are.
 */
export async function lockRows(tx: Db, table: Table, ids: readonly string[], { ownerId, strength }: Which = {}): Promise<number> {
  const owned = ownerId === undefined ? Prisma.empty : Prisma.sql`and "userId" = ${ownerId}::uuid`;
  const rows = await tx.$queryRaw<unknown[]>`
    select id from ${named(table)} where id = any(${[...ids]}::uuid[]) ${owned} order by id ${held(strength)}`;
  return rows.length;
}

type Only =
  | { table: "ai_setting"; userId: string }
  | { table: "career_workspace"; applicationId: string }
  | { table: "tailoring"; resumeId: string };

/** Locks the only row that an account, an application or a resume has in a table, if there is one. */
export async function lockOnly(tx: Db, { table, ...key }: Only): Promise<void> {
  const [[column, id] = ["", ""]] = Object.entries(key);
  await tx.$queryRaw`select 1 from ${named(table)} where ${named(column)} = ${id}::uuid for update`;
}

/**
 * Locks an account, so that requests at the same time cannot pass a limit together. Rows that only refer to the account can still be
 * added.
 */
export const lockAccount = (tx: Db, userId: string): Promise<unknown> =>
  tx.$queryRaw`select id from "user" where id = ${userId}::uuid for no key update`;
