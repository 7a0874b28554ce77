import { randomUUID } from "node:crypto";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, expect, inject, test } from "vitest";
import { databasePool } from "@/server/platform/db/client";
import { withInstance } from "@/server/testing/instance";
import { announceElsewhere, onAnnouncement, onMissed, thisInstance } from "./announcements";
import { keepAnnouncing } from "./keep-announcing";

withInstance();

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  await databasePool().query("delete from announcement");
});

const connection = () => ({ connectionString: process.env.DATABASE_URL ?? "" });

async function start(input = connection()) {
  stops.push(await keepAnnouncing({ pool: databasePool(), connection: input }));
  const heard: unknown[] = [];
  stops.push(onAnnouncement("resume-updated", (detail) => heard.push(detail)));
  return heard;
}

/** Another instance writes its announcement as this one would. */
const announcedElsewhere = (detail: unknown, notifies: boolean) =>
  databasePool()
    .query("insert into announcement (id, sender, topic, detail) values ($1, $2, 'resume-updated', $3)", [
      randomUUID(),
      randomUUID(),
      JSON.stringify(detail),
    ])
    .then(() => (notifies ? databasePool().query("select pg_notify('dossier_announcements', $1)", [randomUUID()]) : null));

const listeners = async () => {
  const { rows } = await databasePool().query(
    "select pid from pg_stat_activity where application_name = 'dossier announcements' and datname = current_database()",
  );
  return rows.map(({ pid }) => pid);
};

const rows = async () =>
  (await databasePool().query("select topic, detail from announcement where sender = $1", [thisInstance()])).rows;

test("what this instance announces is stored once, and not heard here", async () => {
  const heard = await start();
  announceElsewhere("resume-updated", { id: "own" });
  await expect.poll(rows, { timeout: 1000 }).toEqual([{ topic: "resume-updated", detail: '{"id":"own"}' }]);
  await announcedElsewhere({ id: "other" }, true);
  await expect.poll(() => heard, { timeout: 200, interval: 10 }).toEqual([{ id: "other" }]);
});

test("announcements without a notification are still delivered, each once", async () => {
  const heard = await start();
  await announcedElsewhere({ id: "quiet" }, false);
  await expect.poll(() => heard, { timeout: 4000, interval: 10 }).toEqual([{ id: "quiet" }]);
  await announcedElsewhere({ id: "loud" }, true);
  await expect.poll(() => heard, { timeout: 200, interval: 10 }).toEqual([{ id: "quiet" }, { id: "loud" }]);
});

test("where notifications do not arrive, the table is read several times a second", async () => {
  // A pooler accepts LISTEN, but gives the connection to others.
  const deaf = await startDeafProxy();
  const heard = await start(deaf.connection);
  await announcedElsewhere({ id: "polled" }, true);
  await expect.poll(() => heard, { timeout: 1000, interval: 10 }).toEqual([{ id: "polled" }]);
});

test("a lost connection for notifications is restored, and no announcement is missed in between", async () => {
  const heard = await start();
  const [ended] = await listeners();
  await databasePool().query("select pg_terminate_backend($1)", [ended]);
  await announcedElsewhere({ id: "meanwhile" }, true);
  await expect.poll(() => heard, { timeout: 3000, interval: 10 }).toEqual([{ id: "meanwhile" }]);
  await expect.poll(listeners, { timeout: 3000 }).toEqual([expect.any(Number)]);
  expect(await listeners()).not.toEqual([ended]);
  await announcedElsewhere({ id: "later" }, true);
  await expect.poll(() => heard, { timeout: 300, interval: 10 }).toEqual([{ id: "meanwhile" }, { id: "later" }]);
});

test("after an outage everything cached is dropped", async () => {
  let missed = 0;
  stops.push(onMissed(() => (missed += 1)));
  await start();
  await databasePool().query("alter table announcement rename to away");
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(missed).toBe(0);
  await databasePool().query("alter table away rename to announcement");
  await expect.poll(() => missed, { timeout: 4000 }).toBe(1);
});

/** Passes everything on but notifications: after the first response to LISTEN the connection is silent. */
async function startDeafProxy() {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(join(inject("postgresHost"), ".s.PGSQL.5432"));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    client.pipe(upstream);
    // A notification begins with the letter A and arrives unprompted, between responses.
    upstream.on("data", (bytes) => bytes[0] !== 0x41 && client.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const database = new URL(process.env.DATABASE_URL ?? "").pathname;
  return { connection: { connectionString: `postgresql://dossier@127.0.0.1:${port}${database}` } };
}
