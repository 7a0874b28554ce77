import { EventEmitter } from "node:events";
import { expect } from "vitest";
import { singleton } from "@/server/platform/singleton";

/** Waits until an open event stream of a resume listens, because it does not report earlier changes. */
export async function untilWatched(resumeId: string): Promise<void> {
  await expect.poll(() => singleton("resume-updates", () => new EventEmitter()).listenerCount(resumeId)).toBeGreaterThan(0);
}
