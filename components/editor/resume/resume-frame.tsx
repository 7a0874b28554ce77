"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { EditorBar } from "@/components/editor/editor-bar";
import { jumpToField, jumpToSetting } from "@/components/editor/resume/jump-to-field";
import type { OpenEditor } from "@/components/editor/open-editor";
import { ContentPanel } from "@/components/editor/resume/content-panel";
import { PagePanel } from "@/components/editor/panels/page-panel";
import { PanelEdge, usePanelWidth } from "@/components/editor/panels/panel-edge";
import { SidePanel, type SideTab } from "@/components/editor/resume/side-panel";
import { useEditor } from "@/components/editor/use-editor";
import { useLiveUpdates } from "@/components/editor/use-live-updates";
import { useMedia } from "@/components/editor/use-media";
import { useShortcuts } from "@/components/editor/use-shortcuts";
import type { ViewerProps } from "@/components/shell/viewer";
import { Icon } from "@/components/ui/icon";

const ConflictDialog = lazy(async () => ({
  default: (await import("@/components/editor/conflict-dialog")).ConflictDialog,
}));
const Sheet = lazy(async () => ({ default: (await import("@/components/ui/sheet")).Sheet }));

const PHONE_TABS = [
  { key: "content", icon: "text-align-left" },
  { key: "page", icon: "file-text" },
  { key: "design", icon: "palette" },
] as const;

/** Narrower, and fields get too short to write in; wider, and nothing is left for the page. Pixels. */
const LEFT = { min: 320, max: 620 };
const RIGHT = { min: 280, max: 480 };

type PhoneTab = (typeof PHONE_TABS)[number]["key"];

/** The editor's rooms: content, page, and beside it design with check and versions: a sheet when narrow, three tabs on a phone. */
export function EditorFrame({ editor, viewer }: { editor: OpenEditor; viewer: ViewerProps }) {
  const t = useTranslations("editor");
  const isPhone = useMedia("(max-width: 640px)");
  const isWide = useMedia("(min-width: 1181px)");
  const [tab, setTab] = useState<PhoneTab>("content");
  const [isDesigning, setDesigning] = useState(false);
  const [side, setSide] = useState<SideTab>("design");
  const isConflict = useEditor((state) => state.saving.status === "conflict");
  const [left, setLeft] = usePanelWidth({ key: "panel-content", initial: isWide ? 408 : 376, ...LEFT });
  const [right, setRight] = usePanelWidth({ key: "panel-design", initial: 316, ...RIGHT });
  useShortcuts(editor);
  useLiveUpdates(editor);
  const shows = (room: PhoneTab) => !isPhone || tab === room;

  function jump(pointer: string) {
    if (pointer.startsWith("/metadata/")) {
      setSide("design");
      jumpToSetting(pointer);
      return;
    }
    setTab("content");
    setDesigning(false);
    jumpToField(editor.store, pointer);
  }
  const sidePanel = <SidePanel editor={editor} tab={side} onTab={setSide} onJump={jump} />;

  return (
    <div className="grid h-dvh [--field-text:var(--text-sm)] grid-rows-[var(--bar)_minmax(0,1fr)_auto] overflow-hidden">
      <EditorBar
        editor={editor}
        viewer={viewer}
        isPhone={isPhone}
        onDesign={isWide || isPhone ? null : () => setDesigning(true)}
      />
      <main
        className="grid min-h-0 phone:grid-cols-1"
        style={isPhone ? undefined : { gridTemplateColumns: `${left}px 0 minmax(0,1fr)${isWide ? ` 0 ${right}px` : ""}` }}
      >
        {shows("content") ? (
          <section aria-label={t("content.title")} className="flex min-h-0 min-w-0 flex-col">
            <ContentPanel />
          </section>
        ) : null}
        {isPhone ? null : <PanelEdge label={t("content.edge")} width={left} {...LEFT} panel="before" onWidth={setLeft} />}
        {shows("page") ? <PagePanel isPhone={isPhone} onJump={() => setTab("content")} /> : null}
        {isWide ? <PanelEdge label={t("design.edge")} width={right} {...RIGHT} panel="after" onWidth={setRight} /> : null}
        {isWide || (isPhone && tab === "design") ? (
          <section aria-label={t("side.label")} className="flex min-h-0 min-w-0 flex-col">
            <h2 className="sr-only">{t("side.label")}</h2>
            {sidePanel}
          </section>
        ) : null}
      </main>
      {isPhone ? (
        <nav aria-label={t("rooms")} className="flex border-t bg-background px-2 pb-2">
          {PHONE_TABS.map(({ key, icon }) => (
            <button
              key={key}
              type="button"
              aria-current={tab === key ? "page" : undefined}
              onClick={() => setTab(key)}
              className="relative flex flex-1 flex-col items-center gap-0.5 pt-2 pb-1 text-muted-foreground text-xs aria-[current]:font-medium aria-[current]:text-primary-ink aria-[current]:before:absolute aria-[current]:before:inset-x-1/4 aria-[current]:before:-top-px aria-[current]:before:h-0.5 aria-[current]:before:bg-primary-ink"
            >
              <Icon name={icon} size="lg" />
              {t(`tabs.${key}`)}
            </button>
          ))}
        </nav>
      ) : null}
      {isWide || isPhone || !isDesigning ? null : (
        <Suspense>
          <Sheet open onOpenChange={setDesigning} title={t("side.label")} closeLabel={t("design.close")}>
            {sidePanel}
          </Sheet>
        </Suspense>
      )}
      {isConflict ? (
        <Suspense>
          <ConflictDialog editor={editor} />
        </Suspense>
      ) : null}
    </div>
  );
}
