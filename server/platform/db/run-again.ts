import { setTimeout as pause } from "node:timers/promises";
import { isConnectionLost, isOrderFailure } from "./failures";

const MAX_TRIES = 5;

/** A random pause that doubles with each attempt, so that those who collided do not collide again. */
export const pauseAfter = (attempt: number): Promise<void> => pause(Math.random() * 10 * 2 ** attempt);

/**
 * Runs a statement outside a transaction. After a serialization failure or a deadlock nothing was committed, so it runs
 * again, up to five times. When the connection is lost, only a read runs again, once: a write may have been committed.
 */
export async function runAgain<Result>(statement: unknown, run: () => Promise<Result>): Promise<Result> {
  let wasLost = false;
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const isLostRead: boolean = !wasLost && isConnectionLost(error) && isRead(textOf(statement));
      if (!isLostRead && (attempt >= MAX_TRIES || !isOrderFailure(error))) throw error;
      wasLost ||= isLostRead;
      await pauseAfter(attempt);
    }
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === "string" ? text : "";
}

const WRITES = /\b(insert|update|delete|merge|truncate|copy|lock|call|do|nextval|setval|pg_notify)\b/i;

/** Whether a statement only reads. One that mentions a word for writing counts as a write, even if it is only in a name. */
export const isRead = (text: string): boolean => /^\s*(select|with|show)\b/i.test(text) && !WRITES.test(text);
