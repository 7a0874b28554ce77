"use client";

import { useTranslations } from "next-intl";
import { memo, useRef } from "react";
import { useShallow } from "zustand/react/shallow";
import { label } from "@/components/editor/edit-names";
import { newId } from "@/components/editor/new-id";
import { useActiveField } from "@/components/editor/panels/use-active-field";
import { sectionOrder } from "@/components/editor/resume/document-structure";
import { CUSTOM_TYPES } from "@/components/editor/resume/item-edits";
import { addSection } from "@/components/editor/resume/section-edits";
import { BasicsRow } from "@/components/editor/resume/sections/basics-row";
import { NotesRow } from "@/components/editor/resume/sections/notes-row";
import { PictureRow } from "@/components/editor/resume/sections/picture-row";
import { SectionRow } from "@/components/editor/resume/sections/section-row";
import { useResume, useResumeStore } from "@/components/editor/resume/use-resume";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu, MenuCaption, MenuItem } from "@/components/ui/menu";
import { TEMPLATES } from "@/typeset/templates";

/** Everything that can be written, in the order in which it is printed. */
export const ContentPanel = memo(function ContentPanel() {
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
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto pb-10">
        <BasicsRow />
        <PictureRow />
        <SectionList />
        <NotesRow />
      </div>
    </>
  );
});

/** The sections column by column; captions part the columns once there is more than one. */
function SectionList() {
  const t = useTranslations("editor.section");
  // One flat list of keys, so that the list is drawn again only when the order changes.
  const lines = useResume(
    useShallow((document) => {
      const isTwoColumn = TEMPLATES[document.metadata.template].columns === 2;
      const columns = sectionOrder(document).filter(({ sectionIds }) => sectionIds.length > 0);
      const needsCaptions = isTwoColumn || columns.some(({ place }) => place === null || place.page > 0);
      return columns.flatMap(({ place, sectionIds }) => {
        const caption = place === null ? "nowhere" : `${place.column} ${place.page + 1}`;
        return [...(needsCaptions ? [`caption ${caption}`] : []), ...sectionIds.map((id) => `section ${id}`)];
      });
    }),
  );
  const captionText = (column: string, page: number) =>
    column === "nowhere" ? t("placeNowhere") : t(column === "main" ? "placeMain" : "placeSidebar", { page });
  return lines.map((line) => {
    if (line.startsWith("section ")) return <SectionRow key={line} sectionId={line.slice("section ".length)} />;
    const [, column = "", page] = line.split(" ");
    return (
      <p key={line} className="border-b px-5 pt-3 pb-1 font-medium text-2xs text-subtle-foreground phone:px-4">
        {captionText(column, Number(page))}
      </p>
    );
  });
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
