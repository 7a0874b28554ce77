import { Gauge, type Registry } from "prom-client";
import { typesetterLoad } from "@/server/documents/rendering/typesetter";
import { openConnections } from "@/server/entrance/connections/connections";
import { openEventStreams } from "@/server/entrance/connections/event-streams";
import { knownFreeBytes } from "@/server/platform/data-folder/free-space";
import { databasePool } from "@/server/platform/db/client";
import { backupFigures, storedBytes } from "./stored";
import { waitingWork } from "./waiting-work";

type States = Record<string, number>;

/** States that are read on request. A state that is unknown, because the database is away, is absent. */
export function registerStates(registers: Registry[]): void {
  const single = (name: string, help: string, look: () => number | null | undefined | Promise<number | null | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await look();
        this.remove();
        if (value !== null && value !== undefined) this.set(value);
      },
    });
  const by = (label: string, name: string, help: string, look: () => States | Promise<States>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        const states = await look();
        this.reset();
        for (const [state, value] of Object.entries(states)) this.labels(state).set(value);
      },
    });

  by(
    "state",
    "dossier_database_connections",
    "Connections of this process to the database, and requests that wait for one.",
    () => {
      const { totalCount, idleCount, waitingCount } = databasePool();
      return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    },
  );
  single("dossier_http_connections", "Open connections of clients and proxies.", openConnections);
  single("dossier_event_streams", "Streams of events that are open, such as live updates of editors.", openEventStreams);
  by("state", "dossier_typesetting_tasks", "Documents that wait for a typesetting process or are in one, and processes.", () => ({
    ...typesetterLoad(),
  }));
  by(
    "kind",
    "dossier_waiting_work",
    "Rows that background work has still to do, of all instances: webhook deliveries, scheduled work, pages to print.",
    () => waitingWork(new Date()),
  );
  by(
    "place",
    "dossier_stored_bytes",
    "Bytes of the database and of uploaded files, of all instances, at most five minutes old.",
    () => storedBytes(new Date()),
  );
  single("dossier_free_bytes", "Free bytes of the fullest disk that is written to.", knownFreeBytes);
  single(
    "dossier_backup_last_success_timestamp_seconds",
    "When the last good scheduled backup began. Absent without scheduled backups.",
    async () => (await backupFigures(new Date()))?.lastGoodSeconds,
  );
  single("dossier_backup_healthy", "1 unless the last scheduled backup failed or is older than two days.", async () => {
    const backup = await backupFigures(new Date());
    return backup && Number(backup.isHealthy);
  });
}
