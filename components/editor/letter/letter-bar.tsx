"use client";

import { useTranslations } from "next-intl";
import { api } from "@/components/api/client";
import { useErrorText } from "@/components/api/error-text";
import type { DocumentCard } from "@/components/editor/document-kind";
import { type DownloadFormat, serverFile } from "@/components/editor/download";
import { DownloadButton, DownloadItems } from "@/components/editor/download-button";
import { EditorBar } from "@/components/editor/editor-bar";
import type { LetterDraft } from "@/components/editor/letter/letter-kind";
import { type OpenEditor, takeIn } from "@/components/editor/open-editor";
import { documentOf, isReadOnly } from "@/components/editor/store";
import { useEditor } from "@/components/editor/use-editor";
import { MenuItem, MenuRule } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";

type LetterBarProps = { editor: OpenEditor<LetterDraft, DocumentCard>; isPhone: boolean };

/** The bar of a letter: files, and what can be done with the whole. */
export function LetterBar({ editor, isPhone }: LetterBarProps) {
  const formats = formatsOf(editor);
  return (
    <EditorBar
      isPhone={isPhone}
      actions={<DownloadButton formats={formats} />}
      menu={
        <>
          {isPhone ? (
            <>
              <DownloadItems formats={formats} />
              <MenuRule />
            </>
          ) : null}
          <WholeItems editor={editor} />
        </>
      }
    />
  );
}

/** Copy, lock and Trash. What was typed last goes to the server first, so that it is part of what happens. */
function WholeItems({ editor }: { editor: OpenEditor<LetterDraft, DocumentCard> }) {
  const t = useTranslations("editor.letter");
  const errorText = useErrorText();
  const { store, runner } = editor;
  const isFixed = useEditor(isReadOnly);
  const target = () => ({ type: "letter" as const, id: store.getState().card.id });

  async function attempt(work: () => Promise<void>) {
    try {
      await runner.flush();
      if (runner.hasUnsaved()) toast(t("notSaved"));
      else await runner.exclusively(work);
    } catch (error) {
      toast(errorText(error));
    }
  }

  const duplicate = () =>
    attempt(async () => {
      const copy = await api.coverLetters.duplicate({ id: target().id });
      toast(t("duplicated"), { label: t("openCopy"), onClick: () => window.location.assign(`/letters/${copy.id}`) });
    });

  const lock = () =>
    attempt(async () => {
      await api.documents.lock({ ...target(), isLocked: true });
      await takeIn(editor, await editor.kind.read(target().id));
    });

  const trash = () =>
    attempt(async () => {
      await api.documents.trash(target());
      store.getState().setTrashed(true);
    });

  return (
    <>
      <MenuItem icon="copy" onClick={duplicate}>
        {t("duplicate")}
      </MenuItem>
      {isFixed ? null : (
        <>
          <MenuItem icon="lock-simple" onClick={lock}>
            {t("lock")}
          </MenuItem>
          <MenuRule />
          <MenuItem icon="trash" onClick={trash}>
            {t("toTrash")}
          </MenuItem>
        </>
      )}
    </>
  );
}

/** What the server makes as it is stored, and the plain text as it stands on screen. */
function formatsOf({ store }: OpenEditor<LetterDraft, DocumentCard>): [DownloadFormat, ...DownloadFormat[]] {
  const address = (extension: string) => `/cover-letters/${encodeURIComponent(store.getState().card.id)}/exports/${extension}`;
  const fromServer = (extension: "pdf" | "md" | "json", icon: DownloadFormat["icon"]): DownloadFormat => ({
    extension,
    icon,
    isFromServer: true,
    make: () => serverFile(address(extension)),
  });
  const text: DownloadFormat = {
    extension: "txt",
    icon: "text-align-left",
    isFromServer: false,
    async make() {
      const { letterToPlainText } = await import("@/domain/exports/letter");
      const { card, ...state } = store.getState();
      return new Blob([letterToPlainText({ ...documentOf(state), name: card.name })], { type: "text/plain" });
    },
  };
  return [fromServer("pdf", "file-text"), fromServer("md", "text-b"), text, fromServer("json", "code")];
}
