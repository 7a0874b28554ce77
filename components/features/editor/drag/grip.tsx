import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";

/** Where an entry is taken to drag it. For those who do not drag, keys or buttons beside it do the same. */
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
