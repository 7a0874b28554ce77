"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { buttonLook } from "@/components/kit/ui/button";
import { FocusScope } from "@/components/kit/ui/focus-scope";
import { Icon } from "@/components/kit/ui/icon";

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A panel that comes in from the end of the line and covers what it must. */
export function Sheet({ open, onOpenChange, title, closeLabel, children }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.2_0.01_70/0.18)] transition-opacity duration-(--base) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          initialFocus={false}
          finalFocus={false}
          className="fixed inset-y-0 end-0 z-40 flex w-[340px] max-w-full flex-col bg-background shadow-float outline-hidden transition-transform duration-(--base) data-ending-style:translate-x-full data-starting-style:translate-x-full phone:w-full"
        >
          <div className="flex h-11 flex-none items-center border-b ps-5 pe-2">
            <Base.Title className="flex-1 font-semibold text-sm">{title}</Base.Title>
            <Base.Close aria-label={closeLabel} className={buttonLook({ variant: "ghost", size: "sm", shape: "icon" })}>
              <Icon name="x" />
            </Base.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          <FocusScope isOpen={open} wants="first" onEscape={() => onOpenChange(false)} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
