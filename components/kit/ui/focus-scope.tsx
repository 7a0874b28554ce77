"use client";

import { useEffect, useLayoutEffect, useRef } from "react";
import { focusInside, rememberFocus } from "@/components/kit/ui/focus-return";
import { takeHeldKeys } from "@/components/kit/ui/held-keys";

type FocusScopeProps = {
  isOpen: boolean;
  /** What has the focus first: a field to type into, the first control, or nothing but the whole. */
  wants: "field" | "first" | "whole";
  /** Closes it; absent where keys are handled otherwise. */
  onEscape?: () => void;
};

/**
 * Placed inside an element that opens over the page. The focus moves in as part of the same drawing that shows it, not a frame later: the
 * next key is already meant for what opened. When it closes, the focus goes back to where it was, before anything fades out.
 */
export function FocusScope({ isOpen, wants, onEscape }: FocusScopeProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const close = useRef(onEscape);
  const stopListening = useRef<(() => void) | null>(null);
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
    // The library listens for Escape only from the effects on, which may be after the drawing.
    const press = ({ key }: KeyboardEvent) => key === "Escape" && close.current?.();
    container.addEventListener("keydown", press);
    stopListening.current = () => container.removeEventListener("keydown", press);
    return () => {
      stopListening.current?.();
      const { activeElement } = document;
      // What closed it may have put the focus elsewhere on purpose.
      if (activeElement === document.body || container.contains(activeElement)) giveBack();
    };
  }, [isOpen, wants]);
  useEffect(() => {
    close.current = onEscape;
    if (isOpen) stopListening.current?.();
  }, [onEscape, isOpen]);
  return <span ref={mark} hidden />;
}
