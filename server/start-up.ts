import { existsSync } from "node:fs";
import { join } from "node:path";
import { usesFolder } from "@/server/adapters/storage/storage";
import { stopPrinting } from "@/server/applications/sent-queue";
import { keepRunsTended, stopRuns } from "@/server/assistant/runs/lost";
import { onAccessEnded, stopWatchingEndedAccess, watchEndedAccess } from "@/server/auth/ended-access";
import { keepBackedUp } from "@/server/backup/schedule";
import { keepSchedulesRunning } from "@/server/career/keep-running";
import { watchFreeSpace } from "@/server/data-folder/free-space";
import { makeDataFolder } from "@/server/data-folder/make-data-folder";
import { openTemporaryFolder, type TemporaryFolder } from "@/server/data-folder/temporary-folder";
import { env } from "@/server/env";
import { endEventStreamsOf } from "@/server/http/event-streams";
import { tellOperator } from "@/server/log";
import { startTypesetter, stopTypesetter } from "@/server/rendering/typesetter";
import { dataDir } from "@/server/secrets";
import { agreeOnSecrets } from "@/server/secrets-agreement";
import { singleton } from "@/server/singleton";
import { isReadable } from "@/server/start-refused";
import { keepSwept } from "@/server/sweep";
import { startTracing, stopTracing } from "@/server/tracing/tracing";
import { keepWebhooksRunning } from "@/server/webhooks/keep-running";
import { type OpenDatabase, openDatabase } from "./db/open-database";

type Running = { database: OpenDatabase; temporary: TemporaryFolder; stopWatching: () => void };

const state = () => singleton<{ started: Promise<Running> | null }>("start-up", () => ({ started: null }));

/**
 * Starts everything in order: data folder, database, migrations, secrets, typesetters. All callers in this process share one
 * start.
 */
export function startUp(): Promise<Running> {
  state().started ??= bringUp();
  return state().started as Promise<Running>;
}

/** For Next without our own server: a failed start must end the process, which would otherwise return 500 forever. */
export async function startUpOrExit(): Promise<void> {
  try {
    await startUp();
  } catch (error) {
    console.error(isReadable(error) ? error.message : error);
    process.exit(1);
  }
}

async function bringUp(): Promise<Running> {
  makeDataFolder(dataDir());
  await startTracing();
  const database = await openDatabase({ onLost: endWith, prepare: agreeOnSecrets });
  try {
    onAccessEnded(endEventStreamsOf);
    await watchEndedAccess();
    const temporary = openTemporaryFolder(dataDir());
    const stops = [
      await watchFreeSpace([...(database.embedded ? [database.embedded.folder] : []), ...(usesFolder() ? [dataDir()] : [])]),
      watchDataFolder(dataDir()),
      keepSwept(dataDir()),
      keepSchedulesRunning(),
      keepRunsTended(),
      keepWebhooksRunning(),
      keepBackedUp(),
    ];
    startTypesetter(env().TYPESETTER_PROCESSES, join(temporary.path, "typesetter"));
    return { database, temporary, stopWatching: () => stops.forEach((stop) => void stop()) };
  } catch (error) {
    stopWatchingEndedAccess();
    await database.close();
    throw error;
  }
}

const LOOK_EVERY_MS = 1_000;

/** Without its folder an instance can store nothing. Two checks, because a network folder may be unavailable for a moment. */
function watchDataFolder(folder: string): () => void {
  let missing = 0;
  const timer = setInterval(() => {
    missing = existsSync(folder) ? 0 : missing + 1;
    if (missing >= 2) endWith(`The data folder is gone. (${folder})`);
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Nothing can be saved any more; only a restart can fix it. */
function endWith(reason: string) {
  tellOperator(reason);
  process.exit(1);
}

/** Shuts everything down, the database last. Call it when no requests are running. */
export async function shutDown(): Promise<void> {
  const running = await state().started?.catch(() => null);
  state().started = null;
  running?.stopWatching();
  await stopRuns();
  await stopPrinting();
  await stopTypesetter();
  stopWatchingEndedAccess();
  await running?.database.close();
  running?.temporary.remove();
  await stopTracing();
}
