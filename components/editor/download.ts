"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { OpenEditor } from "@/components/editor/open-editor";
import { documentOf } from "@/components/editor/store";
import { toast } from "@/components/ui/toast";

/** Saves what was typed last, then makes the file: the file must hold it. */
export function useDownload(editor: OpenEditor) {
  const t = useTranslations("editor.download");
  const [isBusy, setBusy] = useState(false);

  async function run(make: (editor: OpenEditor) => Promise<void>) {
    setBusy(true);
    try {
      await editor.runner.flush();
      if (editor.runner.hasUnsaved() && make !== downloadJson) toast(t("notSaved"));
      else await make(editor);
    } catch {
      toast(t("failed"));
    }
    setBusy(false);
  }

  return { run, isBusy };
}

/** The PDF as the server makes it. */
export const downloadPdf = (editor: OpenEditor): Promise<void> => fetchPdf(editor, "");

/** The PDF with the whole data in it, which can be imported again. */
export const downloadPdfWithData = (editor: OpenEditor): Promise<void> => fetchPdf(editor, "?embed=true");

async function fetchPdf({ store }: OpenEditor, query: string): Promise<void> {
  const { id, name } = store.getState().card;
  const answer = await fetch(`/api/openapi/resumes/${encodeURIComponent(id)}/pdf${query}`);
  if (!answer.ok) throw new Error(`The PDF was refused with status ${answer.status}.`);
  offer(await answer.blob(), `${fileName(name)}.pdf`);
}

/** The data as it stands on screen, in the product's own format, which can be imported again. */
export async function downloadJson({ store }: OpenEditor): Promise<void> {
  const state = store.getState();
  const json = JSON.stringify(documentOf(state), null, 2);
  offer(new Blob([json], { type: "application/json" }), `${fileName(state.card.name)}.json`);
}

function offer(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address by then; a moment's grace for slow ones.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Without characters that some file systems refuse. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ").trim() || "resume";
