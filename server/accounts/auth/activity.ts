import type { ActivityKind } from "@/contracts/accounts/account";
import type { Db } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { logWarning } from "@/server/platform/log";
import { type Paging, pageOf } from "@/server/platform/paging";

type Sender = { client: string; userAgent: string };

const MAX_EVENTS = 200;
/** Someone who guesses passwords must not push everything else out of the list. */
const MINUTES_BETWEEN_FAILURES = 10;
const MAX_DEVICE = 300;

/** Adds an event to the account's recent activity. Runs in the background; its failure does not fail the action it records. */
export function recordActivity(db: Db, userId: string, kind: ActivityKind, sender: Sender): void {
  void record(db, userId, kind, sender).catch(() => {
    logWarning("database", "Activity could not be recorded", { userId, kind });
  });
}

async function record(db: Db, userId: string, kind: ActivityKind, { client, userAgent }: Sender): Promise<void> {
  const address = client === "unknown" ? null : client.slice(0, 64);
  const device = userAgent === "" ? null : userAgent.slice(0, MAX_DEVICE).toWellFormed();
  // Prisma can neither insert conditionally nor delete by order.
  await db.$executeRaw`insert into account_event ("userId", kind, address, device)
    select id, ${kind}, ${address}, ${device} from "user" where id = ${userId}::uuid
      and (${kind} <> 'sign-in-failed' or not exists (
        select 1 from account_event where "userId" = ${userId}::uuid and kind = 'sign-in-failed'
          and at > now() - make_interval(mins => ${MINUTES_BETWEEN_FAILURES}::int)))`;
  await db.$executeRaw`delete from account_event where "userId" = ${userId}::uuid and id in (
    select id from account_event where "userId" = ${userId}::uuid order by at desc, id desc offset ${MAX_EVENTS})`;
}

/** An event of an account's recent activity. */
const EVENT = { id: true, kind: true, address: true, device: true, at: true } as const satisfies Prisma.AccountEventSelect;

type Activity = { id: string; kind: ActivityKind; address: string | null; device: string | null; at: string };

const toActivity = ({ kind, at, ...event }: Prisma.AccountEventGetPayload<{ select: typeof EVENT }>): Activity => ({
  ...event,
  kind: kind as ActivityKind,
  at: at.toISOString(),
});

/** What happened to the account, newest first. */
export async function listActivity(db: Db, userId: string, input: Paging): Promise<{ events: Activity[]; total: number }> {
  const { limit, offset } = pageOf(input);
  const events = await db.accountEvent.findMany({
    where: { userId },
    select: EVENT,
    orderBy: [{ at: "desc" }, { id: "desc" }],
    skip: offset,
    ...(limit === null ? {} : { take: limit }),
  });
  const total = await db.accountEvent.count({ where: { userId } });
  return { events: events.map(toActivity), total };
}
