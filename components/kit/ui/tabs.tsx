"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "@/components/kit/ui/class-names";

type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number };

type TabListProps<Value extends string> = { label: string; tabs: readonly Tab<Value>[]; className?: string };

const TAB =
  "relative inline-flex min-h-6 flex-none items-center gap-1.5 whitespace-nowrap text-muted-foreground hover:text-foreground data-active:font-medium data-active:text-foreground data-active:after:absolute data-active:after:inset-x-0 data-active:after:-bottom-px data-active:after:h-0.5 data-active:after:bg-foreground";

/** Which things one sees; a 2 px ink rule under the current one. */
export function TabList<Value extends string>({ label, tabs, className }: TabListProps<Value>) {
  const list = useShownTab();
  return (
    <Base.List ref={list} aria-label={label} className={classNames("flex items-stretch", className)}>
      {tabs.map((tab, index) => (
        <Fragment key={tab.value}>
          {/* Long words take from the room between them before one is cut. */}
          {index === 0 ? null : <span aria-hidden className="min-w-1.5 shrink basis-[18px]" />}
          <Base.Tab value={tab.value} className={TAB}>
            {tab.label}
            {tab.count === undefined ? null : <span className="font-normal text-subtle-foreground">{tab.count}</span>}
          </Base.Tab>
        </Fragment>
      ))}
    </Base.List>
  );
}

/** On a narrow screen the tabs scroll sideways: whichever becomes current comes into view. Afterwards the person scrolls as they like. */
function useShownTab() {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const tab = list.current?.querySelector("[role=tab][aria-selected=true]");
    const scroller = list.current?.parentElement;
    if (!tab || !scroller || shown.current === tab.id) return;
    shown.current = tab.id;
    const [inner, outer] = [tab.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (inner.right > outer.right) scroller.scrollLeft += inner.right - outer.right + ROOM_PX;
    else if (inner.left < outer.left) scroller.scrollLeft -= outer.left - inner.left + ROOM_PX;
  });
  return list;
}

/** So much of the next tab shows that there is more. */
const ROOM_PX = 24;

export const Tabs = Base.Root;
export const TabPanel = Base.Panel;
