"use client";

import { useTranslations } from "next-intl";
import { label } from "@/components/features/editor/core/edit-names";
import { newId } from "@/components/features/editor/core/new-id";
import { documentOf } from "@/components/features/editor/core/store";
import { type Place, placeOf, placesOn } from "@/components/features/editor/resume/document-structure";
import {
  duplicateSection,
  placeSection,
  removeSection,
  setSectionHidden,
} from "@/components/features/editor/resume/section-edits";
import { usePlaceName } from "@/components/features/editor/resume/sections/section-places";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuCaption, MenuItem, MenuRule } from "@/components/kit/ui/menu";
import { toast } from "@/components/kit/ui/toast";

type SectionMenuProps = {
  sectionId: string;
  heading: string;
  hidden: boolean;
  isOpen: boolean;
  onMove: (by: number) => void;
  onSettings: () => void;
};

/** Everything that can be done with a section as a whole. */
export function SectionMenu(props: SectionMenuProps) {
  const t = useTranslations("editor.section");
  return (
    <Menu
      align="end"
      trigger={
        <Button
          variant="ghost"
          size="xs"
          shape="icon"
          // Reached by an arrow key from the row, which is one stop of the Tab key.
          tabIndex={-1}
          aria-label={t("menuOf", { name: props.heading })}
          className={classNames(
            !props.isOpen &&
              "opacity-0 focus-visible:opacity-100 data-popup-open:opacity-100 group-hover/row:opacity-100 phone:opacity-100",
          )}
        >
          <Icon name="dots-three" />
        </Button>
      }
    >
      <Actions {...props} />
    </Menu>
  );
}

/** Mounted only while the menu is open. */
function Actions({ sectionId, heading, hidden, onMove, onSettings }: SectionMenuProps) {
  const t = useTranslations("editor.section");
  const store = useResumeStore();
  const data = documentOf(store.getState());
  const isCustom = data.customSections.some((section) => section.id === sectionId);
  const current = placeOf(data, sectionId);
  const nameOf = usePlaceName();
  const places = data.metadata.layout.pages.flatMap((_, page) => placesOn(data, page));
  const isCurrent = (place: Place) => current?.page === place.page && current.column === place.column;
  const edit = store.getState().edit;

  function remove() {
    if (!edit(label("deleteSection", sectionId), (draft) => removeSection(draft, sectionId))) return;
    store.getState().openSection(null);
    toast(t("deleted", { name: heading }), { label: t("undo"), onClick: () => store.getState().undo() });
  }

  return (
    <>
      <MenuItem icon="gear" onClick={onSettings}>
        {t("settings")}
      </MenuItem>
      <MenuItem
        icon={hidden ? "eye" : "eye-slash"}
        onClick={() =>
          edit(label(hidden ? "showSection" : "hideSection", sectionId), (draft) => setSectionHidden(draft, sectionId, !hidden))
        }
      >
        {t(hidden ? "show" : "hide")}
      </MenuItem>
      <MenuItem icon="arrow-up" keys="Alt ↑" onClick={() => onMove(-1)} disabled={!current}>
        {t("up")}
      </MenuItem>
      <MenuItem icon="arrow-down" keys="Alt ↓" onClick={() => onMove(1)} disabled={!current}>
        {t("down")}
      </MenuItem>
      {isCustom ? (
        <>
          <MenuItem
            icon="copy"
            onClick={() => edit(label("duplicateSection", sectionId), (draft) => void duplicateSection(draft, sectionId, newId))}
          >
            {t("duplicate")}
          </MenuItem>
          <MenuItem icon="trash" onClick={remove}>
            {t("delete")}
          </MenuItem>
        </>
      ) : null}
      <MenuRule />
      <MenuCaption>{t("moveTo")}</MenuCaption>
      {places.map((place) => (
        <MenuItem
          key={`${place.page}-${place.column}`}
          disabled={isCurrent(place)}
          onClick={() => edit(label("moveSection", sectionId), (draft) => placeSection(draft, sectionId, place))}
        >
          {nameOf(place)}
        </MenuItem>
      ))}
      <MenuItem
        disabled={!current}
        onClick={() => edit(label("moveSection", sectionId), (draft) => placeSection(draft, sectionId, null))}
      >
        {t("placeNowhere")}
      </MenuItem>
    </>
  );
}
