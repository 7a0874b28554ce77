import type { ActivityKind } from "@/contracts/account";
import { db, sql } from "@/server/db/sql";
import { logWarning } from "@/server/log";
import { type Paging, pageOf } from "@/server/paging";

type Sender = { client: string; userAgent: string };

export type Activity = { id: string; kind: ActivityKind; address: string | null; device: string | null; at: string };

const MAX_EVENTS = 200;
/** Whoever guesses passwords must not push everything else out of the list. */
const FAILURES_APART = "10 minutes";
const MAX_DEVICE = 300;

/** Adds to what the owner sees of their account. Nobody waits for it, and the act it tells of does not fail for it. */
export function recordActivity(userId: string, kind: ActivityKind, sender: Sender): void {
  void record(userId, kind, sender).catch(() => {
    logWarning("database", "Activity could not be recorded", { userId, kind });
  });
}

async function record(userId: string, kind: ActivityKind, { client, userAgent }: Sender): Promise<void> {
  const address = client === "unknown" ? null : client.slice(0, 64);
  const device = userAgent === "" ? null : userAgent.slice(0, MAX_DEVICE).toWellFormed();
  await db.query(
    sql`insert into account_event ("userId", kind, address, device)
        select id, ${kind}, ${address}, ${device} from "user" where id = ${userId}
          and (${kind} <> 'sign-in-failed' or not exists (
            select 1 from account_event where "userId" = ${userId} and kind = 'sign-in-failed' and at > now() - ${FAILURES_APART}::interval))`,
  );
  await db.query(
    sql`delete from account_event where "userId" = ${userId} and id in (
          select id from account_event where "userId" = ${userId} order by at desc, id desc offset ${MAX_EVENTS})`,
  );
}

/** What happened to the account, newest first. */
export async function listActivity(userId: string, input: Paging): Promise<{ events: Activity[]; total: number }> {
  const { limit, offset } = pageOf(input);
  const events = await db.query<Activity>(
    sql`select id, kind, address, device, at from account_event where "userId" = ${userId}
        order by at desc, id desc limit ${limit} offset ${offset}`,
  );
  const [row] = await db.query<{ total: number }>(sql`select count(*) as total from account_event where "userId" = ${userId}`);
  return { events, total: row?.total ?? 0 };
}
