"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { DocumentItems } from "@/components/features/editor/bar/document-items";
import { useDownloadMenu } from "@/components/features/editor/bar/download-button";
import { EditorBar } from "@/components/features/editor/bar/editor-bar";
import { ShareIcon } from "@/components/features/editor/bar/share-icon";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { jumpToLetterField } from "@/components/features/editor/letter/jump-to-letter-field";
import { letterFormats } from "@/components/features/editor/letter/letter-formats";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { useLetter, useLetterStore } from "@/components/features/editor/letter/use-letter";
import { opensWithComments } from "@/components/features/editor/links/opens-with-comments";
import { usePaletteActions } from "@/components/kit/shell/palette-actions";
import { Button } from "@/components/kit/ui/button";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { MenuItem } from "@/components/kit/ui/menu";

const LetterShareDialog = lazyPart(async () => ({
  default: (await import("@/components/features/editor/links/letter-share-dialog")).LetterShareDialog,
}));
const ReviewSheet = lazyPart(async () => ({
  default: (await import("@/components/features/editor/links/review-sheet")).ReviewSheet<LetterDraft, DocumentCard>,
}));

type LetterBarProps = { editor: OpenEditor<LetterDraft, DocumentCard>; isPhone: boolean; onVersions: () => void };

/** The bar of a letter: files, and what can be done with the whole. */
export function LetterBar({ editor, isPhone, onVersions }: LetterBarProps) {
  // Whether there is a resume to go with it decides about the files.
  useLetter((draft) => draft.sourceResumeId);
  const downloads = useDownloadMenu(letterFormats(editor));
  const t = useTranslations("editor");
  const [opened, setOpened] = useState<"share" | "review" | null>(() => (opensWithComments() ? "review" : null));
  const letterStore = useLetterStore();
  usePaletteActions(() => [
    {
      id: "share",
      name: t("document.share"),
      aliases: t("document.shareAliases"),
      icon: "share-network",
      kind: t("palette.edit", { kind: editor.kind.name }),
      run: () => setOpened("share"),
    },
  ]);
  return (
    <>
      <EditorBar
        isPhone={isPhone}
        actions={
          isPhone ? (
            <>
              <ShareIcon onClick={() => setOpened("share")} />
              {downloads.icon}
            </>
          ) : (
            <>
              <Button onClick={() => setOpened("share")}>{t("share.title")}</Button>
              {downloads.button}
            </>
          )
        }
        menu={
          <>
            <DocumentItems editor={editor} onVersions={onVersions} />
            <MenuItem icon="chat-circle-text" onClick={() => setOpened("review")}>
              {t("links.reviewTitle")}
            </MenuItem>
          </>
        }
      />
      {downloads.dialog}
      {opened === "share" ? (
        <Suspense>
          <LetterShareDialog
            id={editor.store.getState().card.id}
            onReview={() => setOpened("review")}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
      {opened === "review" ? (
        <Suspense>
          <ReviewSheet
            editor={editor}
            onJump={(pointer) => {
              setOpened(null);
              jumpToLetterField(letterStore, pointer);
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
