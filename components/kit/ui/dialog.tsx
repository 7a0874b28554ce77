"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { FocusScope } from "@/components/kit/ui/focus-scope";
import { Icon } from "@/components/kit/ui/icon";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  className?: string;
  /** What has the focus when it opens; by default the first control. */
  focus?: "field" | "first" | "whole";
  /** The name of a button beside the title that closes it, for dialogs without one among their actions. */
  closeLabel?: string;
};

const BACKDROP =
  "fixed inset-0 z-40 bg-[oklch(0.2_0.01_70/0.28)] transition-opacity duration-(--base) data-ending-style:opacity-0 data-starting-style:opacity-0 dark:bg-[oklch(0_0_0/0.5)]";

/** A dialog in the middle of the screen; on a phone it rises from the lower edge. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  className,
  focus = "first",
  closeLabel,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup
          initialFocus={false}
          finalFocus={false}
          className={classNames(
            "fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-32px)] w-[440px] max-w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-y-auto rounded-lg bg-popover px-6 py-5 shadow-float outline-hidden transition-opacity duration-(--base) data-ending-style:opacity-0 data-starting-style:opacity-0",
            "phone:top-auto phone:bottom-0 phone:left-0 phone:w-full phone:max-w-full phone:translate-x-0 phone:translate-y-0 phone:rounded-b-none phone:px-4 phone:pb-6",
            className,
          )}
        >
          <Base.Title className={classNames("font-semibold text-lg tracking-tight", closeLabel && "pe-8")}>{title}</Base.Title>
          {description ? (
            <Base.Description className="mt-1 text-base text-muted-foreground">{description}</Base.Description>
          ) : null}
          {children}
          {/* Last in the order of keys, so that what the dialog is for has the focus. */}
          {closeLabel ? (
            <Base.Close
              render={
                <Button
                  variant="ghost"
                  size="sm"
                  shape="icon"
                  aria-label={closeLabel}
                  className="absolute end-3 top-3 phone:size-11"
                />
              }
            >
              <Icon name="x" />
            </Base.Close>
          ) : null}
          <FocusScope isOpen={open} wants={focus} onEscape={() => onOpenChange(false)} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The row of verbs at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
