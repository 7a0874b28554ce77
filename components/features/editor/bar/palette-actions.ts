import type { useTranslations } from "next-intl";
import type { DownloadFormat, useDownload } from "@/components/features/editor/bar/download";
import type { AnyOpenEditor } from "@/components/features/editor/core/open-editor";
import type { PaletteAction } from "@/components/kit/shell/palette-actions";

export type EditorTexts = ReturnType<typeof useTranslations<"editor">>;

type Tools = {
  editor: AnyOpenEditor;
  t: EditorTexts;
  tDownloads: ReturnType<typeof useTranslations<"downloads">>;
  formats: readonly DownloadFormat[];
  download: ReturnType<typeof useDownload>["run"];
};

/** The command palette's actions for an open document of any kind. Loaded on demand. */
export function editorActions({ editor: { kind, store }, t, tDownloads, formats, download }: Tools): PaletteAction[] {
  const { timeline } = store.getState();
  const edit = t("palette.edit", { kind: kind.name });
  return [
    ...(timeline.past.length > 0
      ? [{ id: "undo", name: t("undo"), icon: "arrow-u-up-left" as const, kind: edit, run: () => store.getState().undo() }]
      : []),
    ...(timeline.future.length > 0
      ? [{ id: "redo", name: t("redo"), icon: "arrow-u-up-right" as const, kind: edit, run: () => store.getState().redo() }]
      : []),
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
