import { keepStepping } from "@/server/platform/background-loop";
import { database } from "@/server/platform/db/client";
import { sendDueMails } from "./mails";
import { startTick } from "./runner";

/** Runs schedules for as long as the process lives: every half a minute, and every second while jobs wait. Returns how to stop. */
export const keepSchedulesRunning = () => keepStepping(step, { idleMs: 30_000, busyMs: 1_000 }, "Schedules could not run.");

async function step(): Promise<boolean> {
  const isBusy = await startTick(database(), new Date());
  await sendDueMails(database(), new Date());
  return isBusy;
}
