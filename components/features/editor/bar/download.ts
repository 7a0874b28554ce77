"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import type { IconName } from "@/components/kit/ui/icon-paths";
import { toast } from "@/components/kit/ui/toast";

/** A file format for the open document. */
export type DownloadFormat = {
  /** Its message key. */
  name: "pdf" | "pdfWithData" | "pdfWithResume" | "md" | "txt" | "json";
  extension: "pdf" | "md" | "txt" | "json";
  icon: IconName;
  make: () => Promise<Blob>;
  /** The server makes it, so it contains only saved text. */
  isFromServer: boolean;
};

/** Saves first, so that the file contains the latest text. */
export function useDownload() {
  const t = useTranslations("editor.download");
  const { store, runner } = useOpenEditor();
  const [isBusy, setBusy] = useState(false);

  async function run({ extension, make, isFromServer }: DownloadFormat) {
    setBusy(true);
    try {
      await runner.flush();
      if (runner.hasUnsaved() && isFromServer) toast(t("notSaved"));
      else offer(await make(), `${fileName(store.getState().card.name)}.${extension}`);
    } catch {
      toast(t("failed"));
    }
    setBusy(false);
  }

  return { run, isBusy };
}

/** Fetches a file from the server. Throws if it is rejected. */
export async function serverFile(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The file was refused with status ${answer.status}.`);
  return answer.blob();
}

/** Data as a file of JSON. */
export const jsonFile = (data: unknown): Blob => new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });

function offer(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download by then; allow time for slow ones.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Without characters that some file systems refuse. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").trim() || "document";
