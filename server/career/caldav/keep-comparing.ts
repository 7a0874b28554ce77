import { keepStepping } from "@/server/platform/background-loop";
import { database } from "@/server/platform/db/client";
import { startComparisons } from "./runner";

/** Compares calendars for as long as the process lives: each every five minutes, and soon after a change in Dossier. Returns how to stop. */
export const keepCalendarsCompared = (): (() => void) =>
  keepStepping(step, { idleMs: 15_000, busyMs: 15_000 }, "Calendars could not be compared.");

async function step(): Promise<boolean> {
  await startComparisons(database(), new Date());
  return false;
}
