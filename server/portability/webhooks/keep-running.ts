import { keepStepping } from "@/server/platform/background-loop";
import { database } from "@/server/platform/db/client";
import { startDeliveries } from "./deliver";
import { queueChanges } from "./queue";

/** Sends webhooks for as long as the process lives. Returns how to stop. */
export const keepWebhooksRunning = () => keepStepping(step, { idleMs: 2_000, busyMs: 200 }, "Webhooks could not be sent.");

async function step(): Promise<boolean> {
  const hasMore = await queueChanges(database(), new Date());
  return (await startDeliveries(database(), new Date())) > 0 || hasMore;
}
