import { useLayoutEffect, useRef } from "react";

interface ReviewKeys {
  onNext: () => void;
  onPrevious: () => void;
  onImport: () => void;
  onUndo: () => void;
}

/**
 * Alt with the arrows, or J and K outside of fields, go from one doubtful field to the next. Ctrl+Enter imports. Ctrl+Z undoes a step
 * where it does not undo typing.
 */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  // With the first drawing: who sees the screen may press a key.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.isComposing || event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      const isInField = target?.closest("input:not([type=checkbox], [type=radio]), textarea, select") != null;
      const isElsewhere = target?.closest("[role=dialog], [role=menu]") != null;
      const { onNext, onPrevious, onImport, onUndo } = latest.current;
      const isMod = event.ctrlKey || event.metaKey;
      const plain = !isMod && !event.altKey && !isInField;
      const key = event.key.toLowerCase();
      const run = isElsewhere
        ? null
        : isMod && event.key === "Enter"
          ? onImport
          : isMod && key === "z" && !event.shiftKey && !isInField
            ? onUndo
            : (event.altKey && event.key === "ArrowDown") || (plain && key === "j")
              ? onNext
              : (event.altKey && event.key === "ArrowUp") || (plain && key === "k")
                ? onPrevious
                : null;
      if (!run) return;
      event.preventDefault();
      run();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
