"use client";

import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { classNames } from "@/components/kit/ui/class-names";

type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number };

type TabListProps<Value extends string> = { label: string; tabs: readonly Tab<Value>[]; className?: string };

const TAB =
  "relative inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap text-muted-foreground hover:text-foreground data-active:font-medium data-active:text-foreground data-active:after:absolute data-active:after:inset-x-0 data-active:after:-bottom-px data-active:after:h-0.5 data-active:after:bg-foreground";

/** Which things one sees; a 2 px ink rule under the current one. */
export function TabList<Value extends string>({ label, tabs, className }: TabListProps<Value>) {
  return (
    <Base.List aria-label={label} className={classNames("flex items-stretch gap-[18px]", className)}>
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} value={tab.value} className={TAB}>
          {tab.label}
          {tab.count === undefined ? null : <span className="font-normal text-subtle-foreground">{tab.count}</span>}
        </Base.Tab>
      ))}
    </Base.List>
  );
}

export const Tabs = Base.Root;
export const TabPanel = Base.Panel;
