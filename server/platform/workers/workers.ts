import { singleton } from "@/server/platform/singleton";
import type { createPool } from "./pool";

export type Workers = ReturnType<typeof createPool>;

const offered = () => singleton<{ get: (() => Workers) | null }>("workers", () => ({ get: null }));

/** Registers the pool of this process. */
export function offerWorkers(get: () => Workers): void {
  offered().get = get;
}

/** The one pool of processes for everything that takes time. */
export function workers(): Workers {
  const { get } = offered();
  if (!get) throw new Error("The pool is not started yet.");
  return get();
}
