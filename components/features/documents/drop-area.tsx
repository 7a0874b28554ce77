"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFileDrop } from "@/components/features/documents/use-file-drop";
import { queries } from "@/components/kit/api/client";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";

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
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-3 z-30 grid place-content-center justify-items-center gap-1 rounded-lg border-2 border-primary-ink border-dashed bg-primary-soft/90 text-center"
    >
      <Icon name="upload-simple" size="lg" className="text-primary-ink" />
      <p className="font-semibold text-base">{t("dropTitle")}</p>
      <p className="text-muted-foreground">{t("newDialog.dropHint")}</p>
    </div>
  );
}
