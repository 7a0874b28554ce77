import type { AssistantEvent } from "@/contracts/model/assistant/event";
import type { AssistantMessage } from "@/contracts/model/assistant/message";
import { applyAssistantEvent } from "@/domain/assistant/apply-event";

/** The waits between attempts to attach again after the connection broke, in milliseconds; the last one repeats. */
const WAITS_MS = [300, 1_000, 2_000, 5_000, 10_000] as const;

type Events = AsyncIterable<string>;

type Following = {
  /** The stream that is open already; without it one is attached. */
  first: Events | null;
  /** Attaches to the run; `after` is the last event that is known, null where none is. */
  attach: (after: number | null) => Promise<Events>;
  /** The known part of the answer, and its last event. */
  known: { message: AssistantMessage; after: number } | null;
  onMessage: (message: AssistantMessage) => void;
  signal: AbortSignal;
  /** Whether an error is worth another attempt. */
  isPassing: (error: unknown) => boolean;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Follows an answer while it is written, to its end. A broken connection is restored from the last event, so that nothing is lost
 * or repeated. Returns whether the end was seen: a run that has ended in the meantime sends nothing more.
 */
export async function followRun(following: Following): Promise<boolean> {
  const { first, attach, onMessage, signal, isPassing, wait = pause } = following;
  let message = following.known?.message ?? null;
  let after = following.known?.after ?? null;
  let failures = 0;
  for (let stream = first; ; stream = null) {
    try {
      for await (const text of stream ?? (await attach(after))) {
        if (signal.aborted) return false;
        failures = 0;
        const event = JSON.parse(text) as AssistantEvent;
        if (after !== null && event.sequence <= after) continue;
        after = event.sequence;
        message = applyAssistantEvent(message, event);
        if (message) onMessage(message);
        if (event.type === "end") return true;
      }
      // Cut off without an error, or over before it was attached: another read shows which.
      if (!stream || signal.aborted) return false;
    } catch (error) {
      if (signal.aborted) return false;
      if (!isPassing(error)) throw error;
      await wait(WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0, signal);
      failures += 1;
    }
  }
}

/** Waits, but not longer than until the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    }
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
