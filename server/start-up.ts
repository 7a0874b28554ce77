import { existsSync } from "node:fs";
import { join } from "node:path";
import { usesFolder } from "@/server/adapters/storage/storage";
import { onAccessEnded, stopWatchingEndedAccess, watchEndedAccess } from "@/server/auth/ended-access";
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
import { type OpenDatabase, openDatabase } from "./db/open-database";

type Running = { database: OpenDatabase; temporary: TemporaryFolder; stopWatching: () => void };

const state = () => singleton<{ started: Promise<Running> | null }>("start-up", () => ({ started: null }));

/** Brings everything up in its order: data folder, database, migrations, secrets, typesetters. Every caller in this process waits for the same start. */
export function startUp(): Promise<Running> {
  state().started ??= bringUp();
  return state().started as Promise<Running>;
}

/** For Next without our own server: a failed start must end the process, which would answer 500 for ever. */
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

/** Without its folder an instance can keep nothing. Two looks, because a network folder may be away for a moment. */
function watchDataFolder(folder: string): () => void {
  let missing = 0;
  const timer = setInterval(() => {
    missing = existsSync(folder) ? 0 : missing + 1;
    if (missing >= 2) endWith(`The data folder is gone. (${folder})`);
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Nothing can be saved any more, and a new start is what mends it. */
function endWith(reason: string) {
  tellOperator(reason);
  process.exit(1);
}

/** Takes everything down, the database last. Call it when no request is running any more. */
export async function shutDown(): Promise<void> {
  const running = await state().started?.catch(() => null);
  state().started = null;
  running?.stopWatching();
  await stopTypesetter();
  stopWatchingEndedAccess();
  await running?.database.close();
  running?.temporary.remove();
}
