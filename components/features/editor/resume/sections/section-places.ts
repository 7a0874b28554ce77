import { useTranslations } from "next-intl";
import { useAnnounce } from "@/components/features/editor/core/announcer";
import { label } from "@/components/features/editor/core/edit-names";
import { documentOf } from "@/components/features/editor/core/store";
import { useDropList } from "@/components/features/editor/drag/drop-lists";
import type { Place } from "@/components/features/editor/resume/document-structure";
import { placeAmongListed, placeSection } from "@/components/features/editor/resume/section-edits";
import { useSectionHeadings } from "@/components/features/editor/resume/sections/section-heading";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";

/** What a column of a page is called. */
export function usePlaceName(): (place: Place | null) => string {
  const t = useTranslations("editor.section");
  const names = { main: "placeMain", sidebar: "placeSidebar", whole: "placeWhole" } as const;
  return (place) => (place === null ? t("placeNowhere") : t(names[place.column], { page: place.page + 1 }));
}

/** Moves a section to a column, with `put` at an index of the layout or of the content list, and announces it. */
export function useMoveSection(put = placeSection): (sectionId: string, place: Place | null, index?: number) => boolean {
  const t = useTranslations("editor.section");
  const announce = useAnnounce();
  const store = useResumeStore();
  const nameOf = usePlaceName();
  const headingOf = useSectionHeadings();
  return (sectionId, place, index) => {
    const { edit } = store.getState();
    const isMoved = edit(label("moveSection", sectionId), (draft) => put(draft, sectionId, place, index));
    if (isMoved) announce(t("movedPlace", { name: headingOf(documentOf(store.getState()), sectionId), place: nameOf(place) }));
    return isMoved;
  };
}

/** Takes the sections that are let go over a column of the layout. */
export function useDropSection(place: Place | null) {
  const move = useMoveSection();
  return useDropList(({ id, index }) => move(id, place, index));
}

/** Takes the sections that are let go over a column of the content list, which does not show all of them. */
export function useDropListedSection(place: Place | null) {
  const move = useMoveSection(placeAmongListed);
  return useDropList(({ id, index }) => move(id, place, index));
}
