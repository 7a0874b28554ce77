"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/kit/ui/button";

type WhenWantedProps = { label: string; children: ReactNode };

/** A form that is one button until someone wants it, and then has the focus. */
export function WhenWanted({ label, children }: WhenWantedProps) {
  const [isWanted, setWanted] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) form.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [isWanted]);
  if (!isWanted)
    return (
      <Button needsScript onClick={() => setWanted(true)}>
        {label}
      </Button>
    );
  return <div ref={form}>{children}</div>;
}
