"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ApplicationLink } from "@/components/features/editor/bar/application-link";
import { DocumentName } from "@/components/features/editor/bar/document-name";
import type { EditName } from "@/components/features/editor/core/edit-names";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { SaveStatus } from "@/components/features/editor/saving/save-status";
import { BrandMark } from "@/components/kit/shell/brand";
import { useKeyNames } from "@/components/kit/shell/key-names";
import { openPalette } from "@/components/kit/shell/palette-actions";
import { SHORTCUTS } from "@/components/kit/shell/shortcuts";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem, MenuRule } from "@/components/kit/ui/menu";
import { Tooltip } from "@/components/kit/ui/tooltip";

type EditorBarProps = {
  isPhone: boolean;
  /** Buttons at the end of the bar: on a phone two icons. */
  actions: ReactNode;
  /** Items of the "more" menu. */
  menu: ReactNode;
};

/** Navigation, save state, and actions for the whole document. */
export function EditorBar({ isPhone, actions, menu }: EditorBarProps) {
  const t = useTranslations("editor");
  if (isPhone) {
    return (
      <header className="flex h-(--bar) flex-none items-center border-b bg-background px-1">
        <Link href="/documents" aria-label={t("backToDocuments")} className={buttonLook({ variant: "ghost", shape: "icon" })}>
          <Icon name="caret-left" size="lg" />
        </Link>
        <div className="flex min-w-0 flex-1 flex-col">
          <DocumentName />
          <SaveStatus />
        </div>
        <StepButton verb="undo" />
        {actions}
        <MoreMenu>
          <PhoneItems />
          {menu}
        </MoreMenu>
      </header>
    );
  }
  return (
    <header className="flex h-(--bar) flex-none items-center gap-2 border-b bg-background ps-4 pe-3">
      <Link href="/documents" aria-label={t("toDocuments")} className="rounded-sm">
        <BrandMark />
      </Link>
      <Link href="/documents" className="ms-1.5 rounded-sm text-muted-foreground hover:text-foreground tablet:hidden">
        {t("documents")}
      </Link>
      <span aria-hidden="true" className="text-subtle-foreground tablet:hidden">
        /
      </span>
      <DocumentName />
      <SaveStatus />
      <ApplicationLink />
      <span className="flex-1" />
      <FindButton />
      <StepButton verb="undo" />
      <StepButton verb="redo" />
      <MoreMenu>{menu}</MoreMenu>
      <span className="mx-1.5 h-5 w-px bg-border" />
      {actions}
    </header>
  );
}

/** Opens the palette, for those who do not know its keys. */
function FindButton() {
  const t = useTranslations("editor.document");
  const keyNames = useKeyNames();
  const keys = keyNames(SHORTCUTS.palette.keys[0]);
  return (
    <Tooltip text={`${t("find")} ${keys}`}>
      <Button
        variant="ghost"
        shape="icon"
        aria-label={t("find")}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => openPalette()}
      >
        <Icon name="magnifying-glass" />
      </Button>
    </Tooltip>
  );
}

function MoreMenu({ children }: { children: ReactNode }) {
  const t = useTranslations("editor");
  return (
    <Menu
      align="end"
      className="w-64"
      trigger={
        <Button variant="ghost" shape="icon" aria-label={t("more")}>
          <Icon name="dots-three-vertical" className="phone:size-5" />
        </Button>
      }
    >
      {children}
    </Menu>
  );
}

/** What the bar of a phone has no room for. */
function PhoneItems() {
  const t = useTranslations("editor");
  const { text, isOffered, run } = useStep("redo");
  return (
    <>
      {isOffered ? (
        <MenuItem icon={STEPS.redo.icon} onClick={run}>
          {text}
        </MenuItem>
      ) : null}
      <MenuItem icon="magnifying-glass" onClick={() => openPalette()}>
        {t("document.find")}
      </MenuItem>
      <MenuRule />
    </>
  );
}

const STEPS = {
  undo: { icon: "arrow-u-up-left", keys: "Control+Z Meta+Z" },
  redo: { icon: "arrow-u-up-right", keys: "Control+Shift+Z Meta+Shift+Z" },
} as const;

type Verb = keyof typeof STEPS;

/** Undoing or redoing the edit that comes next, by its name. */
function useStep(verb: Verb) {
  const t = useTranslations("editor");
  const { store } = useOpenEditor();
  const name = useEditor(({ timeline }) => (verb === "undo" ? timeline.past.at(-1) : timeline.future[0])?.label.name);
  return {
    text: name ? `${t(verb)}: ${t(`edits.${name as EditName}`)}` : t(verb),
    isOffered: name !== undefined,
    run: () => store.getState()[verb](),
  };
}

function StepButton({ verb }: { verb: Verb }) {
  const { text, isOffered, run } = useStep(verb);
  const { icon, keys } = STEPS[verb];
  return (
    <Tooltip text={text}>
      <Button variant="ghost" shape="icon" aria-label={text} aria-keyshortcuts={keys} disabled={!isOffered} onClick={run}>
        <Icon name={icon} />
      </Button>
    </Tooltip>
  );
}
