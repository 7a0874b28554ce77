"use client";

import { useEffect, useRef } from "react";

const NAME = "open-assistant";

/** Asks for the assistant of whatever is on screen. Returns false where nothing on screen has one. */
export const openAssistant = (): boolean => !window.dispatchEvent(new Event(NAME, { cancelable: true }));

/** Shows the assistant when somebody asks for it, as long as the component is there and `isOn`. */
export function useAssistantRequest(open: () => void, isOn = true): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (!isOn) return;
    function listener(event: Event) {
      event.preventDefault();
      latest.current();
    }
    window.addEventListener(NAME, listener);
    return () => window.removeEventListener(NAME, listener);
  }, [isOn]);
}
