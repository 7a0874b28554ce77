"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { type VersionEntry, versionKey } from "@/components/features/editor/versions/use-versions";
import { useVersionNames } from "@/components/features/editor/versions/version-names";
import { useErrorText } from "@/components/kit/api/error-text";
import { knownFirstPage } from "@/components/kit/page-preview/first-page-pictures";
import { PagePreview } from "@/components/kit/page-preview/page-preview";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import type { Printable } from "@/typeset/content/printable";

type VersionPreviewProps = {
  version: VersionEntry;
  read: (id: string, versionId: string) => Promise<Printable>;
  onClose: () => void;
  onRestore: () => Promise<void>;
};

const DESK = "mt-3 h-[70dvh] overflow-y-auto rounded-md bg-canvas p-5 focus-visible:-outline-offset-2 phone:p-3";

/** The pages of a version as they would print today. */
export function VersionPreview({ version, read, onClose, onRestore }: VersionPreviewProps) {
  const t = useTranslations("editor.versions");
  const tPage = useTranslations("editor.page");
  const errorText = useErrorText();
  const { nameOf, timeOf } = useVersionNames();
  const { kind } = useOpenEditor();
  const id = useEditor((state) => state.card.id);
  const isFixed = useEditor(isReadOnly);
  const { data, error } = useQuery({
    queryKey: versionKey(kind.name, id, version),
    queryFn: () => read(id, version.id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("viewTitle", { name: nameOf(version), time: timeOf(version) })}
      closeLabel={t("close")}
      className="w-[760px]"
    >
      {error ? <FieldError>{errorText(error)}</FieldError> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, so that the arrow keys can scroll it. */}
      <div tabIndex={0} className={DESK}>
        {data ? (
          <PagePreview
            printable={data}
            cover={knownFirstPage(data)}
            label={t("page")}
            pageLabel={(page, pages) => tPage("pageOf", { page, pages })}
          />
        ) : null}
      </div>
      <DialogActions>
        <Button
          variant="primary"
          disabled={isFixed}
          onClick={() => {
            onClose();
            void onRestore();
          }}
        >
          {t("restoreThis")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
