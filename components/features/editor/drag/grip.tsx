import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";

/** The drag handle of an entry. Keys or buttons next to it do the same without dragging. */
export function Grip({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-drag-handle=""
      className={classNames("grid cursor-grab place-items-center text-subtle-foreground hover:text-foreground", className)}
    >
      <Icon name="dots-six-vertical" size="sm" />
    </span>
  );
}
