import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { useHydrated } from "@/components/kit/ui/use-hydrated";

const button = cva(
  "inline-flex flex-none select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md font-medium transition-colors duration-(--fast) disabled:opacity-60 aria-disabled:opacity-60",
  {
    variants: {
      variant: {
        primary: "bg-primary text-primary-foreground enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover",
        outline: "bg-card shadow-[inset_0_0_0_1px_var(--border-strong)] enabled:hover:bg-accent [a]:hover:bg-accent",
        ghost:
          "text-muted-foreground enabled:hover:bg-accent enabled:hover:text-foreground aria-pressed:bg-accent aria-pressed:text-foreground data-popup-open:bg-accent data-popup-open:text-foreground [a]:hover:bg-accent [a]:hover:text-foreground",
        accent: "text-primary-ink enabled:hover:bg-accent [a]:hover:bg-accent",
        danger: "bg-destructive text-destructive-foreground enabled:hover:opacity-90",
        "danger-outline": "bg-card text-danger shadow-[inset_0_0_0_1px_var(--border-strong)] enabled:hover:bg-danger-soft",
        ink: "bg-foreground text-background enabled:hover:opacity-90 [a]:hover:opacity-90",
        inverse: "text-inverse-foreground hover:bg-[color-mix(in_oklch,var(--inverse-foreground)_12%,transparent)]",
      },
      size: { md: "h-control px-3", sm: "h-control-sm px-[9px]", xs: "h-control-xs px-2" },
      shape: { text: "", icon: "px-0" },
    },
    compoundVariants: [
      { size: "md", shape: "icon", className: "w-control" },
      { size: "sm", shape: "icon", className: "w-control-sm" },
      { size: "xs", shape: "icon", className: "w-control-xs" },
    ],
    defaultVariants: { variant: "outline", size: "md", shape: "text" },
  },
);

type Look = VariantProps<typeof button>;

/** The class names of a button, for links and for triggers that other components render. */
export function buttonLook(look: Look & { className?: string } = {}): string {
  const { className, ...variants } = look;
  return classNames(button(variants), className);
}

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Drawn by the server before the page listens: a press would be lost, so it cannot be pressed until then. */
    needsScript?: boolean;
  };

/** A button. Primary once a screen, outline for the second choice, ghost for tools; `shape: icon` needs an aria-label. */
export function Button({
  variant,
  size,
  shape,
  className,
  type = "button",
  needsScript = false,
  disabled,
  ...props
}: ButtonProps) {
  const isHydrated = useHydrated();
  const waits = needsScript && !isHydrated;
  return (
    <button
      type={type}
      disabled={disabled || waits}
      className={buttonLook({ variant, size, shape, className: classNames(waits && "disabled:opacity-100", className) })}
      {...props}
    />
  );
}
