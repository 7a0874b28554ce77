import { type ReactNode, useId } from "react";
import { classNames } from "@/components/kit/ui/class-names";

type Option<Value extends string> = { value: Value; label: ReactNode; name?: string };

type SegmentedProps<Value extends string> = {
  /** What is being chosen; read aloud, not shown. */
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  size?: "md" | "sm";
  className?: string;
};

/** How something is or is shown: one of a few, all visible. Radio buttons underneath, so the arrow keys work. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  size = "md",
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames("flex rounded-md bg-accent p-0.5", className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            "relative flex flex-1 cursor-pointer items-center justify-center gap-[5px] whitespace-nowrap rounded-sm text-muted-foreground has-checked:bg-card has-checked:font-medium has-checked:text-foreground has-checked:shadow-segment has-focus-visible:outline-2 has-focus-visible:outline-ring",
            size === "sm" ? "h-[calc(var(--control-sm)-4px)] px-2" : "h-[calc(var(--control)-4px)] px-2.5 phone:px-1.5",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
