"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

type SidePartProps = {
  title: string;
  hint?: string;
  onClose: () => void;
  /** The last line, which stays in view. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The panel that parts of the design open over; the page beside it stays in view. */
export const SIDE_PANEL = { "data-side-panel": "" } as const;

/** A larger choice that takes the place of the side panel, not of the page: one sees there what one chooses. */
export function SidePart({ title, hint, onClose, actions, children }: SidePartProps) {
  const t = useTranslations("editor.design");
  const id = useId();
  const part = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Element | null>(null);
  // Before the first paint: once it is visible, it also takes the keys.
  useLayoutEffect(() => setPanel([...document.querySelectorAll("[data-side-panel]")].at(-1) ?? document.body), []);
  useLayoutEffect(() => {
    if (!panel) return;
    const opener = document.activeElement;
    part.current?.focus({ preventScroll: true });
    return () => {
      // The focus goes back to where it came from, unless it already went elsewhere.
      if (
        opener instanceof HTMLElement &&
        (document.activeElement === document.body || part.current?.contains(document.activeElement))
      )
        requestAnimationFrame(() => opener.focus({ preventScroll: true }));
    };
  }, [panel]);
  if (!panel) return null;
  return createPortal(
    <div
      ref={part}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="absolute inset-0 z-20 flex flex-col bg-background outline-hidden"
    >
      <div className="flex min-h-11 flex-none items-center gap-1 border-b ps-2 pe-5 phone:pe-4">
        <Button variant="ghost" size="sm" shape="icon" aria-label={t("back")} onClick={onClose}>
          <Icon name="caret-left" className="rtl:-scale-x-100" />
        </Button>
        <h3 id={`${id}-title`} className="font-semibold text-sm">
          {title}
        </h3>
      </div>
      <div className="flex min-h-0 flex-1 flex-col px-5 pt-3 phone:px-4">
        {hint ? (
          <p id={`${id}-hint`} className="text-muted-foreground text-xs">
            {hint}
          </p>
        ) : null}
        {children}
      </div>
      {actions ? <div className="flex flex-none justify-end gap-2 border-t px-5 py-3 phone:px-4">{actions}</div> : null}
    </div>,
    panel,
  );
}
