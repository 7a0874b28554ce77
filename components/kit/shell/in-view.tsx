"use client";

import { useEffect, useRef } from "react";

/** Brings what it is in into view, in a row that scrolls sideways. */
export function InView() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.parentElement?.scrollIntoView({ inline: "center", block: "nearest" }), []);
  return <span ref={mark} hidden />;
}
