"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { AssistantRoom } from "@/components/features/editor/assistant/assistant-room";
import { useAssistantPart } from "@/components/features/editor/assistant/use-assistant-part";
import { useDownload } from "@/components/features/editor/bar/download";
import { useDocumentSteps } from "@/components/features/editor/bar/use-document-steps";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { useDesignSettings } from "@/components/features/editor/design/use-design-settings";
import { EditorShell } from "@/components/features/editor/editor-shell";
import { JobBar } from "@/components/features/editor/job/job-bar";
import { PagePanel } from "@/components/features/editor/panels/page-panel";
import { PanelEdge, usePanelWidth } from "@/components/features/editor/panels/panel-edge";
import { SmallPage } from "@/components/features/editor/panels/small-page";
import { useAfterPaint } from "@/components/features/editor/panels/use-after-paint";
import { useMedia, useWindowWidth } from "@/components/features/editor/panels/use-media";
import { ContentPanel } from "@/components/features/editor/resume/content-panel";
import { FilePagesNotice } from "@/components/features/editor/resume/imported/file-pages-notice";
import { jumpToField, jumpToSetting } from "@/components/features/editor/resume/jump-to-field";
import { MovedPagesNotice } from "@/components/features/editor/resume/page-breaks/moved-pages-notice";
import { ResumeBar } from "@/components/features/editor/resume/resume-bar";
import { resumeFormats } from "@/components/features/editor/resume/resume-formats";
import type { ResumeCard } from "@/components/features/editor/resume/resume-kind";
import { useSectionHeadings } from "@/components/features/editor/resume/sections/section-heading";
import { SidePanel, type SideTab } from "@/components/features/editor/resume/side-panel";
import { withoutExample } from "@/components/features/editor/resume/starting/examples";
import { StartingLine } from "@/components/features/editor/resume/starting/starting-line";
import { StartingPage } from "@/components/features/editor/resume/starting/starting-page";
import { useStarting } from "@/components/features/editor/resume/starting/use-starting";
import { useAssistantRequest } from "@/components/kit/assistant/assistant-request";
import { usePaletteActions } from "@/components/kit/shell/palette-actions";
import type { ViewerProps } from "@/components/kit/shell/viewer";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import type { PdfCheckFinding } from "@/contracts/model/pdf-check-report";
import type { ResumeData } from "@/contracts/model/resume/data";

const Sheet = lazyPart(async () => ({ default: (await import("@/components/kit/ui/sheet")).Sheet }));

const ROOMS = [
  { key: "content", icon: "text-align-left" },
  { key: "page", icon: "file-text" },
  { key: "design", icon: "palette" },
  { key: "assistant", icon: "chat-circle-text" },
] as const;

/** A narrower panel makes fields too short; a wider one leaves no room for the page. Pixels. */
const LEFT = { min: 320, max: 720 };
const RIGHT = { min: 280, max: 480 };

/** The widths that nobody has chosen: the panels share in a wide window. */
const leftIn = (width: number) => Math.min(560, Math.max(408, Math.round(width * 0.3)));
const rightIn = (width: number) => Math.min(380, Math.max(316, Math.round(width * 0.18)));

function usePanelWidths(isWide: boolean) {
  const windowWidth = useWindowWidth();
  const [left, setLeft] = usePanelWidth({ key: "panel-content", initial: isWide ? leftIn(windowWidth) : 376, ...LEFT });
  const [right, setRight] = usePanelWidth({ key: "panel-design", initial: rightIn(windowWidth), ...RIGHT });
  return { left, setLeft, right, setRight };
}

type RoomKey = (typeof ROOMS)[number]["key"];
type ResumeFrameProps = { editor: OpenEditor<ResumeData, ResumeCard>; viewer: ViewerProps };

/** A copy that was just tailored opens with the list of its changes, by its address. */
const opensWithChanges = ({ store }: ResumeFrameProps["editor"]) =>
  window.location.hash === "#tailoring" && store.getState().card.tags.includes("tailored");

/** The rooms of a resume: content, page, and beside it design with check and versions: a sheet when narrow, three rooms on a phone. */
export function ResumeFrame({ editor, viewer }: ResumeFrameProps) {
  const t = useTranslations("editor");
  const isPhone = useMedia("(max-width: 640px)");
  const isWide = useMedia("(min-width: 1181px)");
  const [isReviewing] = useState(() => opensWithChanges(editor));
  const [room, setRoom] = useState<RoomKey>(isReviewing ? "design" : "content");
  const [isDesigning, setDesigning] = useState(isReviewing);
  const [side, setSide] = useState<SideTab>(isReviewing ? "tailoring" : "design");
  const { left, setLeft, right, setRight } = usePanelWidths(isWide);
  const shows = (key: RoomKey) => !isPhone || room === key;

  const { isStarting, end } = useStarting();
  const isPainted = useAfterPaint();

  function jump(target: string) {
    const pointer = withoutExample(target);
    if (pointer.startsWith("/metadata/")) {
      setSide("design");
      jumpToSetting(pointer);
      return;
    }
    setRoom("content");
    setDesigning(false);
    jumpToField(editor.store, pointer);
  }
  function showPlaces(places: PdfCheckFinding["places"]) {
    setRoom("page");
    setDesigning(false);
    editor.store.getState().markPlaces(places);
  }
  function openSide(tab: SideTab) {
    setSide(tab);
    setRoom("design");
    setDesigning(true);
  }
  const openCheck = () => openSide("check");
  const openVersions = () => openSide("versions");
  async function openMatch() {
    openCheck();
    const { showJobMatch } = await import("@/components/features/editor/resume/check/job-match-group");
    showJobMatch();
  }
  function openAssistant() {
    setSide("assistant");
    setRoom("assistant");
    setDesigning(true);
  }
  const assistant = useAssistantPart(editor, jump);
  useAssistantRequest(openAssistant, assistant !== null);
  const headingOf = useSectionHeadings();
  const tDownloads = useTranslations("downloads");
  const downloads = resumeFormats(editor);
  const { run: download } = useDownload(downloads);
  const designSettings = useDesignSettings();
  const steps = useDocumentSteps(editor, openVersions);
  usePaletteActions(async () => {
    const { editorActions } = await import("@/components/features/editor/bar/palette-actions");
    const { resumePlaces } = await import("@/components/features/editor/resume/palette-places");
    const { pageBreaksSettings } = await import("@/components/features/editor/resume/page-breaks/choose-page-breaks");
    const { store } = editor;
    return [
      ...editorActions({ editor, t, tDownloads, formats: downloads.formats, download, steps: steps() }),
      ...resumePlaces({ store, t, headingOf, jump, openCheck }),
      ...(await designSettings()),
      ...pageBreaksSettings(store, t),
    ];
  });
  const tab = isPhone && side === "assistant" ? "design" : side;
  const sidePanel = (
    <SidePanel
      editor={editor}
      tab={tab}
      hasDesign={isPainted}
      onTab={setSide}
      onJump={jump}
      onPlaces={showPlaces}
      assistant={isPhone ? null : assistant}
    />
  );

  return (
    <EditorShell
      editor={editor}
      bar={
        <ResumeBar
          editor={editor}
          viewer={viewer}
          isPhone={isPhone}
          onVersions={openVersions}
          onDesign={isWide || isPhone ? null : () => setDesigning(true)}
        />
      }
      columns={isPhone ? null : `${left}px 0 minmax(0,1fr)${isWide ? ` 0 ${right}px` : ""}`}
      rooms={ROOMS.filter(({ key }) => key !== "assistant" || assistant).map(({ key, icon }) => ({
        key,
        icon,
        label: t(`tabs.${key}`),
      }))}
      room={room}
      onRoom={setRoom}
      notice={
        <>
          <JobBar values={downloads.values} onCompare={() => void openMatch()} />
          <MovedPagesNotice />
          <FilePagesNotice />
        </>
      }
    >
      {shows("content") ? (
        <section aria-label={t("content.title")} data-panel="" className="@container/fields flex min-h-0 min-w-0 flex-col">
          <ContentPanel starting={isStarting ? <StartingLine onEnd={end} /> : null} />
        </section>
      ) : null}
      {isPhone ? null : <PanelEdge label={t("content.edge")} width={left} {...LEFT} panel="before" onWidth={setLeft} />}
      {shows("page") ? <StartingPage editor={editor} isPhone={isPhone} isStarting={isStarting} onJump={jump} /> : null}
      {isPhone && room === "assistant" ? (
        <AssistantRoom page={<PagePanel editor={editor} isPhone onJump={jump} />}>{assistant}</AssistantRoom>
      ) : null}
      {isWide ? <PanelEdge label={t("design.edge")} width={right} {...RIGHT} panel="after" onWidth={setRight} /> : null}
      {isWide || (isPhone && room === "design") ? (
        <section aria-label={t("side.label")} data-panel="" className="flex min-h-0 min-w-0 flex-col">
          <h2 className="sr-only">{t("side.label")}</h2>
          {isPhone && tab === "design" ? <SmallPage editor={editor} onOpen={() => setRoom("page")} /> : null}
          {sidePanel}
        </section>
      ) : null}
      {isWide || isPhone || !isDesigning ? null : (
        <Suspense>
          <Sheet open onOpenChange={setDesigning} title={t("side.label")} closeLabel={t("design.close")}>
            {sidePanel}
          </Sheet>
        </Suspense>
      )}
    </EditorShell>
  );
}
