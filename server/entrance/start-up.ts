import { existsSync } from "node:fs";
import { join } from "node:path";
import { onAccessEnded, stopWatchingEndedAccess, watchEndedAccess } from "@/server/accounts/auth/ended-access";
import { hasAdmin } from "@/server/accounts/roles/who-is-admin";
import { appointConfigured } from "@/server/accounts/sign-ups/appoint";
import { setUpCode } from "@/server/accounts/sign-ups/set-up-code";
import { requireEntailmentModel } from "@/server/ai/second-opinion/entailment/entailment";
import { keepRunsTended, stopRuns } from "@/server/assistant/runs/lost";
import { CALENDARS } from "@/server/career/caldav/runner";
import { ADDRESS_BOOKS } from "@/server/career/carddav/runner";
import { keepComparing } from "@/server/career/dav/runner";
import { keepSchedulesRunning } from "@/server/career/keep-running";
import { keepPushing } from "@/server/career/push/keep-running";
import { offerApplicationLinks } from "@/server/documents/application-links";
import { startTypesetter, stopTypesetter } from "@/server/documents/rendering/typesetter";
import { followUpdatesElsewhere } from "@/server/documents/resumes/updates";
import { endEventStreamsOf } from "@/server/entrance/connections/event-streams";
import { isWorker } from "@/server/entrance/instances/worker";
import { pageQueries } from "@/server/entrance/pages/page-queries";
import { offerToPages } from "@/server/entrance/pages/running-server";
import { keepSwept } from "@/server/entrance/sweep";
import { keepMemorySettled } from "@/server/entrance/trim-heap";
import { applicationLinks } from "@/server/job-search/applications/links";
import { stopPrinting } from "@/server/job-search/applications/sent-queue";
import { keepMailboxesRead } from "@/server/job-search/mailbox/keep-reading";
import { usesFolder } from "@/server/platform/adapters/storage/storage";
import { watchFreeSpace } from "@/server/platform/data-folder/free-space";
import { makeDataFolder } from "@/server/platform/data-folder/make-data-folder";
import { openTemporaryFolder, type TemporaryFolder } from "@/server/platform/data-folder/temporary-folder";
import { onMissed } from "@/server/platform/db/announcements/announcements";
import { keepAnnouncing } from "@/server/platform/db/announcements/keep-announcing";
import { databasePool, database as openedDatabase } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { tellOperator } from "@/server/platform/log";
import { dataDir } from "@/server/platform/secrets";
import { agreeOnSecrets } from "@/server/platform/secrets-agreement";
import { singleton } from "@/server/platform/singleton";
import { isReadable } from "@/server/platform/start-refused";
import { startTracing, stopTracing } from "@/server/platform/tracing/tracing";
import { joinDatabase, type OpenDatabase, openDatabase } from "@/server/portability/backup/open-database";
import { keepBackedUp } from "@/server/portability/backup/schedule";
import { keepWebhooksRunning } from "@/server/portability/webhooks/keep-running";
import { forgetCached } from "./forget-cached";

type Running = {
  database: OpenDatabase;
  temporary: TemporaryFolder;
  stopWatching: () => void;
  stopAnnouncing: () => Promise<void>;
};

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
  offerApplicationLinks(applicationLinks);
  requireEntailmentModel();
  makeDataFolder(dataDir());
  await startTracing();
  const database = await (isWorker() ? joinDatabase() : openDatabase({ onLost: endWith, prepare: agreeOnSecrets }));
  try {
    const stopAnnouncing = await connectInstances(database);
    onAccessEnded(endEventStreamsOf);
    await watchEndedAccess();
    await appointConfigured(openedDatabase());
    if (!(await hasAdmin(openedDatabase())))
      tellOperator(`Set-up code: ${setUpCode()} (sign up with it to administer this instance; docs/admin.md)`);
    const temporary = openTemporaryFolder(dataDir());
    const stops = [
      await watchFreeSpace([...(database.folder ? [database.folder] : []), ...(usesFolder() ? [dataDir()] : [])]),
      watchDataFolder(dataDir()),
      keepSwept(dataDir()),
      keepSchedulesRunning(),
      keepPushing(),
      keepMailboxesRead(),
      keepComparing(CALENDARS),
      keepComparing(ADDRESS_BOOKS),
      keepRunsTended(),
      keepWebhooksRunning(),
      keepBackedUp(),
      keepMemorySettled(),
    ];
    offerToPages(pageQueries);
    startTypesetter(env().TYPESETTER_PROCESSES, join(temporary.path, "typesetter"));
    return { database, temporary, stopAnnouncing, stopWatching: () => stops.forEach((stop) => void stop()) };
  } catch (error) {
    stopWatchingEndedAccess();
    await database.close();
    throw error;
  }
}

/** Receives the changes of other instances, unless the database is the bundled one and this process its only user. */
async function connectInstances({ embedded, direct }: OpenDatabase): Promise<() => Promise<void>> {
  if (embedded) return async () => {};
  onMissed(forgetCached);
  const stopFollowing = followUpdatesElsewhere();
  const stop = await keepAnnouncing({ pool: databasePool(), connection: direct });
  return async () => {
    stopFollowing();
    await stop();
  };
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
  await running?.stopAnnouncing();
  await running?.database.close();
  running?.temporary.remove();
  await stopTracing();
}
