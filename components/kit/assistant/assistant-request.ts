"use client";

import { useEffect, useRef } from "react";

const REQUEST = "open-assistant";
const FOCUS = "focus-assistant";

/** Whether a request for the assistant is pending: screen and field appear later than the request. */
let isAwaited = false;

/** Opens the assistant of the current screen for writing. Returns false if the screen has none. */
export function openAssistant(): boolean {
  isAwaited = true;
  const isTaken = !window.dispatchEvent(new Event(REQUEST, { cancelable: true }));
  // A field that is there already.
  requestAnimationFrame(() => requestAnimationFrame(() => window.dispatchEvent(new Event(FOCUS))));
  return isTaken;
}

/** Cancels the request: the user was led elsewhere. */
export function forgetRequest(): void {
  isAwaited = false;
}

/** Shows the assistant on request, as long as the component is there and `isOn`. */
export function useAssistantRequest(open: () => void, isOn = true): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!isOn) return;
    // Requested while the screen was still loading.
    if (isAwaited) latest.current();
    function listener(event: Event) {
      event.preventDefault();
      latest.current();
    }
    window.addEventListener(REQUEST, listener);
    return () => window.removeEventListener(REQUEST, listener);
  }, [isOn]);
}

/** Calls `focus` after a request for the assistant, immediately or as soon as the field exists. */
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
