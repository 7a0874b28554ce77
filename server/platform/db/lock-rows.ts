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
  | "cover_letter"
  | "linked_event"
  | "mail_proposal"
  | "opportunity"
  | "resume";

const named = (table: Table) => Prisma.raw(table);

/** Locks the row of an owner. Where there is none, or another person owns it, nothing is locked. */
export const lockOwned = (tx: Db, table: Table, id: string, ownerId: string): Promise<unknown> =>
  tx.$queryRaw`select id from ${named(table)} where id = ${knownId(id)}::uuid and "userId" = ${ownerId}::uuid for update`;

/** Locks rows in the order of their ids, so that transactions that lock several do not wait for each other. */
export const lockRows = (tx: Db, table: Table, ids: readonly string[]): Promise<unknown> =>
  tx.$queryRaw`select id from ${named(table)} where id = any(${[...ids]}::uuid[]) order by id for update`;

/**
 * Locks an account, so that requests at the same time cannot pass a limit together. Rows that only refer to the account can still be
 * added.
 */
export const lockAccount = (tx: Db, userId: string): Promise<unknown> =>
  tx.$queryRaw`select id from "user" where id = ${userId}::uuid for no key update`;
