import { afterAll, afterEach, inject } from "vitest";
import { clusterFolder } from "@/server/platform/db/cluster-folder";
import { postgresOwner } from "@/server/platform/db/postgres-binaries";
import {
  type Application,
  copyCluster,
  makeDataFolder,
  removeDataFolder,
  type StartOptions,
  startApplication,
  stopApplication,
} from "./application";

/**
 * Starts built applications and makes their data folders. After each test, or after the file, the applications are stopped and the
 * folders removed.
 */
export function withApplications(until: "test" | "file" = "test") {
  const running: Application[] = [];
  const folders: string[] = [];
  const end = until === "test" ? afterEach : afterAll;
  end(async () => {
    await Promise.all(running.splice(0).map(stopApplication));
    for (const folder of folders.splice(0)) removeDataFolder(folder);
  });

  /** The path of a folder that is removed later. The first start there creates the cluster, the tables and the secrets. */
  function emptyFolder(): string {
    const folder = makeDataFolder("dossier-app-");
    folders.push(folder);
    return folder;
  }

  /** A data folder with an empty database of all tables: a start there takes about half of what a first start takes. */
  function readyFolder(): string {
    const folder = emptyFolder();
    copyCluster(inject("readyCluster"), clusterFolder(folder, postgresOwner()));
    return folder;
  }

  async function start(DATA_DIR: string, environment: Record<string, string> = {}, options: StartOptions = {}) {
    const application = await startApplication({ DATA_DIR, TYPESETTER_PROCESSES: "1", ...environment }, options);
    running.push(application);
    return application;
  }

  return { start, emptyFolder, readyFolder };
}
