import { join } from "node:path";
import { onAccessEnded, stopWatchingEndedAccess, watchEndedAccess } from "@/server/auth/ended-access";
import { env } from "@/server/env";
import { endEventStreamsOf } from "@/server/http/event-streams";
import { startTypesetter, stopTypesetter } from "@/server/paper/typesetter";
import { dataDir } from "@/server/secrets";
import { singleton } from "@/server/singleton";
import { connectDatabase, databasePool, disconnectDatabase } from "./db/client";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./db/embedded-postgres";
import { migrate, readMigrations } from "./db/migrate";

type Running = { embedded: EmbeddedPostgres | null };

const state = () => singleton<{ started: Promise<Running> | null }>("start-up", () => ({ started: null }));

/** Brings everything up in its order: configuration, database, migrations, typesetters. Every caller in this process waits for the same start. */
export function startUp(): Promise<Running> {
  state().started ??= bringUp();
  return state().started as Promise<Running>;
}

/** For Next without our own server: a failed start must end the process, which would answer 500 for ever. */
export async function startUpOrExit(): Promise<void> {
  try {
    await startUp();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

async function bringUp(): Promise<Running> {
  const { DATABASE_URL, TYPESETTER_PROCESSES } = env();
  const embedded = DATABASE_URL ? null : await startEmbeddedPostgres(dataDir());
  connectDatabase(DATABASE_URL ? { connectionString: DATABASE_URL } : (embedded?.connection ?? {}));
  try {
    const client = await databasePool().connect();
    try {
      await migrate(client, readMigrations(join(process.cwd(), "prisma/migrations")));
    } finally {
      client.release();
    }
    onAccessEnded(endEventStreamsOf);
    await watchEndedAccess();
  } catch (error) {
    stopWatchingEndedAccess();
    await disconnectDatabase();
    await embedded?.stop();
    throw error;
  }
  startTypesetter(TYPESETTER_PROCESSES);
  return { embedded };
}

/** Takes everything down, the database last. Call it when no request is running any more. */
export async function shutDown(): Promise<void> {
  const running = await state().started?.catch(() => null);
  state().started = null;
  await stopTypesetter();
  stopWatchingEndedAccess();
  await disconnectDatabase();
  await running?.embedded?.stop();
}
