import { keepStepping } from "@/server/platform/background-loop";
import { database } from "@/server/platform/db/client";
import { startPushes } from "./deliver";
import { queueReminders } from "./remind";

/** Pushes notifications for as long as the process lives. Returns how to stop. */
export const keepPushing = () => keepStepping(step, { idleMs: 5_000, busyMs: 500 }, "Notifications could not be pushed.");

async function step(): Promise<boolean> {
  await queueReminders(database(), new Date());
  return (await startPushes(database(), new Date())) > 0;
}
