import asyncHooks, { AsyncResource } from "node:async_hooks";
import { syncBuiltinESMExports } from "node:module";

/** Since this version, Node keeps all stores in one map itself. */
const ONE_FRAME_SINCE = 24;

/** The store of each context, for the code that is running. Never modified, only replaced. */
type Frame = ReadonlyMap<object, unknown>;

/** Node's own class. */
export const NodeContext = asyncHooks.AsyncLocalStorage;

const frames = new NodeContext<Frame>();

/**
 * An AsyncLocalStorage that behaves like Node 24's. All instances share one of Node's own: before version 24, Node copies the store of
 * each one to every new promise, and the server has about a dozen (docs/decisions/024-contexts-in-one-store.md).
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

/** From now on, every new AsyncLocalStorage of this process is a OneStoreContext. On Node 24 and later, nothing is changed. */
export function keepContextsInOneStore(): void {
  const major = Number(process.versions.node.split(".")[0]);
  // Already done: tests call this before every file. The name also recognises the class of another copy of this module.
  if (major >= ONE_FRAME_SINCE || asyncHooks.AsyncLocalStorage.name === OneStoreContext.name) return;
  Object.defineProperty(asyncHooks, "AsyncLocalStorage", { value: OneStoreContext, writable: true, configurable: true });
  syncBuiltinESMExports();
}
