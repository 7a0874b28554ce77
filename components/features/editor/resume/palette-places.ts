import type { EditorTexts } from "@/components/features/editor/bar/palette-actions";
import { documentOf } from "@/components/features/editor/core/store";
import { sectionOrder } from "@/components/features/editor/resume/document-structure";
import { sectionPointer } from "@/components/features/editor/resume/field-pointer";
import type { ResumeStore } from "@/components/features/editor/resume/use-resume";
import type { PaletteAction } from "@/components/kit/shell/palette-actions";
import type { ResumeData } from "@/contracts/model/resume/data";

type Tools = {
  store: ResumeStore;
  t: EditorTexts;
  headingOf: (data: ResumeData, sectionId: string) => string;
  jump: (pointer: string) => void;
  openCheck: () => void;
};

/** The parts of the design panel and their places. */
const DESIGN = {
  template: "/metadata/template",
  paper: "/metadata/page",
  layout: "/metadata/layout",
  colour: "/metadata/design",
  type: "/metadata/typography",
} as const;

/** Where the command palette can lead in an open resume. Loaded on request of the palette. */
export function resumePlaces({ store, t, headingOf, jump, openCheck }: Tools): PaletteAction[] {
  const data = documentOf(store.getState());
  const section = t("palette.section");
  const sectionIds = sectionOrder(data).flatMap((column) => column.sectionIds);
  return [
    {
      id: "check",
      name: t("palette.review.name"),
      aliases: t("palette.review.aliases"),
      icon: "check",
      kind: t("check.tab"),
      leads: "place",
      run: openCheck,
    },
    {
      id: "picture",
      name: t("document.picture"),
      aliases: t("document.pictureAliases"),
      icon: "user",
      kind: t("basics.title"),
      leads: "place",
      run: () => jump("/picture"),
    },
    { id: "section basics", name: t("basics.title"), icon: "user", kind: section, leads: "place", run: () => jump("/basics") },
    ...sectionIds.map((id) => ({
      id: `section ${id}`,
      name: headingOf(data, id),
      icon: "text-align-left" as const,
      kind: section,
      leads: "place" as const,
      run: () => jump(sectionPointer(id)),
    })),
    ...(Object.keys(DESIGN) as (keyof typeof DESIGN)[]).map((part) => ({
      id: `design ${part}`,
      name: t(`design.${part}`),
      icon: "palette" as const,
      kind: t("design.title"),
      leads: "place" as const,
      run: () => jump(DESIGN[part]),
    })),
  ];
}
