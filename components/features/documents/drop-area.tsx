"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { usePrepareImport } from "@/components/features/documents/use-import-file";
import { DropCover } from "@/components/kit/ui/drop-cover";
import { toast } from "@/components/kit/ui/toast";
import { useFileDrop } from "@/components/kit/ui/use-file-drop";

type DropAreaProps = { isOn: boolean; importFiles: (files: readonly File[]) => Promise<void> };

/** Files dropped anywhere on the library are imported: a single one opens as soon as it is read, several are listed. */
export function DropArea({ isOn, importFiles }: DropAreaProps) {
  const t = useTranslations("documents");

  async function take(files: File[]) {
    const [only] = files;
    if (files.length === 1 && only) toast(t("newDialog.importing", { name: only.name }));
    try {
      await importFiles(files);
    } catch (thrown) {
      toast(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  const isOver = useFileDrop((files) => void take(files), isOn);
  const prepare = usePrepareImport();
  useEffect(() => {
    if (isOver) prepare();
  }, [isOver, prepare]);
  if (!isOver) return null;
  return <DropCover title={t("dropTitle")} hint={t("newDialog.dropHint")} />;
}
