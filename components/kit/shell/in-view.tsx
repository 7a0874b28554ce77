"use client";

import { useEffect, useRef } from "react";

/** Brings what it is in into view, in a row that scrolls sideways. */
export function InView() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Nothing may be returned: newer browsers answer scrolling with a promise, which React would call when this is removed.
    void mark.current?.parentElement?.scrollIntoView({ inline: "center", block: "nearest" });
  }, []);
  return <span ref={mark} hidden />;
}
