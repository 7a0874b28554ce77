"use client";

import { useTranslations } from "next-intl";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import { Refusal, useChange } from "@/components/kit/api/use-change";
import { namePattern, rememberFormat } from "@/components/kit/downloads/choices";
import { offerFile } from "@/components/kit/downloads/files";
import { extensionOf, type FormatName } from "@/components/kit/downloads/formats";
import type { IconName } from "@/components/kit/ui/icon-paths";
import { type NameValues, patternedName } from "@/domain/exports/name-pattern";

/** A file format for the open document. */
export type DownloadFormat = {
  /** Its message key. */
  name: FormatName;
  icon: IconName;
  make: () => Promise<Blob>;
  /** The server makes it, so it contains only saved text. */
  isFromServer: boolean;
};

/** The formats of an open document, and the values of the placeholders in file names. */
export type Downloads = { formats: readonly [DownloadFormat, ...DownloadFormat[]]; values: () => NameValues };

/** Saves first, so that the file contains the latest text. */
export function useDownload({ values }: Pick<Downloads, "values">) {
  const t = useTranslations("downloads");
  const { runner, kind } = useOpenEditor();
  const { run: change, isBusy } = useChange({ failure: "toast", explain: () => t("failed") });

  const run = ({ name, make, isFromServer }: DownloadFormat) =>
    change(async () => {
      await runner.flush();
      if (runner.hasUnsaved() && isFromServer) throw new Refusal(t("notSaved"));
      const blob = await make();
      offerFile(blob, `${patternedName(namePattern(), values())}.${extensionOf(name, blob)}`);
      rememberFormat(kind.name, name);
    });

  return { run, isBusy };
}
