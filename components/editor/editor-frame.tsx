"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConflictDialog } from "@/components/editor/dialogs/conflict-dialog";
import { EditorBar } from "@/components/editor/editor-bar";
import type { OpenEditor } from "@/components/editor/open-editor";
import { ContentPanel } from "@/components/editor/panels/content-panel";
import { DesignPanel } from "@/components/editor/panels/design-panel";
import { PagePanel } from "@/components/editor/panels/page-panel";
import { PanelEdge, usePanelWidth } from "@/components/editor/panels/panel-edge";
import { useMedia } from "@/components/editor/use-media";
import { useShortcuts } from "@/components/editor/use-shortcuts";
import type { ViewerProps } from "@/components/shell/viewer";
import { Icon } from "@/components/ui/icon";
import { Sheet } from "@/components/ui/sheet";

const PHONE_TABS = [
  { key: "content", icon: "text-align-left" },
  { key: "page", icon: "file-text" },
  { key: "design", icon: "palette" },
] as const;

/** Narrower, and fields get too short to write in; wider, and nothing is left for the page. Pixels. */
const LEFT = { min: 320, max: 620 };
const RIGHT = { min: 280, max: 480 };

type PhoneTab = (typeof PHONE_TABS)[number]["key"];

/** The editor's rooms: content, page, design. Side by side on a desk, design as a sheet when narrow, three tabs on a phone. */
export function EditorFrame({ editor, viewer }: { editor: OpenEditor; viewer: ViewerProps }) {
  const t = useTranslations("editor");
  const isPhone = useMedia("(max-width: 640px)");
  const isWide = useMedia("(min-width: 1181px)");
  const [tab, setTab] = useState<PhoneTab>("content");
  const [isDesigning, setDesigning] = useState(false);
  const [left, setLeft] = usePanelWidth({ key: "panel-content", initial: isWide ? 408 : 376, ...LEFT });
  const [right, setRight] = usePanelWidth({ key: "panel-design", initial: 316, ...RIGHT });
  useShortcuts(editor);
  const shows = (room: PhoneTab) => !isPhone || tab === room;

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
          <section aria-label={t("design.title")} className="flex min-h-0 min-w-0 flex-col">
            <div className="flex h-11 flex-none items-center border-b px-5 phone:px-4">
              <h2 className="font-semibold text-sm">{t("design.title")}</h2>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto">
              <DesignPanel />
            </div>
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
      {isWide || isPhone ? null : (
        <Sheet open={isDesigning} onOpenChange={setDesigning} title={t("design.title")} closeLabel={t("design.close")}>
          <DesignPanel />
        </Sheet>
      )}
      <ConflictDialog editor={editor} />
    </div>
  );
}
