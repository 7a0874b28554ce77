import { randomUUID } from "node:crypto";
import type pg from "pg";
import { connectClient } from "@/server/platform/db/connect-client";

/** One channel for all topics: it only signals that there is something to read. */
const CHANNEL = "dossier_announcements";

const PROBE_MS = 2_000;
const RECONNECT_MS = 500;

export type WakeUps = {
  /** Whether notifications arrive, so that the table need not be read often. */
  areArriving: () => boolean;
  close: () => Promise<void>;
};

type Options = {
  connection: pg.ClientConfig;
  pool: pg.Pool;
  instance: string;
  /** Called when another instance announced something, and after each time the connection was lost. */
  wake: () => void;
};

/** The end of a statement that wakes the others. */
export const WAKE_OTHERS = `select pg_notify('${CHANNEL}', $1)`;

/**
 * Listens for notifications, and reconnects for as long as the process lives. Returns null if the database has none, or if none arrives on
 * this connection: a pooler gives a listener's connection to others.
 */
export async function listenForWakeUps(options: Options): Promise<WakeUps | null> {
  const { connection, pool, instance, wake } = options;
  let client: pg.Client | null = null;
  let isClosed = false;
  let probed: ((token: string | undefined) => void) | null = null;

  async function listen(): Promise<void> {
    const next = await connectClient({ ...connection, application_name: "dossier announcements" });
    next.on("notification", ({ payload }) => {
      probed?.(payload);
      if (payload !== instance) wake();
    });
    // Both: a connection that breaks reports an error, one that the server closes only ends.
    next.once("end", () => void reconnect(next));
    next.once("error", () => void next.end().catch(() => {}));
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  async function reconnect(lost: pg.Client): Promise<void> {
    if (client !== lost) return;
    client = null;
    while (!isClosed && client === null) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS * (0.5 + Math.random())));
      if (!isClosed) await listen().then(wake, () => {});
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    await client?.end().catch(() => {});
  }

  /** Sent through the pool, as announcements are, and expected here. */
  async function doesArrive(): Promise<boolean> {
    const token = randomUUID();
    const arrival = new Promise<boolean>((resolve) => {
      probed = (payload) => payload === token && resolve(true);
      setTimeout(() => resolve(false), PROBE_MS).unref();
    });
    await pool.query(WAKE_OTHERS, [token]);
    return arrival.finally(() => {
      probed = null;
    });
  }

  const isThere = await listen().then(doesArrive, () => false);
  if (isThere) return { areArriving: () => client !== null, close };
  await close();
  return null;
}
