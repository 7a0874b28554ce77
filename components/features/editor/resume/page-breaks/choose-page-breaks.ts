import type { EditorTexts } from "@/components/features/editor/bar/palette-actions";
import { label } from "@/components/features/editor/core/edit-names";
import { documentOf, isReadOnly } from "@/components/features/editor/core/store";
import type { ResumeStore } from "@/components/features/editor/resume/use-resume";
import type { PaletteAction } from "@/components/kit/shell/palette-actions";
import { assignPageBreaks, pageBreaksOf } from "@/domain/page-breaks";

/** Decides whether the pages of the open resume are divided as they were before. */
export function keepEarlierBreaks(store: ResumeStore, isKept: boolean): void {
  store.getState().edit(label("changeDesign", "pageBreaks"), (draft) => assignPageBreaks(draft, isKept ? "earlier" : "improved"));
}

/** The same as a setting of the command palette; none where the resume cannot be edited. */
export function pageBreaksSettings(store: ResumeStore, t: EditorTexts): PaletteAction[] {
  const state = store.getState();
  if (isReadOnly(state)) return [];
  const isEarlier = pageBreaksOf(documentOf(state)) === "earlier";
  const text = (value: boolean) => t(value ? "palette.on" : "palette.off");
  return [
    {
      id: "setting pageBreaks",
      name: t("pageBreaks.setting"),
      aliases: t("palette.aliases.paper"),
      icon: "palette",
      kind: t("design.title"),
      value: text(isEarlier),
      choices: () =>
        [true, false].map((value) => ({
          id: String(value),
          name: text(value),
          isCurrent: value === isEarlier,
          run: () => keepEarlierBreaks(store, value),
        })),
      run: () => {},
    },
  ];
}
