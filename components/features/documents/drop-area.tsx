"use client";

import { useTranslations } from "next-intl";
import { DropCover } from "@/components/kit/ui/drop-cover";
import { toast } from "@/components/kit/ui/toast";
import { useFileDrop } from "@/components/kit/ui/use-file-drop";

type DropAreaProps = { isOn: boolean; importFiles: (files: readonly File[]) => Promise<string> };

/** Files dropped anywhere on the library are imported: a single one opens as soon as it is read, several are listed. */
export function DropArea({ isOn, importFiles }: DropAreaProps) {
  const t = useTranslations("documents");

  async function take(files: File[]) {
    const [only] = files;
    if (files.length === 1 && only) toast(t("newDialog.importing", { name: only.name }));
    try {
      window.location.assign(await importFiles(files));
    } catch (thrown) {
      toast(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  const isOver = useFileDrop((files) => void take(files), isOn);
  if (!isOver) return null;
  return <DropCover title={t("dropTitle")} hint={t("newDialog.dropHint")} />;
}
