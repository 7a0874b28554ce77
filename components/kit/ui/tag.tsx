import type { ReactNode } from "react";
import { classNames } from "@/components/kit/ui/class-names";

/** A short word about a thing. All tags have one colour. */
export function Tag({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex h-5 items-center gap-1 whitespace-nowrap rounded-sm bg-accent px-1.5 text-muted-foreground text-xs",
        className,
      )}
    >
      {children}
    </span>
  );
}

const DOTS = { success: "bg-success", warning: "bg-warning", danger: "bg-danger", quiet: "bg-subtle-foreground" } as const;

/** A dot before the word for the state; never instead of it. */
export function Dot({ state }: { state: keyof typeof DOTS }) {
  return <span aria-hidden="true" className={classNames("inline-block size-1.5 flex-none rounded-full", DOTS[state])} />;
}
