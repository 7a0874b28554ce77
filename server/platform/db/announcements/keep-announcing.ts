import type pg from "pg";
import { env } from "@/server/platform/env";
import { logInfo, logWarning } from "@/server/platform/log";
import { type Announcement, hear, hearMissed, openOutbox, putBack, takeOutbox, thisInstance } from "./announcements";
import { listenForWakeUps, WAKE_OTHERS, type WakeUps } from "./wake-ups";

const TELL_EVERY_MS = 25;
const READ_EVERY_MS = 300;
/** While notifications arrive, the table is still read now and then: a sender may be unable to notify. */
const READ_EVERY_LISTENING_MS = 2_000;

/** A row is dated when it is written but visible when it commits, which a synchronous standby can delay. */
const LATE_SECONDS = 2;
const VERY_LATE_SECONDS = 30;
const LOOK_FAR_BACK_MS = 5_000;

const RETENTION_MINUTES = 10;
const TIDY_MS = 5 * 60_000;

type Options = { pool: pg.Pool; connection: pg.ClientConfig };

/**
 * Publishes the announcements of this instance and receives those of others, for as long as the process lives. Every announcement is a
 * row, so none is lost with a connection; notifications only signal that there are new rows. Without them the table is read more often.
 * Returns a stop function.
 */
export async function keepAnnouncing({ pool, connection }: Options): Promise<() => Promise<void>> {
  const { ANNOUNCEMENTS } = env();
  const instance = thisInstance();
  let isStopped = false;
  let isWoken = false;
  let wakeUps: WakeUps | null = null;
  const inbox = createInbox(pool, instance);
  const read = inOneRow(() => inbox.read());
  const wake = () => {
    isWoken = true;
  };
  openOutbox(true);
  if (ANNOUNCEMENTS !== "table") wakeUps = await listenForWakeUps({ connection, pool, instance, wake });
  if (!wakeUps && ANNOUNCEMENTS !== "table")
    logWarning("database", "Notifications of the database do not arrive here, so announcements are read from their table");
  else logInfo("database", "Instances hear of each other", { through: wakeUps ? "notifications" : "a table" });
  const tell = inOneRow(() => tellOthers(pool, instance, wakeUps !== null));
  let readAt = performance.now();
  const timer = setInterval(() => {
    void tell();
    const pause = wakeUps?.areArriving() ? READ_EVERY_LISTENING_MS : READ_EVERY_MS;
    if (isStopped || (!isWoken && performance.now() - readAt < pause)) return;
    isWoken = false;
    readAt = performance.now();
    void read();
  }, TELL_EVERY_MS).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await tell();
    openOutbox(false);
    await wakeUps?.close();
  };
}

/** Calls never overlap; those during a call share the one that runs. */
function inOneRow(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Everything that waits, in one statement. While the database is away it keeps waiting. */
async function tellOthers(pool: pg.Pool, instance: string, notifies: boolean): Promise<void> {
  const waiting = takeOutbox();
  if (waiting.length === 0) return;
  const columns = [waiting.map(({ id }) => id), waiting.map(({ topic }) => topic), waiting.map(({ detail }) => detail)];
  const insert = `insert into announcement (id, sender, topic, detail)
    select id, $1::uuid, topic, detail from unnest($2::uuid[], $3::text[], $4::text[]) as told (id, topic, detail)
    on conflict (id) do nothing`;
  try {
    await pool.query(insert, [instance, ...columns]);
    if (notifies) await pool.query(WAKE_OTHERS, [instance]);
  } catch {
    putBack(waiting);
  }
}

function createInbox(pool: pg.Pool, instance: string) {
  const seen = new Map<string, number>();
  let readAt = performance.now();
  let lookedFarBackAt = readAt;
  let tidiedAt = readAt;
  let wasAway = false;

  async function read(): Promise<void> {
    const now = performance.now();
    const looksFarBack = now - lookedFarBackAt > LOOK_FAR_BACK_MS;
    const seconds = (now - readAt) / 1000 + (looksFarBack ? VERY_LATE_SECONDS : LATE_SECONDS);
    try {
      const { rows } = await pool.query<Announcement>(
        `select id, topic, detail from announcement
         where at > now() - make_interval(secs => $1) and sender <> $2::uuid order by at`,
        [seconds, instance],
      );
      if (looksFarBack) lookedFarBackAt = now;
      readAt = now;
      if (wasAway) hearMissed();
      wasAway = false;
      for (const row of rows) {
        if (!seen.has(row.id)) hear(row);
        seen.set(row.id, now);
      }
      for (const [id, at] of seen) if (now - at > 2 * VERY_LATE_SECONDS * 1000) seen.delete(id);
      if (now - tidiedAt > TIDY_MS) {
        tidiedAt = now;
        await pool.query(`delete from announcement where at < now() - make_interval(mins => ${RETENTION_MINUTES})`);
      }
    } catch {
      // Requests report that the database is away. What is cached is dropped once it is back.
      wasAway = true;
    }
  }

  return { read };
}
