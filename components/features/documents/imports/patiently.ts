import { ORPCError } from "@orpc/client";

const PAUSES_MS = [2_000, 5_000, 15_000, 30_000];

/** Retries after a pause when there were too many requests. */
export async function patiently<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status !== 429) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}
