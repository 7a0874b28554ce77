"use client";

import { Menu as Base } from "@base-ui/react/menu";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";

type MenuProps = {
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  align?: "start" | "end";
  className?: string;
};

/** What every menu looks like. */
export const MENU_POPUP =
  "max-h-(--available-height) w-56 overflow-y-auto rounded-lg bg-popover p-1 text-popover-foreground shadow-float outline-hidden transition-opacity duration-(--base) data-ending-style:opacity-0 data-starting-style:opacity-0";

/** A list of actions that opens from its trigger (a button element). */
export function Menu({ trigger, children, align = "start", className }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal render={<aside />}>
        <Base.Positioner sideOffset={4} align={align} className="z-50 outline-hidden" collisionPadding={8}>
          {/* Where it scrolls, arrow keys have to reach it even before an item is highlighted. */}
          <Base.Popup tabIndex={0} className={classNames(MENU_POPUP, className)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export const MENU_ITEM =
  "flex h-8 w-full cursor-default select-none items-center gap-2 rounded-md px-2 text-start outline-hidden data-highlighted:bg-accent data-disabled:text-subtle-foreground phone:h-11 [a&]:cursor-pointer";

type MenuItemProps = Omit<ComponentProps<typeof Base.Item>, "className"> & { icon?: IconName; keys?: string };

/** One action. `keys` names its keyboard shortcut. */
export function MenuItem({ icon, keys, children, ...props }: MenuItemProps) {
  return (
    <Base.Item className={MENU_ITEM} {...props}>
      {icon ? <Icon name={icon} className="text-muted-foreground" /> : null}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys ? <kbd className="ms-auto font-medium font-sans text-2xs text-subtle-foreground">{keys}</kbd> : null}
    </Base.Item>
  );
}

type MenuLinkProps = { href: string; icon?: IconName; children: ReactNode; download?: boolean };

/** One action that leads to an address. */
export function MenuLink({ href, icon, children, download }: MenuLinkProps) {
  return (
    <Base.Item className={MENU_ITEM} render={<a href={href} download={download} />}>
      {icon ? <Icon name={icon} className="text-muted-foreground" /> : null}
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </Base.Item>
  );
}

/** A choice among several, with a tick before the current one. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)} aria-label={label}>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick className={MENU_ITEM}>
          <span className="grid size-4 place-items-center">
            <Base.RadioItemIndicator render={<span />}>
              <Icon name="check" />
            </Base.RadioItemIndicator>
          </span>
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

export function MenuRule() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-border" />;
}

/** A caption above a group of actions. */
export function MenuCaption({ children }: { children: ReactNode }) {
  return <div className="px-2 pt-1.5 pb-0.5 font-medium text-2xs text-subtle-foreground">{children}</div>;
}
