"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { queries } from "@/components/kit/api/client";
import { DropCover } from "@/components/kit/ui/drop-cover";
import { toast } from "@/components/kit/ui/toast";
import { useFileDrop } from "@/components/kit/ui/use-file-drop";

/** A file dropped anywhere on the library becomes a document. A single one opens at once; for several, the results are listed. */
export function DropArea({ isOn, importFile }: { isOn: boolean; importFile: (file: File) => Promise<string> }) {
  const t = useTranslations("documents");
  const cache = useQueryClient();

  async function take(files: File[]) {
    const [only] = files;
    if (files.length === 1 && only) toast(t("newDialog.importing", { name: only.name }));
    let made = 0;
    for (const file of files) {
      try {
        const address = await importFile(file);
        made++;
        if (files.length === 1) return window.location.assign(address);
      } catch (thrown) {
        toast(thrown instanceof Error ? thrown.message : String(thrown));
      }
    }
    await cache.invalidateQueries({ queryKey: queries.documents.key() });
    if (made > 0) toast(t("imported", { count: made }));
  }

  const isOver = useFileDrop((files) => void take(files), isOn);
  if (!isOver) return null;
  return <DropCover title={t("dropTitle")} hint={t("newDialog.dropHint")} />;
}
