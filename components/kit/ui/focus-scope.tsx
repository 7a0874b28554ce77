"use client";

import { useLayoutEffect, useRef } from "react";
import { focusInside, rememberFocus } from "@/components/kit/ui/focus-return";
import { takeHeldKeys } from "@/components/kit/ui/held-keys";

type FocusScopeProps = {
  isOpen: boolean;
  /** What has the focus first: a field to type into, the first control, or nothing but the whole. */
  wants: "field" | "first" | "whole";
};

/**
 * Placed inside an element that opens over the page. The focus moves in as part of the same drawing that shows it, not a frame later: the
 * next key is already meant for what opened. When it closes, the focus goes back to where it was, before anything fades out.
 */
export function FocusScope({ isOpen, wants }: FocusScopeProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const before = useRef<(() => void) | null>(null);
  // Read while drawing: a field inside that takes the focus by itself does so before any effect.
  if (!isOpen) before.current = null;
  else before.current ??= rememberFocus();

  useLayoutEffect(() => {
    const container = mark.current?.parentElement;
    const giveBack = before.current;
    if (!isOpen || !container || !giveBack) return;
    if (!container.contains(document.activeElement)) focusInside(container, wants);
    if (wants === "field") takeHeldKeys();
    return () => {
      const { activeElement } = document;
      // What closed it may have put the focus elsewhere on purpose.
      if (activeElement === document.body || container.contains(activeElement)) giveBack();
    };
  }, [isOpen, wants]);
  return <span ref={mark} hidden />;
}
