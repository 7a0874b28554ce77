"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type AssistantTarget, useAssistantSlot } from "@/components/kit/assistant/assistant-slot";
import { TabList, TabPanel, Tabs } from "@/components/kit/ui/tabs";

type SheetTabsProps = {
  target: AssistantTarget;
  isAsking: boolean;
  onChange: (isAsking: boolean) => void;
  /** The parts of the application. */
  children: ReactNode;
};

const PARTS = "min-h-0 flex-1 overflow-y-auto px-6 pb-10 phone:px-4";

/** The application itself, and beside it the conversations about it. Unsaved text in the parts stays during a conversation. */
export function SheetTabs({ target, isAsking, onChange, children }: SheetTabsProps) {
  const t = useTranslations("assistant");
  const Assistant = useAssistantSlot();
  if (!Assistant) return <div className={PARTS}>{children}</div>;
  const tabs = [
    { value: "application" as const, label: t("sheet.application") },
    { value: "assistant" as const, label: t("assistant") },
  ];
  return (
    <Tabs
      value={isAsking ? "assistant" : "application"}
      onValueChange={(value) => onChange(value === "assistant")}
      className="flex min-h-0 flex-1 flex-col"
    >
      <TabList label={t("sheet.label")} tabs={tabs} className="h-10 flex-none border-b px-6 text-sm phone:px-4" />
      <TabPanel value="application" keepMounted className={`${PARTS} focus-visible:-outline-offset-2`}>
        {children}
      </TabPanel>
      <TabPanel value="assistant" className="flex min-h-0 flex-1 flex-col focus-visible:-outline-offset-2">
        <Assistant target={target} />
      </TabPanel>
    </Tabs>
  );
}
