"use client";

import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { isFieldAwaited } from "@/components/kit/shell/awaited-field";
import { type ShortcutName, shortcutOf } from "@/components/kit/shell/shortcuts";

type Handlers = { [Name in ShortcutName]?: () => void };

/**
 * Listens for shortcuts as long as the component is there. The browser's default action is prevented: it would undo within
 * one field only, and would save the page's HTML. What a shortcut opens is on screen and has the focus before its key press is over: the next
 * key must not go into the document behind it.
 */
export function useShortcuts(handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || event.defaultPrevented) return;
      const isText = isField(event.target) || isFieldAwaited();
      const name = shortcutOf(event, Object.keys(latest.current) as ShortcutName[], isText);
      const handle = name && latest.current[name];
      if (!handle) return;
      event.preventDefault();
      flushSync(handle);
    }
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

/** Whether keys pressed there are text. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]") !== null
  );
}
