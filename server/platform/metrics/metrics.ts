import { singleton } from "@/server/platform/singleton";

/** What happens in the instance, as it is counted. Times in seconds. */
export type Metrics = {
  observe: (operation: string, status: number, seconds: number) => void;
  /** A document that was rendered, or not: how long it waited for a process, and how long that worked. */
  observeTypesetting: (output: string, outcome: string, waited: number, worked: number) => void;
  observeModel: (provider: string, outcome: string, tokens: { inputTokens: number; outputTokens: number }) => void;
  observeLog: (event: string, level: string) => void;
  /** Everything in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
};

const state = () => singleton<{ metrics: Metrics | null }>("metrics", () => ({ metrics: null }));

/** Counts a completed request. `began` is from `performance.now()`. */
export function observeRequest(operation: string, status: number, began: number): void {
  state().metrics?.observe(operation, status, (performance.now() - began) / 1000);
}

/** What counts; null until it is loaded. */
export const metrics = (): Metrics | null => state().metrics;

export function countWith(created: Metrics): void {
  state().metrics ??= created;
}
