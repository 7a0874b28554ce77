"use client";

import { Toaster as Sonner, toast as sonner } from "sonner";
import { Button } from "@/components/ui/button";

type ToastAction = { label: string; onClick: () => void };

/** Where toasts appear: bottom centre, on the inverse bar. Rendered once, in the root layout. */
export function Toaster({ label }: { label: string }) {
  return <Sonner position="bottom-center" containerAriaLabel={label} visibleToasts={2} offset={24} mobileOffset={76} />;
}

/** Says what happened, for undo and for distant results; never for saving. */
export function toast(text: string, action?: ToastAction): void {
  sonner.custom(
    (id) => (
      <div className="mx-auto flex min-h-11 w-fit max-w-[min(92vw,560px)] items-center gap-3 rounded-lg bg-inverse ps-4 pe-1.5 text-inverse-foreground text-sm shadow-float">
        <span className="min-w-0 flex-1 py-2 pe-2.5">{text}</span>
        {action ? (
          <Button
            variant="inverse"
            className="underline underline-offset-[3px]"
            onClick={() => {
              sonner.dismiss(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
    ),
    { duration: action ? 8000 : 5000, unstyled: true, className: "w-full" },
  );
}
