import { beforeAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { Turns } from "@/server/platform/turns/turns";
import { withInstance } from "@/server/testing/instance";
import { expectConsole } from "@/server/testing/quiet-console";
import { isUnleased, ownLease } from "./lease";
import { type Candidate, finishDue, type LeaseQueue, startDue } from "./lease-queue";

withInstance();

type Row = { id: string };
const NOW = new Date("2026-05-04T08:00:00Z");

beforeAll(async () => {
  await database()
    .$executeRaw`create table lease_test (id uuid primary key, "userId" uuid, lease uuid, "leaseUntil" timestamptz, done int default 0)`;
});

/** A queue as of one process, whose work waits until it is let go. */
function processOf(slots: number, failing = new Set<string>()) {
  const turns = new Turns({ slots, share: slots });
  const state = { running: 0, most: 0, gate: Promise.resolve() };
  const queue: LeaseQueue<Row> = {
    table: "lease_test",
    key: "id",
    turns: () => turns,
    candidates: (db, now, full) => db.$queryRaw<Candidate[]>`
      select due.id, due."userId"::text as account from lease_test due
      where done = 0 and ${isUnleased(now)} and due."userId" <> all(${full}::uuid[]) order by due.id`,
    isDue: (now) => Prisma.sql`due.done = 0 and ${isUnleased(now)}`,
    taken: ownLease,
    work: async (db, row) => {
      state.most = Math.max(state.most, ++state.running);
      await state.gate;
      state.running -= 1;
      if (failing.has(row.id)) throw new Error("broken");
      await db.$executeRaw`update lease_test set done = done + 1 where id = ${row.id}::uuid`;
    },
    failed: "Expected by a test.",
  };
  return { queue, state, turns };
}

async function addRows(count: number): Promise<string[]> {
  await database().$executeRaw`delete from lease_test`;
  const ids = Array.from({ length: count }, newId);
  await database().$executeRaw`insert into lease_test (id, "userId") select id, id from unnest(${ids}::uuid[]) id`;
  return ids;
}

const doneOf = async () => {
  const rows = await database().$queryRaw<{ done: number }[]>`select done from lease_test`;
  return rows.map(({ done }) => done);
};

test("processes that look at once share what is due: each row is worked on once", async () => {
  await addRows(30);
  const processes = [processOf(8), processOf(8), processOf(8)];
  const started = await Promise.all(processes.map(({ queue }) => startDue(queue, database(), NOW)));
  await Promise.all(processes.map(({ turns }) => turns.settled()));
  expect(started.reduce((sum, count) => sum + count, 0)).toBe((await doneOf()).filter((count) => count === 1).length);
  for (const { queue } of processes) while ((await finishDue(queue, database(), NOW)) > 0);
  expect(await doneOf()).toEqual(Array(30).fill(1));
});

test("no more than the slots are worked on, however often one looks at once", async () => {
  await addRows(20);
  const { queue, state, turns } = processOf(3);
  let open = () => {};
  state.gate = new Promise((resolve) => (open = resolve));
  await Promise.all(Array.from({ length: 6 }, () => startDue(queue, database(), NOW)));
  open();
  await turns.settled();
  expect(state.most).toBe(3);
});

test("what another process works on is left to it until its lease ends, also where it failed", async () => {
  expectConsole(/broken/);
  const [id = ""] = await addRows(1);
  expect(await finishDue(processOf(1, new Set([id])).queue, database(), NOW)).toBe(1);
  const { queue } = processOf(1);
  expect(await finishDue(queue, database(), new Date(NOW.getTime() + 299_000))).toBe(0);
  expect(await finishDue(queue, database(), new Date(NOW.getTime() + 300_000))).toBe(1);
  expect(await doneOf()).toEqual([1]);
});
