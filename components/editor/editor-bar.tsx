"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { DocumentName } from "@/components/editor/document-name";
import { downloadJson, downloadPdf, useDownload } from "@/components/editor/download";
import { DownloadButton } from "@/components/editor/download-button";
import type { EditName } from "@/components/editor/edit-names";
import type { OpenEditor } from "@/components/editor/open-editor";
import { SaveStatus } from "@/components/editor/save-status";
import { useEditor, useEditorStore } from "@/components/editor/use-editor";
import { BrandMark } from "@/components/shell/brand";
import type { ViewerProps } from "@/components/shell/viewer";
import { Button, buttonLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu, MenuItem } from "@/components/ui/menu";
import { Dot } from "@/components/ui/tag";
import { Tooltip } from "@/components/ui/tooltip";

const ShareDialog = lazy(async () => ({ default: (await import("@/components/editor/resume/share-dialog")).ShareDialog }));

type EditorBarProps = { editor: OpenEditor; viewer: ViewerProps; isPhone: boolean; onDesign: (() => void) | null };

/** Where one is, whether it is saved, and what can be done with the whole. */
export function EditorBar({ editor, viewer, isPhone, onDesign }: EditorBarProps) {
  const t = useTranslations("editor");
  const [isSharing, setSharing] = useState(false);
  const share = () => setSharing(true);
  return (
    <header className="flex items-center gap-2 border-b bg-background ps-4 pe-3 phone:gap-0 phone:px-1">
      {isPhone ? (
        <>
          <Link href="/documents" aria-label={t("backToDocuments")} className={buttonLook({ variant: "ghost", shape: "icon" })}>
            <Icon name="caret-left" size="lg" />
          </Link>
          <div className="flex min-w-0 flex-1 flex-col">
            <DocumentName />
            <SaveStatus />
          </div>
          <UndoRedo />
          <PhoneMenu editor={editor} onShare={share} />
        </>
      ) : (
        <>
          <Link href="/documents" aria-label={t("toDocuments")} className="rounded-sm">
            <BrandMark />
          </Link>
          <Link href="/documents" className="ms-1.5 rounded-sm text-muted-foreground hover:text-foreground">
            {t("documents")}
          </Link>
          <span aria-hidden="true" className="text-subtle-foreground">
            /
          </span>
          <DocumentName />
          <SaveStatus />
          <span className="flex-1" />
          <UndoRedo />
          <span className="mx-1.5 h-5 w-px bg-border" />
          {onDesign ? (
            <Button variant="ghost" onClick={onDesign}>
              <Icon name="palette" />
              {t("design.title")}
            </Button>
          ) : null}
          <ShareButton onClick={share} />
          <DownloadButton editor={editor} />
        </>
      )}
      {isSharing ? (
        <Suspense>
          <ShareDialog username={viewer.username} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}

function ShareButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("editor.share");
  const isPublic = useEditor((state) => state.card.isPublic);
  return (
    <Button onClick={onClick}>
      <Dot state={isPublic ? "success" : "quiet"} />
      {t(isPublic ? "shared" : "private")}
    </Button>
  );
}

function UndoRedo() {
  const t = useTranslations("editor");
  const store = useEditorStore();
  const lastName = useEditor((state) => state.timeline.past.at(-1)?.label.name);
  const nextName = useEditor((state) => state.timeline.future[0]?.label.name);
  const named = (verb: "undo" | "redo", name: string | undefined) =>
    name ? `${t(verb)}: ${t(`edits.${name as EditName}`)}` : t(verb);
  return (
    <>
      <Tooltip text={named("undo", lastName)}>
        <Button
          variant="ghost"
          shape="icon"
          aria-label={named("undo", lastName)}
          aria-keyshortcuts="Control+Z Meta+Z"
          disabled={!lastName}
          onClick={() => store.getState().undo()}
        >
          <Icon name="arrow-u-up-left" />
        </Button>
      </Tooltip>
      <Tooltip text={named("redo", nextName)}>
        <Button
          variant="ghost"
          shape="icon"
          aria-label={named("redo", nextName)}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          disabled={!nextName}
          onClick={() => store.getState().redo()}
        >
          <Icon name="arrow-u-up-right" />
        </Button>
      </Tooltip>
    </>
  );
}

function PhoneMenu({ editor, onShare }: { editor: OpenEditor; onShare: () => void }) {
  const t = useTranslations("editor");
  const { run } = useDownload(editor);
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" shape="icon" aria-label={t("more")}>
          <Icon name="dots-three-vertical" size="lg" />
        </Button>
      }
    >
      <MenuItem icon="share-network" onClick={onShare}>
        {t("share.title")}
      </MenuItem>
      <MenuItem icon="download-simple" onClick={() => run(downloadPdf)}>
        {t("download.pdf")}
      </MenuItem>
      <MenuItem icon="code" onClick={() => run(downloadJson)}>
        {t("download.json")}
      </MenuItem>
    </Menu>
  );
}
