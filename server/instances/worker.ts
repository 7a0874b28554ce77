import cluster from "node:cluster";

/** Whether this process is one of several that a supervisor started behind one port. */
export const isWorker = (): boolean => cluster.isWorker;

export const READY = "ready";

/** Tells the supervisor that this process answers every request. */
export function reportReady(): void {
  process.send?.(READY);
}
