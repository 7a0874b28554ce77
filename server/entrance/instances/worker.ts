import cluster from "node:cluster";

/** Whether this process is one of several that a supervisor started behind one port. */
export const isWorker = (): boolean => cluster.isWorker;

export const READY = "ready";
export const REPLACED = "replaced";

/** Reports to the supervisor that this process can serve every request. */
export function reportReady(): void {
  process.send?.(READY);
}

/** Calls back when a successor has taken over and this process is to stop. */
export function onReplaced(stop: () => void): void {
  process.on("message", (message: unknown) => message === REPLACED && stop());
}
