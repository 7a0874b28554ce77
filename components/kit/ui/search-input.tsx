import type { ComponentProps } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";

type SearchInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange" | "className"> & {
  /** Its name and placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Of the box around it: width and place. */
  className?: string;
};

/** Where people type what they are looking for. */
export function SearchInput({ label, onChange, className, ...props }: SearchInputProps) {
  return (
    <span className={classNames("relative block", className)}>
      <Icon
        name="magnifying-glass"
        className="pointer-events-none absolute start-2.5 top-1/2 -translate-y-1/2 text-subtle-foreground"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        className="ps-8 text-sm"
        {...props}
      />
    </span>
  );
}
