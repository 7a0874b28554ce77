"use client";

import { DocumentItems } from "@/components/features/editor/bar/document-items";
import { useDownloadMenu } from "@/components/features/editor/bar/download-button";
import { EditorBar } from "@/components/features/editor/bar/editor-bar";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { letterFormats } from "@/components/features/editor/letter/letter-formats";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";
import { useLetter } from "@/components/features/editor/letter/use-letter";
import { MenuRule } from "@/components/kit/ui/menu";

type LetterBarProps = { editor: OpenEditor<LetterDraft, DocumentCard>; isPhone: boolean; onVersions: () => void };

/** The bar of a letter: files, and what can be done with the whole. */
export function LetterBar({ editor, isPhone, onVersions }: LetterBarProps) {
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
            <DocumentItems editor={editor} onVersions={onVersions} />
          </>
        }
      />
      {downloads.dialog}
    </>
  );
}
