import { countWith } from "@/server/platform/metrics/metrics";

/** Loads what counts. What happens before it has loaded, in the first moments of an instance, is not counted. */
export async function startMetrics(): Promise<void> {
  const { createMetrics } = await import("@/server/entrance/metrics/registry");
  countWith(createMetrics());
}
