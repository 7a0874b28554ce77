"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useState } from "react";
import { AssistantRoom } from "@/components/features/editor/assistant/assistant-room";
import { useAssistantPart } from "@/components/features/editor/assistant/use-assistant-part";
import { useDownload } from "@/components/features/editor/bar/download";
import { useDocumentSteps } from "@/components/features/editor/bar/use-document-steps";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { SIDE_PANEL } from "@/components/features/editor/design/side-part";
import { useDesignSettings } from "@/components/features/editor/design/use-design-settings";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { EditorShell } from "@/components/features/editor/editor-shell";
import { JobBar } from "@/components/features/editor/job/job-bar";
import { DRAFTS_ID } from "@/components/features/editor/letter/drafts/draft-section";
import { jumpToLetterField } from "@/components/features/editor/letter/jump-to-letter-field";
import { LetterBar } from "@/components/features/editor/letter/letter-bar";
import { letterFormats } from "@/components/features/editor/letter/letter-formats";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { WritePanel } from "@/components/features/editor/letter/write-panel";
import { PagePanel } from "@/components/features/editor/panels/page-panel";
import { PanelEdge, usePanelWidth } from "@/components/features/editor/panels/panel-edge";
import { useMedia } from "@/components/features/editor/panels/use-media";
import { useAssistantRequest } from "@/components/kit/assistant/assistant-request";
import { usePaletteActions } from "@/components/kit/shell/palette-actions";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { TabList, TabPanel, Tabs } from "@/components/kit/ui/tabs";

const LetterDesign = lazyPart(async () => ({
  default: (await import("@/components/features/editor/letter/letter-design")).LetterDesign,
}));
const LetterVersions = lazyPart(async () => ({
  default: (await import("@/components/features/editor/letter/letter-versions-panel")).LetterVersionsPanel,
}));

const ROOMS = [
  { key: "write", icon: "pencil-simple" },
  { key: "page", icon: "file-text" },
  { key: "design", icon: "palette" },
  { key: "assistant", icon: "chat-circle-text" },
] as const;

/** A narrower panel makes fields too short; a wider one leaves no room for the page. Pixels. */
const LEFT = { min: 320, max: 720 };

type RoomKey = (typeof ROOMS)[number]["key"];
type Mode = "write" | "design" | "versions" | "assistant";

/** The areas of a letter: the page, and next to it content, design and versions. On a phone one at a time. */
export function LetterFrame({ editor }: { editor: OpenEditor<LetterDraft, DocumentCard> }) {
  const t = useTranslations("editor");
  const isPhone = useMedia("(max-width: 640px)");
  const isWide = useMedia("(min-width: 1181px)");
  const [mode, setMode] = useState<Mode>("write");
  const [isOnPage, setOnPage] = useState(false);
  const [left, setLeft] = usePanelWidth({ key: "panel-letter", initial: isWide ? 480 : 376, ...LEFT });

  function showMode(next: Mode) {
    setMode(next);
    setOnPage(false);
  }

  function jump(pointer: string) {
    showMode("write");
    jumpToLetterField(editor.store, pointer);
  }

  function openDrafts() {
    showMode("write");
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(DRAFTS_ID)?.focus()));
  }

  function enter(room: RoomKey) {
    setOnPage(room === "page");
    if (room !== "page") setMode(room);
  }

  function openAssistant() {
    showMode("assistant");
  }
  const assistant = useAssistantPart(editor, jump);
  useAssistantRequest(openAssistant, assistant !== null);

  const tDownloads = useTranslations("downloads");
  const downloads = letterFormats(editor);
  const { run: download } = useDownload(downloads);
  const designSettings = useDesignSettings();
  const steps = useDocumentSteps(editor, () => showMode("versions"));
  usePaletteActions(async () => {
    const { editorActions } = await import("@/components/features/editor/bar/palette-actions");
    const { letterPlaces } = await import("@/components/features/editor/letter/palette-places");
    return [
      ...editorActions({ editor, t, tDownloads, formats: downloads.formats, download, steps: steps() }),
      ...letterPlaces({ t, enter: showMode, jump, openDrafts }),
      ...(await designSettings()),
    ];
  });

  return (
    <EditorShell
      editor={editor}
      bar={<LetterBar editor={editor} isPhone={isPhone} onVersions={() => showMode("versions")} />}
      columns={isPhone ? null : `${left}px 0 minmax(0,1fr)`}
      rooms={ROOMS.filter(({ key }) => key !== "assistant" || assistant).map(({ key, icon }) => ({
        key,
        icon,
        label: t(`letter.rooms.${key}`),
      }))}
      room={isOnPage ? "page" : mode === "versions" ? "design" : mode}
      onRoom={enter}
      notice={<JobBar values={downloads.values} />}
    >
      {isPhone && (isOnPage || mode === "assistant") ? null : (
        <Modes editor={editor} mode={mode} onMode={setMode} isPhone={isPhone} assistant={assistant} />
      )}
      {isPhone && !isOnPage && mode === "assistant" ? (
        <AssistantRoom page={<PagePanel editor={editor} isPhone onJump={jump} />}>{assistant}</AssistantRoom>
      ) : null}
      {isPhone ? null : <PanelEdge label={t("letter.edge")} width={left} {...LEFT} panel="before" onWidth={setLeft} />}
      {isPhone && !isOnPage ? null : <PagePanel editor={editor} isPhone={isPhone} onJump={jump} />}
    </EditorShell>
  );
}

type ModesProps = {
  editor: OpenEditor<LetterDraft, DocumentCard>;
  mode: Mode;
  onMode: (mode: Mode) => void;
  isPhone: boolean;
  assistant: ReactNode;
};

/** Write, Design, Versions and the assistant. A phone has the first and the last among its rooms, so that only the others share a head there. */
function Modes({ editor, mode, onMode, isPhone, assistant }: ModesProps) {
  const tAssistant = useTranslations("assistant");
  const t = useTranslations("editor");
  const asking = assistant ? [{ value: "assistant" as const, label: tAssistant("tab") }] : [];
  const write = { value: "write" as const, label: t("letter.rooms.write") };
  const others = [
    { value: "design" as const, label: t("design.title") },
    { value: "versions" as const, label: t("versions.tab") },
  ];
  return (
    <section
      aria-label={t("letter.panel")}
      data-panel=""
      className="@container/fields relative flex min-h-0 min-w-0 flex-col"
      {...SIDE_PANEL}
    >
      <h2 className="sr-only">{t("letter.panel")}</h2>
      <Tabs value={mode} onValueChange={onMode} className="flex min-h-0 flex-1 flex-col">
        <TabList
          label={t("letter.panel")}
          tabs={isPhone ? (mode === "write" ? [write] : others) : [write, ...others, ...asking]}
          className={`h-11 flex-none border-b px-5 text-sm phone:px-4 ${isPhone && mode === "write" ? "sr-only" : ""}`}
        />
        <TabPanel value="write" className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2">
          <WritePanel />
        </TabPanel>
        <TabPanel value="design" className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2">
          <Suspense>
            <LetterDesign />
          </Suspense>
        </TabPanel>
        <TabPanel value="versions" className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2">
          <Suspense fallback={<p className="px-5 py-4 text-muted-foreground text-sm phone:px-4">{t("versions.loading")}</p>}>
            <LetterVersions editor={editor} />
          </Suspense>
        </TabPanel>
        {assistant ? (
          <TabPanel value="assistant" className="flex min-h-0 flex-1 flex-col focus-visible:-outline-offset-2">
            {assistant}
          </TabPanel>
        ) : null}
      </Tabs>
    </section>
  );
}
