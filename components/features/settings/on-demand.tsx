"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/kit/ui/button";

type OnDemandProps = { label: string; children: ReactNode };

/** A form that is one button until someone wants it, and then has the focus. */
export function OnDemand({ label, children }: OnDemandProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <Button needsScript onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  return <div ref={form}>{children}</div>;
}
