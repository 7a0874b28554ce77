"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { Button } from "@/components/kit/ui/button";
import { ErrorSentence } from "@/components/kit/ui/error-sentence";
import type { ToastAction } from "@/components/kit/ui/toast-action";

/** Above dialogs, below menus: a menu that opens under a toast must not wait for it to go. */
const LAYER = { zIndex: 45 };

/** Bottom centre, above the bars of a phone. */
export function ToastArea({ label, onReady }: { label: string; onReady: () => void }) {
  // Runs after the library's own effect, which is the one that begins to listen.
  useEffect(onReady, [onReady]);
  return (
    <Sonner position="bottom-center" containerAriaLabel={label} visibleToasts={2} offset={24} mobileOffset={76} style={LAYER} />
  );
}

/** One toast on the inverse bar; with an action it stays longer. */
export function showToast(text: string, action?: ToastAction): void {
  sonner.custom(
    (id) => (
      <div className="pointer-events-auto mx-auto flex min-h-11 w-fit max-w-[min(92vw,560px)] items-center gap-3 rounded-lg bg-inverse ps-4 pe-1.5 text-inverse-foreground text-sm shadow-float">
        <span className="min-w-0 flex-1 py-2 pe-2.5">
          <ErrorSentence text={text} />
        </span>
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
    // Long enough to copy the id.
    { duration: text.includes("\n") ? 15_000 : action ? 8000 : 5000, unstyled: true, className: "pointer-events-none w-full" },
  );
}
