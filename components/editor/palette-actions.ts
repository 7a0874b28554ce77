import type { useTranslations } from "next-intl";
import { sectionOrder } from "@/components/editor/document-structure";
import { downloadJson, downloadPdf, type useDownload } from "@/components/editor/download";
import { sectionPointer } from "@/components/editor/field-pointer";
import type { OpenEditor } from "@/components/editor/open-editor";
import { documentOf } from "@/components/editor/store";
import type { PaletteAction } from "@/components/shell/palette-actions";
import type { ResumeData } from "@/contracts/model/resume/data";

type Tools = {
  editor: OpenEditor;
  t: ReturnType<typeof useTranslations<"editor">>;
  headingOf: (data: ResumeData, sectionId: string) => string;
  jump: (pointer: string) => void;
  download: ReturnType<typeof useDownload>["run"];
};

/** The parts of the design panel and where they stand. */
const DESIGN = {
  template: "/metadata/template",
  paper: "/metadata/page",
  layout: "/metadata/layout",
  colour: "/metadata/design",
  type: "/metadata/typography",
} as const;

/** What the command palette can do in an open resume. Loaded when the palette asks for it. */
export function editorActions({ editor, t, headingOf, jump, download }: Tools): PaletteAction[] {
  const { store } = editor;
  const state = store.getState();
  const data = documentOf(state);
  const edit = t("palette.edit");
  const section = t("palette.section");
  const sectionIds = sectionOrder(data).flatMap((column) => column.sectionIds);
  return [
    ...(state.timeline.past.length > 0
      ? [{ id: "undo", name: t("undo"), icon: "arrow-u-up-left" as const, kind: edit, run: () => store.getState().undo() }]
      : []),
    ...(state.timeline.future.length > 0
      ? [{ id: "redo", name: t("redo"), icon: "arrow-u-up-right" as const, kind: edit, run: () => store.getState().redo() }]
      : []),
    {
      id: "pdf",
      name: t("palette.pdf"),
      aliases: t("palette.pdfAliases"),
      icon: "download-simple",
      kind: edit,
      run: () => void download(downloadPdf),
    },
    { id: "json", name: t("palette.json"), icon: "code", kind: edit, run: () => void download(downloadJson) },
    { id: "section basics", name: t("basics.title"), icon: "user", kind: section, run: () => jump("/basics") },
    ...sectionIds.map((id) => ({
      id: `section ${id}`,
      name: headingOf(data, id),
      icon: "text-align-left" as const,
      kind: section,
      run: () => jump(sectionPointer(id)),
    })),
    ...(Object.keys(DESIGN) as (keyof typeof DESIGN)[]).map((part) => ({
      id: `design ${part}`,
      name: t(`design.${part}`),
      icon: "palette" as const,
      kind: t("design.title"),
      run: () => jump(DESIGN[part]),
    })),
  ];
}
