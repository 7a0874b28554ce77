import { database } from "@/server/db/client";
import { logError } from "@/server/log";
import { deliverDue } from "./deliver";
import { queueChanges } from "./queue";

const IDLE_MS = 2_000;
const BUSY_MS = 200;

/** Sends webhooks for as long as the process lives. Returns how to stop. */
export function keepWebhooksRunning(): () => void {
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
    const hasMore = await queueChanges(database(), new Date());
    return (await deliverDue(database(), new Date())) || hasMore;
  } catch (error) {
    logError("instance", "Webhooks could not be sent.", error);
    return false;
  }
}
