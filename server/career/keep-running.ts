import { database } from "@/server/db/client";
import { logError } from "@/server/log";
import { sendDueMails } from "./mails";
import { tick } from "./runner";

const IDLE_MS = 30_000;
const BUSY_MS = 1_000;

/** Runs schedules for as long as the process lives: every half a minute, and every second while jobs wait. Returns how to stop. */
export function keepSchedulesRunning(): () => void {
  let isStopped = false;
  let timer = setTimeout(run, IDLE_MS).unref();
  async function run() {
    const isBusy = await step();
    if (!isStopped) timer = setTimeout(run, isBusy ? BUSY_MS : IDLE_MS).unref();
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function step(): Promise<boolean> {
  try {
    const isBusy = await tick(database(), new Date());
    await sendDueMails(database(), new Date());
    return isBusy;
  } catch (error) {
    logError("instance", "Schedules could not run.", error);
    return false;
  }
}
