import { keepStepping } from "@/server/platform/background-loop";
import { database } from "@/server/platform/db/client";
import { startReadings } from "./runner";
import { stopWatching } from "./watch";

/** Reads mailboxes for as long as the process lives, each every five minutes. Returns how to stop. */
export function keepMailboxesRead(): () => void {
  const stop = keepStepping(step, { idleMs: 15_000, busyMs: 15_000 }, "Mailboxes could not be read.");
  return () => {
    stop();
    stopWatching();
  };
}

async function step(): Promise<boolean> {
  await startReadings(database(), new Date());
  return false;
}
