import { EventEmitter } from "node:events";
import { onAccessEnded } from "@/server/accounts/auth/ended-access";
import { announceElsewhere, onAnnouncement } from "@/server/platform/db/announcements/announcements";
import { singleton } from "@/server/platform/singleton";

export type Mutation = "sync" | "create" | "update" | "patch" | "lock" | "password" | "delete";

/** Notifies listeners that a resume changed. It carries no data; clients read the resume again. */
export type ResumeUpdate = { type: "resume.updated"; resumeId: string; userId: string; updatedAt: string; mutation: Mutation };

const bus = () =>
  singleton("resume-updates", () => {
    const emitter = new EventEmitter();
    emitter.setMaxListeners(0);
    return emitter;
  });

/** Announces a committed change to all listeners of the resume, on every instance. */
export function announce(ownerId: string, resumeId: string, mutation: Mutation, updatedAt = new Date()) {
  const update = {
    type: "resume.updated",
    resumeId,
    userId: ownerId,
    updatedAt: updatedAt.toISOString(),
    mutation,
  } satisfies ResumeUpdate;
  bus().emit(resumeId, update);
  announceElsewhere("resume-updated", update);
}

/** Passes changes that other instances made on to the listeners here. Returns how to stop. */
export function followUpdatesElsewhere(): () => void {
  return onAnnouncement("resume-updated", (detail) => {
    const update = detail as ResumeUpdate;
    bus().emit(update.resumeId, update);
  });
}

/**
 * The changes of a resume from now on, until the signal aborts or any access of its owner ends. Clients that still have access
 * reconnect.
 */
export async function* resumeUpdates(
  ownerId: string,
  resumeId: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<ResumeUpdate> {
  const waiting: ResumeUpdate[] = [];
  let wake = () => {};
  let isEnded = false;
  const stopListening = onAccessEnded((userId) => {
    if (userId !== ownerId) return;
    isEnded = true;
    wake();
  });
  const listen = (update: ResumeUpdate) => {
    waiting.push(update);
    wake();
  };
  bus().on(resumeId, listen);
  signal?.addEventListener("abort", () => wake(), { once: true });
  try {
    while (!signal?.aborted && !isEnded) {
      const next = waiting.shift();
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    bus().off(resumeId, listen);
    stopListening();
  }
}
