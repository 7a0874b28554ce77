"use client";

import { useContext, useEffect, useRef, useState } from "react";
import { documentOf } from "@/components/features/editor/core/store";
import { opened, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { type Fitted, fitDocument } from "@/components/features/editor/design/fit-document";
import { DesignContext } from "@/components/features/editor/design/use-design";
import type { FitWish } from "@/typeset/fit/fit";

type FitState = { kind: "idle" | "busy" | "failed" } | ({ kind: "done"; onUndo: (() => void) | null } & Fitted);

/** Fits the open document, and keeps what came of it. */
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
    try {
      const fitted = await fitDocument({ store, design }, wish, () => !gone.current);
      if (!fitted) return;
      const document = documentOf(store.getState());
      const onUndo = () => {
        if (documentOf(store.getState()) === document) store.getState().undo();
        setState({ kind: "idle" });
      };
      setState({ kind: "done", ...fitted, onUndo: fitted.changes.length > 0 ? onUndo : null });
    } catch {
      if (!gone.current) setState({ kind: "failed" });
    }
  }

  return { run: (wish: FitWish) => void run(wish), state };
}
