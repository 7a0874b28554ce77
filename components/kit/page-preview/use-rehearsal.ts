import { type RefObject, useEffect, useRef } from "react";
import type { Printable } from "@/typeset/content/printable";

/** A pause this long is one in which the engine may set what is likely to come, and this long it rests between two. Milliseconds. */
const PAUSE_MS = 1_000;
const BETWEEN_MS = 400;

type Rehearsal = {
  /** Counts drawings: each ends the pause. */
  drawings: number;
  engine: RefObject<{ rehearse: (printable: Printable) => void } | null>;
  likely: () => readonly Printable[] | undefined;
};

/** Has the engine set documents that are likely to be shown next, one by one while nothing is drawn. */
export function useRehearsal({ drawings, engine, likely }: Rehearsal): void {
  const count = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a drawing begins another pause.
  useEffect(() => {
    if (drawings === 0) return;
    const next = () => {
      const printable = likely()?.[count.current];
      if (!printable) return;
      count.current += 1;
      engine.current?.rehearse(printable);
      timer = setTimeout(next, BETWEEN_MS);
    };
    let timer = setTimeout(next, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawings]);
}
