import { useCallback, useRef, useState } from "react";
import type { Review } from "@/domain/imports/review/review";

const MAX_STEPS = 200;

/** A review and its earlier states. `onChange` gets every new one, to store it. */
export function useReview(first: Review, onChange: (review: Review) => void) {
  const [review, setReview] = useState(first);
  const [steps, setSteps] = useState(0);
  const before = useRef<Review[]>([]);
  const current = useRef(first);

  const show = useCallback(
    (next: Review) => {
      current.current = next;
      setReview(next);
      setSteps(before.current.length);
      onChange(next);
    },
    [onChange],
  );

  /** Makes a step. Steps that change nothing are not recorded. */
  const step = useCallback(
    (make: (review: Review) => Review) => {
      const next = make(current.current);
      if (next === current.current) return;
      before.current = [...before.current.slice(-MAX_STEPS), current.current];
      show(next);
    },
    [show],
  );

  const undo = useCallback(() => {
    const last = before.current.pop();
    if (last) show(last);
  }, [show]);

  return { review, step, undo, canUndo: steps > 0, current };
}

export type Step = ReturnType<typeof useReview>["step"];
