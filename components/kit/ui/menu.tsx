"use client";

import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from "react";
import { afterFirstScreen } from "@/components/kit/ui/first-screen";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import type { MenuChoiceProps, MenuItemProps, MenuLinkProps, MenuProps } from "@/components/kit/ui/menu-props";

const load = () => import("@/components/kit/ui/live-menu");
const LiveMenu = lazyPart(async () => ({ default: (await load()).LiveMenu }));

/** One action. `keys` names its keyboard shortcut. */
export const MenuItem = lazyPart<MenuItemProps>(async () => ({ default: (await load()).MenuItem }));
/** One action that leads to an address. */
export const MenuLink = lazyPart<MenuLinkProps>(async () => ({ default: (await load()).MenuLink }));
const LiveChoice = lazyPart<MenuChoiceProps<string>>(async () => ({ default: (await load()).MenuChoice }));
/** A rule between groups of actions. */
export const MenuRule = lazyPart(async () => ({ default: (await load()).MenuRule }));

/** Fetches what menus are made of. */
export function preloadMenus(): void {
  for (const part of [LiveMenu, MenuItem, MenuLink, LiveChoice, MenuRule]) part.preload();
}

/**
 * A list of actions that opens from its trigger (a button element). A screen has dozens of them and opens few: until its first use, a menu
 * is nothing but its button.
 */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<"pointer" | "keys" | null>(null);
  useEffect(() => afterFirstScreen(preloadMenus), []);
  const { props: own } = props.trigger;

  function onMouseDown(event: MouseEvent) {
    call(own.onMouseDown, event);
    if (event.button === 0 && !event.defaultPrevented) setOpened("pointer");
  }
  /** Of a press of Enter or Space, and of programs that read the screen: the pointer has opened it before. */
  function onClick(event: MouseEvent) {
    call(own.onClick, event);
    if (!event.defaultPrevented) setOpened(event.detail === 0 ? "keys" : "pointer");
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      event.stopPropagation();
      setOpened("keys");
    } else call(own.onKeyDown, event);
  }

  const closed = cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: preloadMenus,
    onMouseDown,
    onClick,
    onKeyDown,
  });
  if (opened === null) return closed;
  return (
    <Suspense fallback={closed}>
      <LiveMenu {...props} byKeys={opened === "keys"} />
    </Suspense>
  );
}

const call = (handler: unknown, event: unknown) => typeof handler === "function" && handler(event);

/** A choice among several, with a tick before the current one. */
export function MenuChoice<Value extends string>({ onChange, ...props }: MenuChoiceProps<Value>) {
  // The values that come back are those of the options.
  return <LiveChoice {...props} onChange={(value) => onChange(value as Value)} />;
}

/** A caption above a group of actions. */
export function MenuCaption({ children }: { children: ReactNode }) {
  return <div className="px-2 pt-1.5 pb-0.5 font-medium text-2xs text-subtle-foreground">{children}</div>;
}
