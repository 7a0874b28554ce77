"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { DocumentItems } from "@/components/features/editor/bar/document-items";
import { useDownloadMenu } from "@/components/features/editor/bar/download-button";
import { EditorBar } from "@/components/features/editor/bar/editor-bar";
import { ShareIcon } from "@/components/features/editor/bar/share-icon";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { opensWithComments } from "@/components/features/editor/links/opens-with-comments";
import { jumpToField } from "@/components/features/editor/resume/jump-to-field";
import { resumeFormats } from "@/components/features/editor/resume/resume-formats";
import type { ResumeCard } from "@/components/features/editor/resume/resume-kind";
import { useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { usePaletteActions } from "@/components/kit/shell/palette-actions";
import type { ViewerProps } from "@/components/kit/shell/viewer";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { MenuItem, MenuRule } from "@/components/kit/ui/menu";
import { Dot } from "@/components/kit/ui/tag";
import type { ResumeData } from "@/contracts/model/resume/data";

const ShareDialog = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/share-dialog")).ShareDialog,
}));
const ReviewSheet = lazyPart(async () => ({
  default: (await import("@/components/features/editor/links/review-sheet")).ReviewSheet<ResumeData, ResumeCard>,
}));
const LanguagesDialog = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/languages/languages-dialog")).LanguagesDialog,
}));
const LetterItems = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/letter-items")).LetterItems,
}));

type ResumeBarProps = {
  editor: OpenEditor<ResumeData, ResumeCard>;
  viewer: ViewerProps;
  isPhone: boolean;
  onVersions: () => void;
  onDesign: (() => void) | null;
};

/** The bar of a resume: design where its panel has no room, sharing, files, letters. */
export function ResumeBar({ editor, viewer, isPhone, onVersions, onDesign }: ResumeBarProps) {
  const t = useTranslations("editor");
  const tLinks = useTranslations("editor.links");
  const [isSharing, setSharing] = useState(false);
  const [isReviewing, setReviewing] = useState(opensWithComments);
  const [isTranslating, setTranslating] = useState(false);
  const resumeStore = useResumeStore();
  const downloads = useDownloadMenu(resumeFormats(editor));
  const menu = (
    <>
      <DocumentItems editor={editor} onVersions={onVersions} />
      <MenuItem icon="chat-circle-text" onClick={() => setReviewing(true)}>
        {tLinks("reviewTitle")}
      </MenuItem>
      <MenuItem icon="translate" onClick={() => setTranslating(true)}>
        {t("languages.title")}
      </MenuItem>
      <MenuRule />
      <Suspense>
        <LetterItems editor={editor} />
      </Suspense>
    </>
  );
  usePaletteActions(() => [
    {
      id: "share",
      name: t("document.share"),
      aliases: t("document.shareAliases"),
      icon: "share-network",
      kind: t("palette.edit", { kind: editor.kind.name }),
      run: () => setSharing(true),
    },
  ]);
  return (
    <>
      <EditorBar
        isPhone={isPhone}
        actions={
          isPhone ? (
            <>
              <ShareIcon onClick={() => setSharing(true)} />
              {downloads.icon}
            </>
          ) : (
            <>
              {onDesign ? (
                <Button variant="ghost" onClick={onDesign}>
                  <Icon name="palette" />
                  <span className="tablet:sr-only">{t("design.title")}</span>
                </Button>
              ) : null}
              <ShareButton onClick={() => setSharing(true)} />
              {downloads.button}
            </>
          )
        }
        menu={menu}
      />
      {downloads.dialog}
      {isSharing ? (
        <Suspense>
          <ShareDialog
            username={viewer.username}
            onReview={() => {
              setSharing(false);
              setReviewing(true);
            }}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      ) : null}
      {isTranslating ? (
        <Suspense>
          <LanguagesDialog editor={editor} onClose={() => setTranslating(false)} />
        </Suspense>
      ) : null}
      {isReviewing ? (
        <Suspense>
          <ReviewSheet
            editor={editor}
            onJump={(pointer) => {
              setReviewing(false);
              jumpToField(resumeStore, pointer);
            }}
            onClose={() => setReviewing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function ShareButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations("editor.share");
  const isPublic = useResumeEditor((state) => state.card.isPublic);
  return (
    <Button onClick={onClick}>
      <Dot state={isPublic ? "success" : "quiet"} />
      {t(isPublic ? "shared" : "private")}
    </Button>
  );
}
