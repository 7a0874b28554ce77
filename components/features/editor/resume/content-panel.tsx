"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactNode, useRef } from "react";
import { useShallow } from "zustand/react/shallow";
import { label } from "@/components/features/editor/core/edit-names";
import { newId } from "@/components/features/editor/core/new-id";
import { useActiveField } from "@/components/features/editor/panels/use-active-field";
import { isSamePlace, type Place, sectionOrder } from "@/components/features/editor/resume/document-structure";
import { CUSTOM_TYPES } from "@/components/features/editor/resume/item-edits";
import { addSection } from "@/components/features/editor/resume/section-edits";
import { BasicsRow } from "@/components/features/editor/resume/sections/basics-row";
import { NotesRow } from "@/components/features/editor/resume/sections/notes-row";
import { PictureRow } from "@/components/features/editor/resume/sections/picture-row";
import { useDropSection, usePlaceName } from "@/components/features/editor/resume/sections/section-places";
import { SectionRow } from "@/components/features/editor/resume/sections/section-row";
import { useResume, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuCaption, MenuItem } from "@/components/kit/ui/menu";
import { TEMPLATES } from "@/typeset/templates";

/** Everything that can be written, in the order in which it is printed. */
export const ContentPanel = memo(function ContentPanel({ starting }: { starting: ReactNode }) {
  const t = useTranslations("editor");
  const store = useResumeStore();
  const list = useRef<HTMLDivElement>(null);

  useActiveField(list);

  return (
    <>
      <div className="flex h-11 flex-none items-center gap-1 border-b ps-5 pe-3 phone:ps-4">
        <h2 className="flex-1 font-semibold text-sm">{t("content.title")}</h2>
        <AddSection />
        <Button
          variant="ghost"
          size="sm"
          shape="icon"
          aria-label={t("content.collapse")}
          onClick={() => store.getState().openSection(null)}
        >
          <Icon name="arrows-in-line-vertical" />
        </Button>
      </div>
      {starting}
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto pb-10">
        <BasicsRow />
        <PictureRow />
        <SectionList />
        <NotesRow />
      </div>
    </>
  );
});

/** The sections column by column; captions part the columns once there is more than one. Empty ones show while a section is dragged. */
function SectionList() {
  // Names of columns, so that the list is drawn again only when one comes, goes, fills or empties.
  const columns = useResume(
    useShallow((document) => {
      const isTwoColumn = TEMPLATES[document.metadata.template].columns === 2;
      const order = sectionOrder(document);
      const needsCaptions = isTwoColumn || order.some(({ place, sectionIds }) => sectionIds.length > 0 && (place?.page ?? 1) > 0);
      return order.map(({ place, sectionIds }) => {
        const isEmpty = sectionIds.length === 0;
        return `${place?.page ?? ""} ${place?.column ?? ""} ${isEmpty ? "empty" : needsCaptions ? "named" : "plain"}`;
      });
    }),
  );
  return columns.map((name) => {
    const [page = "", column = "", looks] = name.split(" ");
    const place: Place | null = column === "" ? null : { page: Number(page), column: column === "main" ? "main" : "sidebar" };
    return <Column key={`${page} ${column}`} place={place} looks={looks === "empty" || looks === "named" ? looks : "plain"} />;
  });
}

function Column({ place, looks }: { place: Place | null; looks: "empty" | "named" | "plain" }) {
  const nameOf = usePlaceName();
  const drop = useDropSection(place);
  const ids = useResume(
    useShallow((document) => sectionOrder(document).find((column) => isSamePlace(column.place, place))?.sectionIds ?? []),
  );
  return (
    <div
      ref={drop}
      data-drop-list="section"
      className={looks === "empty" ? "hidden in-data-[dragging=section]:block" : undefined}
    >
      {looks === "plain" ? null : (
        <p className="border-b px-5 pt-3 pb-1 font-medium text-2xs text-subtle-foreground phone:px-4">{nameOf(place)}</p>
      )}
      {ids.map((id) => (
        <SectionRow key={id} sectionId={id} />
      ))}
    </div>
  );
}

/** Adds a section of the person's own, of any kind. */
function AddSection() {
  const t = useTranslations("editor");
  const store = useResumeStore();

  function add(type: (typeof CUSTOM_TYPES)[number]) {
    const id = newId();
    if (!store.getState().edit(label("addSection", id), (draft) => addSection(draft, type, t(`sections.${type}`), id))) return;
    store.getState().openSection(id);
    requestAnimationFrame(() => document.getElementById(`section-${id}`)?.scrollIntoView({ block: "nearest" }));
  }

  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" size="sm">
          <Icon name="plus" />
          {t("content.add")}
        </Button>
      }
    >
      <MenuCaption>{t("content.addHint")}</MenuCaption>
      {CUSTOM_TYPES.map((type) => (
        <MenuItem key={type} onClick={() => add(type)}>
          {t(`sections.${type}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
