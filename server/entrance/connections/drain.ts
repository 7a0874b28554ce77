import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { endEventStreams } from "@/server/entrance/connections/event-streams";
import { singleton } from "@/server/platform/singleton";

/** How long running requests may take after the instance received the signal to stop. */
const GRACE_MS = 4_000;

const state = () => singleton("drain", () => ({ isShuttingDown: false, isReplaced: false }));

/** Whether this process is about to stop: each response closes its connection. */
export const isShuttingDown = (): boolean => state().isShuttingDown;

/** Whether its address is about to stop, too: it is no longer healthy. */
export const isLeaving = (): boolean => state().isShuttingDown && !state().isReplaced;

/** Another process already serves the same address. */
export function noteReplaced(): void {
  state().isReplaced = true;
}

/**
 * Stops a server without failing a request: first it announces that it is about to stop and closes each connection with its next response, then it
 * accepts nothing new and ends streams, whose clients reconnect elsewhere. Requests that take longer than four seconds are cut off.
 */
export async function drain(server: Server, delayMs: number): Promise<void> {
  state().isShuttingDown = true;
  await pause(delayMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  endEventStreams();
  // Keep-alive connections become idle one by one as their last request ends.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}
