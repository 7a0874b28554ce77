"use client";

import { useContext, useEffect, useRef, useState } from "react";
import type { AnyOpenEditor } from "@/components/features/editor/core/opened-editor";
import { opened, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { type Fitted, fitDocument, undoFit } from "@/components/features/editor/design/fit-document";
import { DesignContext } from "@/components/features/editor/design/use-design";
import { usePrintable } from "@/components/features/editor/design/use-prepared-looks";
import type { FitWish } from "@/typeset/fit/fit";

type FitState = { kind: "idle" | "busy" | "failed" } | ({ kind: "done"; onUndo: (() => void) | null } & Fitted);

/** What came of the last fit of each open document: it stays until it is undone or fitted again, also while its panel is closed. */
const lastFits = new WeakMap<AnyOpenEditor["store"], Fitted>();

/** Keeps the outcome of a fit that was started elsewhere, such as in the command palette. */
export const rememberFit = (store: AnyOpenEditor["store"], fitted: Fitted) => lastFits.set(store, fitted);

/** Fits the open document, and keeps what came of it. */
export function useFit() {
  const editor = useOpenEditor();
  const { store } = editor;
  const access = opened(useContext(DesignContext));
  const design = { ...access, printable: usePrintable() };
  const [state, setState] = useState<FitState>(() => {
    const last = lastFits.get(store);
    return last ? shown(last) : { kind: "idle" };
  });
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  function shown(fitted: Fitted): FitState {
    const onUndo = () => {
      void undoFit({ design }, fitted);
      lastFits.delete(store);
      setState({ kind: "idle" });
    };
    return { kind: "done", ...fitted, onUndo: fitted.before ? onUndo : null };
  }

  async function run(wish: FitWish) {
    setState({ kind: "busy" });
    try {
      const fitted = await fitDocument({ editor, design }, wish, () => !gone.current);
      if (!fitted) return;
      rememberFit(store, fitted);
      setState(shown(fitted));
    } catch {
      if (!gone.current) setState({ kind: "failed" });
    }
  }

  return { run: (wish: FitWish) => void run(wish), state };
}
