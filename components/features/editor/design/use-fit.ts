"use client";

import { useContext, useEffect, useRef, useState } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import { documentOf, isReadOnly } from "@/components/features/editor/core/store";
import { opened, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { DesignContext } from "@/components/features/editor/design/use-design";
import type { FitChange } from "@/typeset/fit/changes";
import type { FitResult, FitWish } from "@/typeset/fit/fit";

type FitState =
  | { kind: "idle" | "busy" | "failed" }
  | { kind: "done"; result: FitResult; changes: FitChange[]; onUndo: (() => void) | null };

/** Fits the open document in a separate engine and writes the result as one edit. */
export function useFit() {
  const { store } = useOpenEditor();
  const design = opened(useContext(DesignContext));
  const [state, setState] = useState<FitState>({ kind: "idle" });
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  async function run(wish: FitWish) {
    setState({ kind: "busy" });
    const before = documentOf(store.getState());
    try {
      // Engine and search are loaded on demand.
      const [{ createMeasurer }, { fitDesign }, { fitChanges }, { inDesign }] = await Promise.all([
        import("@/components/kit/page-preview/measurer"),
        import("@/typeset/fit/fit"),
        import("@/typeset/fit/changes"),
        import("@/typeset/content/printable"),
      ]);
      const printable = design.printable();
      const { page, typography } = design.metadata();
      const measurer = await createMeasurer();
      const result = await fitDesign({ page, typography }, wish, (candidate) =>
        measurer.measure(inDesign(printable, candidate)),
      ).finally(measurer.dispose);
      if (gone.current) return;
      // Text typed in the meantime stays; then the fit is no longer guaranteed.
      const changes = fitChanges({ page, typography }, result.design);
      const isCurrent = documentOf(store.getState()) === before && !isReadOnly(store.getState());
      if (changes.length > 0 && isCurrent)
        design.edit(label("fitPages"), (metadata) => {
          metadata.page = result.design.page;
          metadata.typography = result.design.typography;
        });
      const fitted = documentOf(store.getState());
      const onUndo = () => {
        if (documentOf(store.getState()) === fitted) store.getState().undo();
        setState({ kind: "idle" });
      };
      if (changes.length > 0 && !isCurrent) await run(wish);
      else setState({ kind: "done", result, changes, onUndo: changes.length > 0 ? onUndo : null });
    } catch {
      if (!gone.current) setState({ kind: "failed" });
    }
  }

  return { run: (wish: FitWish) => void run(wish), state };
}
