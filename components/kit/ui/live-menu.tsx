"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { Suspense, useRef } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import { MENU_ITEM, MENU_POPUP } from "@/components/kit/ui/menu-look";
import type { MenuChoiceProps, MenuItemProps, MenuLinkProps, MenuProps } from "@/components/kit/ui/menu-props";

// What menus are made of once one is used; `menu.tsx` fetches it.

type LiveMenuProps = MenuProps & {
  /** Opened by keyboard, with the focus on its first item. */
  byKeys: boolean;
};

/** A menu that has just been opened, and opens again from its trigger. */
export function LiveMenu({ trigger, children, align = "start", className, byKeys }: LiveMenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  /** Only the first opening is reported by us; the library knows the cause of later ones. */
  function initialFocus() {
    const item = isFirst.current && byKeys ? popup.current?.querySelector<HTMLElement>(FIRST_ITEM) : null;
    isFirst.current = false;
    return item ?? true;
  }

  // The library's popup takes it as those of its dialogs do; its types do not say so.
  const focus: object = { initialFocus };

  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal render={<aside />}>
        <Base.Positioner sideOffset={4} align={align} className="z-50 outline-hidden" collisionPadding={8}>
          {/* Where it scrolls, arrow keys have to reach it even before an item is highlighted. */}
          <Base.Popup ref={popup} tabIndex={0} {...focus} className={classNames(MENU_POPUP, className)}>
            <Suspense>{children}</Suspense>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const FIRST_ITEM = '[role^="menuitem"]:not([aria-disabled="true"])';

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
export function MenuChoice({ label, value, options, onChange }: MenuChoiceProps<string>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: string) => onChange(next)} aria-label={label}>
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
