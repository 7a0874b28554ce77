import asyncHooks, { AsyncResource } from "node:async_hooks";
import { syncBuiltinESMExports } from "node:module";

/** From this version on, Node itself keeps all contexts in one frame. */
const ONE_FRAME_SINCE = 24;

/** Which context has which store, for everything that runs now. Never changed, only replaced. */
type Frame = ReadonlyMap<object, unknown>;

/** As Node makes it. */
export const NodeContext = asyncHooks.AsyncLocalStorage;

const frames = new NodeContext<Frame>();

/**
 * An AsyncLocalStorage that shares one of Node's with all others. Node before 24 copies the store of every AsyncLocalStorage to every
 * promise that is made, and the pages, the accounts library and the server together have a dozen of them
 * (docs/decisions/024-contexts-in-one-store.md). It behaves as Node 24's.
 */
export class OneStoreContext<Store> {
  static bind<Work extends (...args: never[]) => unknown>(work: Work): Work {
    return AsyncResource.bind(work as unknown as () => void) as unknown as Work;
  }

  static snapshot(): <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) => Result {
    return OneStoreContext.bind((work, ...args) => work(...args));
  }

  #isEnabled = false;

  getStore(): Store | undefined {
    return this.#isEnabled ? (frames.getStore()?.get(this) as Store | undefined) : undefined;
  }

  run<Result, Args extends unknown[]>(store: Store, work: (...args: Args) => Result, ...args: Args): Result {
    this.#isEnabled = true;
    return frames.run(this.#with(store), work, ...args);
  }

  exit<Result, Args extends unknown[]>(work: (...args: Args) => Result, ...args: Args): Result {
    return frames.getStore()?.has(this) ? frames.run(this.#with(undefined), work, ...args) : work(...args);
  }

  enterWith(store: Store): void {
    this.#isEnabled = true;
    frames.enterWith(this.#with(store));
  }

  disable(): void {
    this.#isEnabled = false;
  }

  #with(store: Store | undefined): Frame {
    const frame = new Map(frames.getStore());
    if (store === undefined) frame.delete(this);
    else frame.set(this, store);
    return frame;
  }
}

/** Makes every AsyncLocalStorage of this process that is made from now on a OneStoreContext, where Node does not do the same itself. */
export function keepContextsInOneStore(): void {
  const major = Number(process.versions.node.split(".")[0]);
  // The name and not the class: tests load this module more than once.
  if (major >= ONE_FRAME_SINCE || asyncHooks.AsyncLocalStorage.name === OneStoreContext.name) return;
  Object.defineProperty(asyncHooks, "AsyncLocalStorage", { value: OneStoreContext, writable: true, configurable: true });
  syncBuiltinESMExports();
}
