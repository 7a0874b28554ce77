"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { DropArea } from "@/components/features/documents/drop-area";
import { StartTiles } from "@/components/features/documents/start-tiles";
import { useImportFiles } from "@/components/features/documents/use-import-file";
import { Empty } from "@/components/kit/ui/empty";

/** The ways to a first resume on a screen other than the library; a dropped file is imported here as well. */
export function FirstResume({ ownerId }: { ownerId: string }) {
  const t = useTranslations("documents.first");
  const router = useRouter();
  const importFiles = useImportFiles(ownerId);
  return (
    <Empty title={t("title")} text={t("text")}>
      <StartTiles onNew={(start) => router.push(`/documents?new=${start}`)} />
      <DropArea isOn importFiles={importFiles} />
    </Empty>
  );
}
