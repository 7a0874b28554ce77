import { type ComponentType, createElement, lazy, useState } from "react";

/** The longest pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 15_000;

/** Waits, but not longer than until the network is back. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    }
    window.addEventListener("online", done);
  });

/** Retries a failed load at increasing intervals: a part of the page that is missing for a while is no reason to lose the rest. */
export async function patiently<Value>(
  load: () => Promise<Value>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Value> {
  for (let delay = 500; ; delay = Math.min(LONGEST_PAUSE, delay * 2)) {
    try {
      return await load();
    } catch {
      await wait(delay);
    }
  }
}

/** A part that is fetched when it is first drawn, or earlier with `preload`. */
export type LazyPart<Props> = ComponentType<Props> & { preload: () => void };

/**
 * React's `lazy` for a server that may be away for a moment, or a device that is offline: the part appears once it can be fetched. Once
 * fetched it is drawn immediately, without the pause that React makes between a waiting part and its appearance.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  const fetched = () => {
    loading ??= patiently(load).then((part) => {
      loaded = part.default;
      return part;
    });
    return loading;
  };
  const Waiting = lazy(fetched);

  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, outside of components, as `lazy` is.
  function Part(props: Props) {
    // What this place began with stays: another component would lose what was typed into the first.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? (Waiting as ComponentType<Props>));
    return createElement(Drawn, props);
  }
  return Object.assign(Part, { preload: () => void fetched() });
}
