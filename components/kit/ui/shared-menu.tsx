"use client";

import { ContextMenu } from "@base-ui/react/context-menu";
import { Menu as Base } from "@base-ui/react/menu";
import { type ComponentProps, type ReactElement, type ReactNode, Suspense, useEffect } from "react";
import { Icon } from "@/components/kit/ui/icon";
import { preloadMenus } from "@/components/kit/ui/menu";
import { MENU_ITEM, MENU_POPUP } from "@/components/kit/ui/menu-look";

/** Ties any number of buttons to one menu; `Payload` is the value of the pressed button. */
export type MenuHandle<Payload> = Base.Handle<Payload>;

export const createMenuHandle = Base.createHandle;

type SharedMenuProps<Payload> = { handle: MenuHandle<Payload>; children: (payload: Payload) => ReactNode };

/** One menu for many buttons: a long list must not carry a menu with every line. */
export function SharedMenu<Payload>({ handle, children }: SharedMenuProps<Payload>) {
  useEffect(preloadMenus, []);
  return (
    <Base.Root handle={handle}>
      {({ payload }) => (
        <Base.Portal render={<aside />}>
          <Base.Positioner sideOffset={4} align="end" className="z-50 outline-hidden" collisionPadding={8}>
            <Base.Popup className={MENU_POPUP}>
              <Suspense>{payload === undefined ? null : children(payload)}</Suspense>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      )}
    </Base.Root>
  );
}

type SharedMenuButtonProps<Payload> = {
  handle: MenuHandle<Payload>;
  payload: Payload;
  render: ReactElement<ComponentProps<"button">>;
};

export function SharedMenuButton<Payload>({ handle, payload, render }: SharedMenuButtonProps<Payload>) {
  return <Base.Trigger handle={handle} payload={payload} render={render} />;
}

type ContextAreaProps = { menu: ReactNode; children: ReactNode };

/** An area with its own context menu on the right button, a long press, or the menu key. */
export function ContextArea({ menu, children }: ContextAreaProps) {
  useEffect(preloadMenus, []);
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger>{children}</ContextMenu.Trigger>
      <ContextMenu.Portal render={<aside />}>
        <ContextMenu.Positioner className="z-50 outline-hidden" collisionPadding={8}>
          <ContextMenu.Popup className={MENU_POPUP}>
            <Suspense>{menu}</Suspense>
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

type MenuTickProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode; count?: number };

/** One of several independent choices; the menu stays open. */
export function MenuTick({ isOn, onChange, children, count }: MenuTickProps) {
  return (
    // Base UI has such an item, which every page with a menu would carry along.
    <Base.Item
      role="menuitemcheckbox"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      closeOnClick={false}
      className={MENU_ITEM}
    >
      <span className="grid size-4 flex-none place-items-center">{isOn ? <Icon name="check" /> : null}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {count === undefined ? null : <span className="text-subtle-foreground text-xs">{count}</span>}
    </Base.Item>
  );
}
