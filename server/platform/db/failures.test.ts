import { createServer, type Server } from "node:net";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { translate } from "@/server/entrance/http/translate";
import { connectDatabase, database, databasePool, disconnectDatabase, transaction } from "@/server/platform/db/client";
import { isDatabaseUnavailable } from "@/server/platform/db/failures";
import { authCall } from "@/server/testing/auth-call";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const own = (): pg.PoolConfig => ({ connectionString: process.env.DATABASE_URL ?? "" });

/** Reopens the database of this process with other settings. */
async function reconnect(connection: pg.PoolConfig): Promise<void> {
  await disconnectDatabase();
  connectDatabase(connection);
}

/** Waits until the pool keeps a connection: opening one can take longer than a test lets requests wait for it. */
const connected = () => expect.poll(() => reasonOf(database().$queryRaw`select 1`), { timeout: 10_000 }).toBe("it succeeded");

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of cleanUp.splice(0)) await work();
  await reconnect(own());
});

/** Runs a statement on a separate connection. */
async function atPrompt(statement: string): Promise<void> {
  const client = new pg.Client(own());
  await client.connect();
  await client.query(statement);
  await client.end();
}

const terminateWhoSays = (text: string) =>
  atPrompt(`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query like '%${text}%'`);

const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "it succeeded",
    (error: unknown) => error,
  );

/** The response status of a request whose work fails this way. */
async function statusOf(work: Promise<unknown>): Promise<number> {
  const reason = await reasonOf(work);
  expect(reason).toBeInstanceOf(Error);
  expect(isDatabaseUnavailable(reason), String(reason)).toBe(true);
  return translate(reason).status;
}

/** Each way to use a database, as the first operation on a connection. */
const WAYS: [name: string, work: () => Promise<unknown>][] = [
  ["a read", () => database().user.findFirst({ select: { id: true } })],
  ["a read with relations", () => database().user.findFirst({ select: { id: true, sessions: { select: { id: true } } } })],
  ["a write", () => database().formerUsername.deleteMany({ where: { username: "nobody" } })],
  ["a statement by hand", () => database().$queryRaw`select 1`],
  ["a write by hand", () => database().$executeRaw`delete from former_username where username = 'nobody'`],
  ["a transaction", () => transaction(database(), (tx) => tx.user.count())],
];

/** Databases that cannot be used, and how to open them. */
const AWAY: [name: string, open: () => Promise<pg.PoolConfig>][] = [
  ["whose socket is gone", async () => ({ host: "/nowhere", user: "dossier" })],
  ["that refuses connections", async () => ({ host: "127.0.0.1", port: await freePort(), user: "dossier" })],
  [
    "that accepts a connection and says nothing",
    async () => ({ host: "127.0.0.1", port: await silentPort(), user: "dossier", connectionTimeoutMillis: 200 }),
  ],
  [
    "that closes every connection",
    async () => ({ host: "127.0.0.1", port: await listen(createServer((socket) => socket.destroy())), user: "dossier" }),
  ],
  ["that has too many connections", () => refusedWith("53300", "sorry, too many clients already")],
  ["that is starting up", () => refusedWith("57P03", "the database system is starting up")],
];

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as { port: number }).port;
}

/** A server that responds to every connection with a PostgreSQL error that an ordinary role cannot provoke. */
async function refusedWith(code: string, message: string): Promise<pg.PoolConfig> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const answer = Buffer.concat([Buffer.from("E"), length, fields]);
  const server = createServer((socket) => socket.on("error", () => {}).once("data", () => socket.end(answer)));
  return { host: "127.0.0.1", port: await listen(server), user: "dossier" };
}

async function silentPort(): Promise<number> {
  const open = new Set<{ destroy: () => void }>();
  const port = await listen(createServer((socket) => open.add(socket.on("error", () => {}))));
  cleanUp.unshift(async () => open.forEach((socket) => void socket.destroy()));
  return port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe.each(AWAY)("a database %s returns 503", (_name, open) => {
  test.each(WAYS)("to %s", async (_way, work) => {
    await reconnect(await open());
    expect(await statusOf(work())).toBe(503);
  });

  test("to a session cookie, to the sign-in service, and to a key", async () => {
    const cookie = ada.cookie.split("; ").find((entry) => entry.includes("session_token")) ?? "";
    await reconnect(await open());
    const unavailable = { status: 503, body: { code: "SERVICE_UNAVAILABLE" } };
    expect(await call("GET", "/resumes", { cookie })).toMatchObject(unavailable);
    expect(await authCall("GET", "get-session", { cookie })).toMatchObject(unavailable);
    expect(await call("GET", "/resumes", { key: "dossier_of_nobody_at_all" })).toMatchObject(unavailable);
  });
});

describe("a backend that is terminated", () => {
  test("in the middle of a statement returns 503, and the next statement works", async () => {
    // What only reads is tried again, and hangs there as well.
    await reconnect({ ...own(), query_timeout: 2_000 });
    const statuses = [
      statusOf(database().$queryRaw`select 'first victim' from pg_sleep(20)`),
      statusOf(database().$executeRaw`update "user" set name = 'first victim' where pg_sleep(20) is null`),
    ];
    await expect.poll(() => activeWith("first victim")).toBe(2);
    await terminateWhoSays("first victim");
    expect(await Promise.all(statuses)).toEqual([503, 503]);
    expect(await database().user.count()).toBeGreaterThan(0);
  });

  test("in the middle of a transaction's statement returns 503 and stores nothing", async () => {
    const status = statusOf(
      transaction(database(), async (tx) => {
        await tx.user.update({ where: { id: ada.userId }, data: { name: "Half done" } });
        await tx.$queryRaw`select 'second victim' from pg_sleep(20)`;
      }),
    );
    await expect.poll(() => activeWith("second victim")).toBe(1);
    await terminateWhoSays("second victim");
    expect(await status).toBe(503);
    expect(await nameOfAda()).toBe("Ada Example");
  });

  test("between two statements of a transaction, or before its end, returns 503 and stores nothing", async () => {
    for (const isLast of [false, true]) {
      const work = transaction(database(), async (tx) => {
        await tx.user.update({ where: { id: ada.userId }, data: { name: "Half done" } });
        const [{ pid } = { pid: 0 }] = await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
        await atPrompt(`select pg_terminate_backend(${pid})`);
        await expect.poll(() => backends(pid)).toBe(0);
        if (!isLast) await tx.user.count();
      });
      expect([isLast, await statusOf(work)]).toEqual([isLast, 503]);
      expect(await nameOfAda()).toBe("Ada Example");
    }
  });

  test("while it is idle goes unnoticed", async () => {
    await Promise.all(Array.from({ length: 4 }, () => database().$queryRaw`select 1 as one from pg_sleep(0.1)`));
    await atPrompt(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'`);
    await expect.poll(() => databasePool().idleCount).toBe(0);
    expect(await database().user.count()).toBeGreaterThan(0);
  });
});

const activeWith = async (text: string) => {
  const [row] = await database().$queryRaw<{ count: number }[]>`select count(*)::int as count from pg_stat_activity
    where state = 'active' and pid <> pg_backend_pid() and query like ${`%${text}%`}`;
  return row?.count;
};

const backends = async (pid: number) => {
  const rows = await database().$queryRaw<unknown[]>`select 1 as one from pg_stat_activity where pid = ${pid}::int`;
  return rows.length;
};

const nameOfAda = async () => (await database().user.findUniqueOrThrow({ where: { id: ada.userId } })).name;

test.each(WAYS)("when all connections stay in use, %s returns 503, and works once one is free", async (_name, work) => {
  await reconnect({ ...own(), max: 1, connectionTimeoutMillis: 150 });
  await connected();
  let letGo = () => {};
  const taken = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isTaken = () => {};
  const started = new Promise<void>((resolve) => {
    isTaken = resolve;
  });
  const holder = transaction(database(), async (tx) => {
    await tx.user.count();
    isTaken();
    await taken;
  });
  await started;
  expect(await statusOf(work())).toBe(503);
  letGo();
  await holder;
  await work();
});

describe("a statement that hangs", () => {
  const impatient = async () => {
    await reconnect({ ...own(), max: 1, query_timeout: 300 });
    await connected();
  };

  test("returns 503, and its connection is closed so that the next request does not get its result", async () => {
    await impatient();
    const before = await ownPid();
    expect(await statusOf(database().$queryRaw`select 'stale' as answer from pg_sleep(0.6)`)).toBe(503);
    const [row] = await database().$queryRaw<{ answer: string }[]>`select 'fresh' as answer`;
    expect(row?.answer).toBe("fresh");
    expect(await ownPid()).not.toBe(before);
  });

  test("in a transaction returns 503, stores nothing, and closes its connection as well", async () => {
    await impatient();
    let inside = 0;
    const work = transaction(database(), async (tx) => {
      await tx.user.update({ where: { id: ada.userId }, data: { name: "Half done" } });
      const [row] = await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
      inside = row?.pid ?? 0;
      await tx.$queryRaw`select 'stale' as answer from pg_sleep(0.6)`;
    });
    expect(await statusOf(work)).toBe(503);
    expect(await ownPid()).not.toBe(inside);
    expect(await nameOfAda()).toBe("Ada Example");
    expect(databasePool().totalCount).toBe(1);
  });

  test("because another transaction holds its row returns 503", async () => {
    await impatient();
    const other = new pg.Client(own());
    await other.connect();
    await other.query("begin");
    await other.query(`update "user" set name = name where id = $1`, [ada.userId]);
    const write = () => database().user.update({ where: { id: ada.userId }, data: { name: "Late" }, select: { id: true } });
    expect(await statusOf(write())).toBe(503);
    await other.query("rollback");
    await other.end();
  });

  const ownPid = async () => (await database().$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid;
});

test("a full database disk returns 507 for every kind of write", async () => {
  await atPrompt(
    `create function full_disk() returns trigger language plpgsql as 'begin raise exception using errcode = ''53100''; end'`,
  );
  await atPrompt(`create trigger full_disk before insert on former_username for each row execute function full_disk()`);
  cleanUp.push(() => atPrompt(`drop trigger full_disk on former_username; drop function full_disk`));
  const data = { username: "no.room", userId: ada.userId, expiresAt: new Date() };
  const writes = [
    () => database().formerUsername.create({ data }),
    () => database().$executeRaw`insert into former_username values ('no.room', ${ada.userId}::uuid, now())`,
    () => transaction(database(), (tx) => tx.formerUsername.create({ data })),
    () => databasePool().query(`insert into former_username values ('no.room', '${ada.userId}', now())`),
  ];
  for (const write of writes) expect(translate(await reasonOf(write())).status).toBe(507);
});

test("an error in a statement is a bug, not an outage", async () => {
  const wrong = [
    () => database().$queryRaw`select * from nowhere`,
    () => database().$queryRaw`select 1 / ${0}::int`,
    () => database().user.findUnique({ where: { id: "no id" } }),
    () => transaction(database(), () => Promise.reject(new Error("ours"))),
  ];
  for (const work of wrong) {
    const reason = await reasonOf(work());
    expect([reason instanceof Error, isDatabaseUnavailable(reason)]).toEqual([true, false]);
  }
});
