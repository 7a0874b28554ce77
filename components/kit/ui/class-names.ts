import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** The merger must know our own sizes, or it takes `text-2xs` for a colour and drops the real one. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["2xs"],
      spacing: ["control", "control-sm", "control-xs", "row", "bar"],
      shadow: ["page", "segment", "float"],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}
