"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { SIDE_PANEL } from "@/components/features/editor/design/side-part";
import { useTimeAfterPage } from "@/components/features/editor/panels/use-time-after-page";
import { DesignPanel } from "@/components/features/editor/resume/design-panel";
import type { ResumeCard } from "@/components/features/editor/resume/resume-kind";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { TabList, TabPanel, Tabs } from "@/components/kit/ui/tabs";
import type { PdfCheckFinding } from "@/contracts/model/pdf-check-report";
import type { ResumeData } from "@/contracts/model/resume/data";

// Both come when they are opened, and the score in the first pause after a page is shown: writing and seeing come first.
const CheckPanel = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/check/check-panel")).CheckPanel,
}));
const CheckScore = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/check/check-score")).CheckScore,
}));
const VersionsPanel = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/resume-versions-panel")).ResumeVersionsPanel,
}));

const TailoringPanel = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/tailoring/tailoring-panel")).TailoringPanel,
}));

export type SideTab = "tailoring" | "design" | "check" | "versions" | "assistant";

type SidePanelProps = {
  editor: OpenEditor<ResumeData, ResumeCard>;
  tab: SideTab;
  /** False in the first frames of the editor, which belong to the text and the page. */
  hasDesign: boolean;
  onTab: (tab: SideTab) => void;
  /** Leads to the place of a finding. */
  onJump: (pointer: string) => void;
  /** Shows places on the page. */
  onPlaces: (places: PdfCheckFinding["places"]) => void;
  /** The assistant, where it is one of the tabs: a phone has a separate screen for it. */
  assistant: ReactNode;
};

/** What belongs to the document beside its text: its design, the check, its versions. */
export function SidePanel({ editor, tab, hasDesign, onTab, onJump, onPlaces, assistant }: SidePanelProps) {
  const t = useTranslations("editor");
  const tAi = useTranslations("editorAi.tailoring");
  const tAssistant = useTranslations("assistant");
  const hasTime = useTimeAfterPage();
  const check = (
    <>
      {t("check.tab")}
      {hasTime ? (
        <Suspense>
          <CheckScore />
        </Suspense>
      ) : null}
    </>
  );
  const isTailored = useResumeEditor((state) => state.card.tags.includes("tailored"));
  const tabs = [
    ...(isTailored ? [{ value: "tailoring" as const, label: tAi("tab") }] : []),
    { value: "design", label: t("design.title") },
    { value: "check", label: check },
    { value: "versions", label: t("versions.tab") },
    ...(assistant ? [{ value: "assistant" as const, label: tAssistant("tab") }] : []),
  ] satisfies { value: SideTab; label: ReactNode }[];

  return (
    <div className="relative flex h-full min-h-0 flex-1 flex-col" {...SIDE_PANEL}>
      <Tabs value={tab} onValueChange={onTab} className="flex h-full min-h-0 flex-1 flex-col">
        <TabList
          label={t("side.label")}
          tabs={tabs}
          // Four names are wider than the panel in some languages.
          className="h-11 flex-none overflow-x-auto overflow-y-hidden border-b ps-5 pe-2 text-sm [scrollbar-width:none] phone:px-4"
        />
        {isTailored ? (
          <Panel tab="tailoring">
            <Suspense>
              <TailoringPanel onJump={onJump} />
            </Suspense>
          </Panel>
        ) : null}
        <Panel tab="design">{hasDesign ? <DesignPanel /> : null}</Panel>
        <Panel tab="check">
          <Suspense fallback={<Waiting text={t("check.loading")} />}>
            <CheckPanel onJump={onJump} onPlaces={onPlaces} />
          </Suspense>
        </Panel>
        <Panel tab="versions">
          <Suspense fallback={<Waiting text={t("versions.loading")} />}>
            <VersionsPanel editor={editor} />
          </Suspense>
        </Panel>
        {assistant ? (
          <TabPanel value="assistant" className="flex min-h-0 flex-1 flex-col focus-visible:-outline-offset-2">
            {assistant}
          </TabPanel>
        ) : null}
      </Tabs>
    </div>
  );
}

function Panel({ tab, children }: { tab: SideTab; children: ReactNode }) {
  return (
    <TabPanel value={tab} className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2">
      {children}
    </TabPanel>
  );
}

const Waiting = ({ text }: { text: string }) => <p className="px-5 py-4 text-muted-foreground text-sm phone:px-4">{text}</p>;
