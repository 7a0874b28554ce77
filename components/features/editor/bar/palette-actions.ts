import type { useTranslations } from "next-intl";
import type { DownloadFormat, useDownload } from "@/components/features/editor/bar/download";
import type { DocumentStep } from "@/components/features/editor/bar/use-document-steps";
import type { AnyOpenEditor } from "@/components/features/editor/core/opened-editor";
import type { PaletteAction } from "@/components/kit/shell/palette-actions";

export type EditorTexts = ReturnType<typeof useTranslations<"editor">>;

type Tools = {
  editor: AnyOpenEditor;
  t: EditorTexts;
  tDownloads: ReturnType<typeof useTranslations<"downloads">>;
  formats: readonly DownloadFormat[];
  download: ReturnType<typeof useDownload>["run"];
  /** What can be done with the document as a whole. */
  steps: readonly DocumentStep[];
};

/** The command palette's actions for an open document of any kind. Loaded on demand. */
export function editorActions({ editor: { kind, store }, t, tDownloads, formats, download, steps }: Tools): PaletteAction[] {
  const { timeline } = store.getState();
  const edit = t("palette.edit", { kind: kind.name });
  return [
    ...(timeline.past.length > 0
      ? [{ id: "undo", name: t("undo"), icon: "arrow-u-up-left" as const, kind: edit, run: () => store.getState().undo() }]
      : []),
    ...(timeline.future.length > 0
      ? [{ id: "redo", name: t("redo"), icon: "arrow-u-up-right" as const, kind: edit, run: () => store.getState().redo() }]
      : []),
    ...steps.map((step) => ({
      ...step,
      id: `whole ${step.id}`,
      kind: edit,
      ...(step.id === "rename" ? { leads: "field" as const } : {}),
    })),
    ...formats.map((format) => ({
      id: format.name,
      name: tDownloads("asFormat", { format: tDownloads(`formats.${format.name}`) }),
      aliases: tDownloads(`aliases.${format.name}`),
      icon: format.name === "pdf" ? ("download-simple" as const) : format.icon,
      kind: edit,
      run: () => void download(format),
    })),
  ];
}
