"use client";

import { useTranslations } from "next-intl";
import { useDownloadMenu } from "@/components/features/editor/bar/download-button";
import { EditorBar } from "@/components/features/editor/bar/editor-bar";
import { meetStored, type OpenEditor } from "@/components/features/editor/core/open-editor";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useEditor } from "@/components/features/editor/core/use-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { letterFormats } from "@/components/features/editor/letter/letter-formats";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { useLetter } from "@/components/features/editor/letter/use-letter";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { MenuItem, MenuRule } from "@/components/kit/ui/menu";
import { toast } from "@/components/kit/ui/toast";

type LetterBarProps = { editor: OpenEditor<LetterDraft, DocumentCard>; isPhone: boolean };

/** The bar of a letter: files, and what can be done with the whole. */
export function LetterBar({ editor, isPhone }: LetterBarProps) {
  // Whether there is a resume to go with it decides about the files.
  useLetter((draft) => draft.sourceResumeId);
  const downloads = useDownloadMenu(letterFormats(editor));
  return (
    <>
      <EditorBar
        isPhone={isPhone}
        actions={downloads.button}
        menu={
          <>
            {isPhone ? (
              <>
                {downloads.items}
                <MenuRule />
              </>
            ) : null}
            <WholeItems editor={editor} />
          </>
        }
      />
      {downloads.dialog}
    </>
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
      await meetStored(editor, await editor.kind.read(target().id));
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
