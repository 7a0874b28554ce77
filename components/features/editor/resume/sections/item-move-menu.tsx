"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import { documentOf } from "@/components/features/editor/core/store";
import { moveItemTo, sectionsOfSameType } from "@/components/features/editor/resume/item-edits";
import { useSectionHeadings } from "@/components/features/editor/resume/sections/section-heading";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { Menu, MenuCaption, MenuItem, MenuRule } from "@/components/kit/ui/menu";

type ItemMoveMenuProps = {
  sectionId: string;
  itemId: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Whether other sections may take it. */
  isTransferable: boolean;
  onMove: (by: number) => void;
};

const TransferDialog = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/sections/transfer-dialog")).TransferDialog,
}));

/** Moves an item within its section or to another section of the same kind. */
export function ItemMoveMenu(props: ItemMoveMenuProps) {
  const t = useTranslations("editor.item");
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="sm" className="font-normal">
            <Icon name="arrows-out-cardinal" />
            {t("move")}
          </Button>
        }
      >
        <Targets {...props} />
        {props.isTransferable ? (
          <>
            <MenuRule />
            <MenuItem onClick={() => setChoosing(true)}>{t("toOther")}</MenuItem>
          </>
        ) : null}
      </Menu>
      {isChoosing ? (
        <Suspense>
          <TransferDialog {...props} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Mounted only while the menu is open, so that closed items need not follow the whole document. */
function Targets({ sectionId, itemId, name, isFirst, isLast, onMove }: ItemMoveMenuProps) {
  const t = useTranslations("editor.item");
  const store = useResumeStore();
  const headingOf = useSectionHeadings();
  const data = documentOf(store.getState());
  const others = sectionsOfSameType(data, sectionId);

  function moveTo(targetId: string) {
    const { edit, openItem } = store.getState();
    if (edit(label("moveItem", itemId), (draft) => moveItemTo(draft, sectionId, itemId, targetId))) openItem(targetId, itemId);
  }

  return (
    <>
      <MenuItem icon="arrow-up" keys="Alt ↑" disabled={isFirst} onClick={() => onMove(-1)}>
        {t("up")}
      </MenuItem>
      <MenuItem icon="arrow-down" keys="Alt ↓" disabled={isLast} onClick={() => onMove(1)}>
        {t("down")}
      </MenuItem>
      {others.length > 0 ? (
        <>
          <MenuRule />
          <MenuCaption>{t("toSection", { name })}</MenuCaption>
          {others.map((id) => (
            <MenuItem key={id} onClick={() => moveTo(id)}>
              {headingOf(data, id)}
            </MenuItem>
          ))}
        </>
      ) : null}
    </>
  );
}
