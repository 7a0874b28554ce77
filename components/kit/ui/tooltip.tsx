"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

type TooltipProps = { text: string; children: ReactElement<Record<string, unknown>> };

/** Repeats a control's name (and its keys) beside the pointer. It never carries what cannot be learned otherwise. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50" collisionPadding={8}>
          <Base.Popup className="rounded-sm bg-inverse px-2 py-1 text-inverse-foreground text-xs">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
