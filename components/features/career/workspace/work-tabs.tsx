"use client";

import { useTranslations } from "next-intl";
import { type ComponentType, Suspense } from "react";
import { AssistantTab } from "@/components/features/career/workspace/assistant-tab";
import { ConflictDialog } from "@/components/features/career/workspace/conflict-dialog";
import { FitTab } from "@/components/features/career/workspace/fit/fit-tab";
import { SaveFailure, SaveState } from "@/components/features/career/workspace/save-state";
import { useSaverState, useWorkspaceSaver } from "@/components/features/career/workspace/use-workspace";
import type { WorkProps } from "@/components/features/career/workspace/work-props";
import { WORK_TABS, type WorkTab, workAddress } from "@/components/kit/shell/work-tabs";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { TabList, TabPanel, Tabs } from "@/components/kit/ui/tabs";
import type { Application } from "@/contracts/model/application";
import type { Workspace } from "@/contracts/model/career/workspace";

const TABS: Record<WorkTab, ComponentType<WorkProps>> = {
  fit: FitTab,
  apply: lazyPart(async () => ({ default: (await import("@/components/features/career/workspace/apply/apply-tab")).ApplyTab })),
  prepare: lazyPart(async () => ({
    default: (await import("@/components/features/career/workspace/prepare/prepare-tab")).PrepareTab,
  })),
  practise: lazyPart(async () => ({
    default: (await import("@/components/features/career/workspace/practise/practise-tab")).PractiseTab,
  })),
  debrief: lazyPart(async () => ({
    default: (await import("@/components/features/career/workspace/debrief/debrief-tab")).DebriefTab,
  })),
  messages: lazyPart(async () => ({
    default: (await import("@/components/features/career/workspace/messages/messages-tab")).MessagesTab,
  })),
  saved: lazyPart(async () => ({ default: (await import("@/components/features/career/workspace/saved-tab")).SavedTab })),
  assistant: AssistantTab,
};

/** The tabs of a workspace, and whether what is written in them is saved. */
export function WorkTabs({ application, stored, tab }: { application: Application; stored: Workspace; tab: WorkTab }) {
  const t = useTranslations("work");
  const saver = useWorkspaceSaver(application.id, stored);
  const state = useSaverState(saver);
  const Tab = TABS[tab];
  // With the router's own state in it, the router would treat the change as its own and ignore it.
  const show = (next: WorkTab) => window.history.pushState(null, "", workAddress(application.id, next));
  return (
    <Tabs value={tab} onValueChange={show}>
      <div className="sticky top-0 z-10 flex h-11 items-stretch gap-4 border-b bg-background">
        <div className="flex min-w-0 flex-1 items-stretch overflow-x-auto phone:-ms-4 phone:ps-4">
          <TabList label={t("title")} tabs={WORK_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))} />
        </div>
        <SaveState status={state.status} />
      </div>
      <SaveFailure state={state} onRetry={() => void saver.flush()} />
      <TabPanel value={tab} className="pt-5">
        <Suspense>
          <Tab application={application} workspace={state.draft} edit={saver.edit} saved={() => saver.flush()} />
        </Suspense>
      </TabPanel>
      {state.conflicts.slice(0, 1).map((conflict) => (
        <ConflictDialog key={conflict.part} conflict={conflict} onChoose={(side) => void saver.choose(conflict, side)} />
      ))}
    </Tabs>
  );
}
