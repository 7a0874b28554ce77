import { singleton } from "@/server/singleton";

export type Metrics = {
  observe: (operation: string, status: number, seconds: number) => void;
  /** Everything in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
};

const state = () => singleton<{ metrics: Metrics | null }>("metrics", () => ({ metrics: null }));

/** Loads what counts. Requests before it has loaded, in the first moments of an instance, are not counted. */
export async function startMetrics(): Promise<void> {
  const { createMetrics } = await import("./registry");
  state().metrics ??= createMetrics();
}

/** Counts a request that has been answered. `began` is from `performance.now()`. */
export function observeRequest(operation: string, status: number, began: number): void {
  state().metrics?.observe(operation, status, (performance.now() - began) / 1000);
}

export const metrics = (): Metrics | null => state().metrics;
