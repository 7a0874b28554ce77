import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { children: ReactNode };

/** A box to tick, with its words beside it; the words belong to the target. */
export function Checkbox({ children, className, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={classNames("inline-flex min-h-6 cursor-pointer items-center gap-2 phone:min-h-11", className)}>
      <CheckBoxOnly id={id} {...props} />
      <span>{children}</span>
    </label>
  );
}

/** The box alone, where a name comes from elsewhere (aria-label). */
export function CheckBoxOnly({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={classNames("relative grid size-4 flex-none place-items-center", className)}>
      <input
        type="checkbox"
        className="peer absolute inset-0 appearance-none rounded-sm bg-card shadow-[inset_0_0_0_1px_var(--input)] checked:bg-primary checked:shadow-none"
        {...props}
      />
      <Icon
        name="check-bold"
        size="xs"
        className="pointer-events-none relative hidden text-primary-foreground peer-checked:block"
      />
    </span>
  );
}
