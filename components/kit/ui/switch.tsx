import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/components/kit/ui/class-names";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & { children: ReactNode; note?: ReactNode };

/** A setting that applies immediately, without a button to confirm. The label comes before the switch. */
export function Switch({ children, note, className, ...props }: SwitchProps) {
  return (
    <label className={classNames("flex min-h-8 cursor-pointer items-center gap-3 phone:min-h-11", className)}>
      <span className="min-w-0 flex-1">
        <span className="block">{children}</span>
        {note ? <span className="block text-muted-foreground text-xs">{note}</span> : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.checked}
        className="relative h-5 w-8 flex-none appearance-none rounded-full bg-input transition-colors duration-(--fast) after:absolute after:start-[3px] after:top-[3px] after:size-3.5 after:rounded-full after:bg-card after:transition-[inset] after:duration-(--fast) checked:bg-primary checked:after:start-[15px] checked:after:bg-primary-foreground disabled:opacity-60"
        {...props}
      />
    </label>
  );
}
