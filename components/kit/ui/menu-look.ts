/** What every menu looks like. */
export const MENU_POPUP =
  "max-h-(--available-height) w-56 overflow-y-auto rounded-lg bg-popover p-1 text-popover-foreground shadow-float outline-hidden transition-opacity duration-(--base) data-ending-style:opacity-0 data-starting-style:opacity-0";

export const MENU_ITEM =
  "flex h-8 w-full cursor-default select-none items-center gap-2 rounded-md px-2 text-start outline-hidden data-highlighted:bg-accent data-disabled:text-subtle-foreground phone:h-11 [a&]:cursor-pointer";
