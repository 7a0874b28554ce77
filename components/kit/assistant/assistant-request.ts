"use client";

import { useEffect, useRef } from "react";

const REQUEST = "open-assistant";
const FOCUS = "focus-assistant";

/** Whether somebody who has asked for the assistant waits to write to it: screen and field come later than the request. */
let isAwaited = false;

/** Asks for the assistant of whatever is on screen, to write to it. Returns false where nothing on screen has one. */
export function openAssistant(): boolean {
  isAwaited = true;
  const isTaken = !window.dispatchEvent(new Event(REQUEST, { cancelable: true }));
  // A field that is there already.
  requestAnimationFrame(() => requestAnimationFrame(() => window.dispatchEvent(new Event(FOCUS))));
  return isTaken;
}

/** Nobody waits any more: they were led elsewhere. */
export function forgetRequest(): void {
  isAwaited = false;
}

/** Shows the assistant when somebody asks for it, as long as the component is there and `isOn`. */
export function useAssistantRequest(open: () => void, isOn = true): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!isOn) return;
    // Asked for while the screen was still on its way.
    if (isAwaited) latest.current();
    function listener(event: Event) {
      event.preventDefault();
      latest.current();
    }
    window.addEventListener(REQUEST, listener);
    return () => window.removeEventListener(REQUEST, listener);
  }, [isOn]);
}

/** Calls `focus` for who has asked for the assistant, at once or as soon as the field is there. */
export function useAwaitedField(focus: () => void): void {
  const latest = useRef(focus);
  useEffect(() => {
    latest.current = focus;
  });
  useEffect(() => {
    function take() {
      if (!isAwaited) return;
      isAwaited = false;
      latest.current();
    }
    take();
    window.addEventListener(FOCUS, take);
    return () => window.removeEventListener(FOCUS, take);
  }, []);
}
