"use client";

import { useTranslations } from "next-intl";
import { memo, type ReactNode, Suspense, useRef, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { documentOf } from "@/components/features/editor/core/store";
import { useActiveField } from "@/components/features/editor/panels/use-active-field";
import {
  type ColumnOfSections,
  isListed,
  isSamePlace,
  type Place,
  sectionOrder,
} from "@/components/features/editor/resume/document-structure";
import { addOwnSection, emptySections, startSection } from "@/components/features/editor/resume/entry-actions";
import { CUSTOM_TYPES } from "@/components/features/editor/resume/item-edits";
import { BasicsRow } from "@/components/features/editor/resume/sections/basics-row";
import { NotesRow } from "@/components/features/editor/resume/sections/notes-row";
import { PictureRow } from "@/components/features/editor/resume/sections/picture-row";
import { useSectionHeadings } from "@/components/features/editor/resume/sections/section-heading";
import { useDropListedSection, usePlaceName } from "@/components/features/editor/resume/sections/section-places";
import { SectionRow } from "@/components/features/editor/resume/sections/section-row";
import { useEntryKeys } from "@/components/features/editor/resume/use-entry-keys";
import { useResume, useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { Menu, MenuCaption, MenuItem, MenuRule } from "@/components/kit/ui/menu";
import type { ResumeData } from "@/contracts/model/resume/data";
import { TEMPLATES } from "@/typeset/templates";

const AddFromRecord = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/record/add-from-record")).AddFromRecord,
}));

/** Everything that can be written, in the order in which it is printed. */
export const ContentPanel = memo(function ContentPanel({ starting }: { starting: ReactNode }) {
  const t = useTranslations("editor");
  const store = useResumeStore();
  const list = useRef<HTMLDivElement>(null);

  useActiveField(list);
  useEntryKeys();

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

/** The sections that the list shows, column by column: those that are listed, and an empty one while it is open. */
function useListedOrder<Result extends readonly string[]>(
  select: (columns: ColumnOfSections[], data: ResumeData) => Result,
): Result {
  const openId = useResumeEditor((state) => state.open.sectionId);
  return useResume(
    useShallow((document) => {
      const isShown = (id: string) => id === openId || isListed(document, id);
      const columns = sectionOrder(document).map(({ place, sectionIds }) => ({ place, sectionIds: sectionIds.filter(isShown) }));
      return select(columns, document);
    }),
  );
}

/** The sections column by column; captions part the columns once there is more than one. Empty ones show while a section is dragged. */
function SectionList() {
  // Names of columns, so that the list is drawn again only when one comes, goes, fills or empties.
  const columns = useListedOrder((order, { metadata: { template } }) => {
    const isTwoColumn = TEMPLATES[template].columns === 2;
    const needsCaptions = isTwoColumn || order.some(({ place, sectionIds }) => sectionIds.length > 0 && (place?.page ?? 1) > 0);
    return order.map(({ place, sectionIds }) => {
      const isEmpty = sectionIds.length === 0;
      return `${place?.page ?? ""} ${place?.column ?? ""} ${isEmpty ? "empty" : needsCaptions ? "named" : "plain"}`;
    });
  });
  return columns.map((name) => {
    const [page = "", column = "", looks] = name.split(" ");
    const place = column === "" ? null : { page: Number(page), column: column as Place["column"] };
    return <Column key={`${page} ${column}`} place={place} looks={looks === "empty" || looks === "named" ? looks : "plain"} />;
  });
}

function Column({ place, looks }: { place: Place | null; looks: "empty" | "named" | "plain" }) {
  const nameOf = usePlaceName();
  const drop = useDropListedSection(place);
  const ids = useListedOrder((order) => order.find((column) => isSamePlace(column.place, place))?.sectionIds ?? []);
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

/** Adds a section: one that every resume knows, or one of the person's own. */
function AddSection() {
  const t = useTranslations("editor");
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="ghost" size="sm">
            <Icon name="plus" />
            {t("content.add")}
          </Button>
        }
      >
        <MenuItem icon="link-simple" onClick={() => setChoosing(true)}>
          {t("record.addTitle")}
        </MenuItem>
        <MenuRule />
        <Additions />
      </Menu>
      {isChoosing ? (
        <Suspense>
          <AddFromRecord onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** First what the resume does not have yet, then custom sections. Mounted only while the menu is open. */
function Additions() {
  const t = useTranslations("editor");
  const store = useResumeStore();
  const headingOf = useSectionHeadings();
  const [empty] = useState(() => emptySections(store));
  const [data] = useState(() => documentOf(store.getState()));
  return (
    <>
      {empty.length > 0 ? (
        <>
          <MenuCaption>{t("content.addEmpty")}</MenuCaption>
          {empty.map((id) => (
            <MenuItem key={id} onClick={() => startSection(store, id)}>
              {headingOf(data, id)}
            </MenuItem>
          ))}
          <MenuRule />
        </>
      ) : null}
      <MenuCaption>{t("content.addOwn")}</MenuCaption>
      {CUSTOM_TYPES.map((type) => (
        <MenuItem key={type} onClick={() => addOwnSection(store, type, t(`sections.${type}`))}>
          {t(`sections.${type}`)}
        </MenuItem>
      ))}
    </>
  );
}
