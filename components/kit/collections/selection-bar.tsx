import type { ReactNode } from "react";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";

type SelectionBarProps = { label: string; selected: string; clear: string; onClear: () => void; children: ReactNode };

/** The bar over the bottom of a collection while something in it is selected: how much, and what can be done with all of it. */
export function SelectionBar({ label, selected, clear, onClear, children }: SelectionBarProps) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      data-selection-bar=""
      className="fixed inset-x-0 bottom-6 z-20 mx-auto flex h-12 w-fit max-w-[calc(100vw-16px)] items-center gap-1 rounded-lg bg-inverse ps-4 pe-1.5 text-inverse-foreground shadow-float phone:bottom-[72px] phone:h-14 phone:gap-0 phone:ps-3"
    >
      <b role="status" className="whitespace-nowrap pe-2 font-medium">
        {selected}
      </b>
      {children}
      <span className="mx-1 h-5 w-px bg-inverse-border" />
      <Button variant="inverse" shape="icon" aria-label={clear} onClick={onClear}>
        <Icon name="x" />
      </Button>
    </div>
  );
}

/** An action of the bar, or the button of its menu; on a phone only the icon is visible, with its name for screen readers. */
export function SelectionVerb({ icon, text, ...props }: { icon: IconName; text: string; onClick?: () => void }) {
  return (
    <Button {...props} variant="inverse" className="phone:px-2.5">
      <Icon name={icon} />
      <span className="phone:sr-only">{text}</span>
    </Button>
  );
}
