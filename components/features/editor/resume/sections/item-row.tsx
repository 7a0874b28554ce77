"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, memo } from "react";
import { useAnnounce } from "@/components/features/editor/core/announcer";
import { label } from "@/components/features/editor/core/edit-names";
import { Grip } from "@/components/features/editor/drag/grip";
import { onRowKey, ROW_BUTTON } from "@/components/features/editor/panels/row-keys";
import { findItem, itemDefinition } from "@/components/features/editor/resume/document-structure";
import { duplicateEntry } from "@/components/features/editor/resume/entry-actions";
import { moveItem, removeItem } from "@/components/features/editor/resume/item-edits";
import { RecordNote } from "@/components/features/editor/resume/record/record-note";
import { useItemLink } from "@/components/features/editor/resume/record/use-links";
import { ItemForm } from "@/components/features/editor/resume/sections/item-form";
import { ItemMoveMenu } from "@/components/features/editor/resume/sections/item-move-menu";
import { isDraft, itemTitle } from "@/components/features/editor/resume/sections/preview-text";
import { useResume, useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import { Tag } from "@/components/kit/ui/tag";
import { toast } from "@/components/kit/ui/toast";
import type { CustomSectionType } from "@/contracts/model/resume/custom-section";
import type { Dates } from "@/contracts/model/resume/dates";
import { isSectionKey } from "@/contracts/model/resume/sections/forms";
import { printDates } from "@/domain/dates/print";

/** Kinds whose entries fit into no section of another kind. */
const FIXED_KINDS = new Set<CustomSectionType>(["summary", "profiles", "references", "cover-letter"]);

type FieldName = keyof typeof import("@/messages/en.json")["editor"]["fields"];

type ItemRowProps = { sectionId: string; itemId: string; type: CustomSectionType; index: number; count: number };

/** One item: a line when closed, its form when open. Alt and an arrow key move it. */
export const ItemRow = memo(function ItemRow({ sectionId, itemId, type, index, count }: ItemRowProps) {
  const t = useTranslations("editor.item");
  const tFields = useTranslations("editor.fields");
  const announce = useAnnounce();
  const store = useResumeStore();
  const isOpen = useResumeEditor((state) => state.open.itemId === itemId);
  const title = useResume((document) => titleOf(findItem(document, sectionId, itemId)).title);
  const detail = useResume((document) => titleOf(findItem(document, sectionId, itemId)).detail);
  const hidden = useResume((document) => findItem(document, sectionId, itemId)?.hidden ?? false);
  const draft = useResume((document) => {
    const item = findItem(document, sectionId, itemId);
    return item ? isDraft(type, item) : false;
  });
  const when = useResume((document) => {
    const dates = findItem(document, sectionId, itemId)?.dates as Dates | undefined;
    return dates ? printDates(dates, { locale: document.metadata.page.locale, dateFormat: "short" }) : "";
  });
  const isLinked = Boolean(useItemLink(itemId));
  const name = title || t("untitled");
  const rowId = `item-${itemId}`;

  function titleOf(item: ReturnType<typeof findItem>) {
    return item ? itemTitle(type, item) : { title: "", detail: "" };
  }

  function move(by: number) {
    const changed = store.getState().edit(label("moveItem", itemId), (document) => moveItem(document, sectionId, itemId, by));
    if (!changed) return;
    announce(t("movedTo", { name, position: index + 1 + by, count }));
    // React may take the focused line out of the page while reordering; the focus goes back to it.
    requestAnimationFrame(() => document.getElementById(rowId)?.focus());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? -1 : 1);
  }

  function remove() {
    const { edit, openItem } = store.getState();
    if (!edit(label("deleteItem", itemId), (document) => removeItem(document, sectionId, itemId))) return;
    openItem(sectionId, null);
    toast(t("deleted", { name }), { label: t("undo"), onClick: () => store.getState().undo() });
    requestAnimationFrame(() => document.getElementById(`section-${sectionId}`)?.focus());
  }

  function toggleHidden() {
    store.getState().edit(label(hidden ? "showItem" : "hideItem", itemId), (document) => {
      const item = findItem(document, sectionId, itemId);
      if (item) item.hidden = !hidden;
    });
  }

  return (
    <li
      className={classNames(
        "relative",
        isOpen
          ? "border-y bg-background pb-1.5 before:absolute before:inset-y-[-1px] before:start-0 before:w-0.5 before:bg-primary-ink"
          : "[[data-open]+&]:after:hidden [&:not(:first-child)]:after:absolute [&:not(:first-child)]:after:start-[42px] [&:not(:first-child)]:after:end-5 [&:not(:first-child)]:after:top-0 [&:not(:first-child)]:after:h-px [&:not(:first-child)]:after:bg-border phone:[&:not(:first-child)]:after:start-4",
      )}
      data-drag={itemId}
      data-drag-name={name}
      data-item={itemId}
      data-open={isOpen ? "" : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move the focus between the controls inside. */}
      <div
        data-drag-handle=""
        onKeyDown={onRowKey}
        className={classNames("group/item relative flex items-center", isOpen && "pe-3")}
      >
        <Grip className="absolute start-5 h-full w-5 opacity-0 group-hover/item:opacity-100 phone:hidden" />
        <h4 className="min-w-0 flex-1 font-normal">
          <button
            id={rowId}
            type="button"
            {...{ [ROW_BUTTON]: "" }}
            aria-expanded={isOpen}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onKeyDown={onKeyDown}
            onClick={() => store.getState().openItem(sectionId, isOpen ? null : itemId)}
            className={classNames(
              "flex w-full min-w-0 items-baseline gap-2 text-start focus-visible:-outline-offset-2",
              isOpen
                ? "h-11 items-center ps-[42px] pe-2 phone:ps-4"
                : "min-h-row py-2 ps-[42px] pe-5 hover:bg-muted phone:items-center phone:ps-4 phone:pe-4",
              hidden && "text-subtle-foreground",
            )}
          >
            <span
              className={classNames(
                "max-w-[70%] flex-none truncate",
                isOpen ? "font-semibold" : "font-medium",
                title === "" && "text-subtle-foreground",
              )}
            >
              {name}
            </span>
            {detail ? <span className="truncate text-muted-foreground">{detail}</span> : null}
            <span className="flex-1" />
            {isLinked && !isOpen ? (
              <span title={t("linked")} className="self-center text-subtle-foreground">
                <Icon name="link-simple" size="xs" />
                <span className="sr-only">{t("linked")}</span>
              </span>
            ) : null}
            {draft ? <Tag className="self-center">{t("draft")}</Tag> : null}
            {hidden ? <Tag className="self-center">{t("hidden")}</Tag> : null}
            {!isOpen && when ? <span className="whitespace-nowrap text-subtle-foreground text-xs">{when}</span> : null}
          </button>
        </h4>
        {isOpen ? (
          <OpenItemButtons
            name={name}
            isFirst={index === 0}
            onMoveUp={() => move(-1)}
            onClose={() => store.getState().openItem(sectionId, null)}
          />
        ) : null}
      </div>
      {isOpen ? (
        <div className="ps-[42px] pe-5 phone:px-4">
          {draft ? (
            <p className="mb-2 text-muted-foreground text-xs">
              {t("draftHint", { field: tFields(itemDefinition(type).mainField as FieldName) })}
            </p>
          ) : null}
          <ItemForm place={{ sectionId, itemId }} type={type} />
          {isSectionKey(type) ? <RecordNote itemId={itemId} /> : null}
          <div className="-mx-[9px] mt-1.5 flex items-center">
            <Button variant="ghost" size="sm" className="font-normal" onClick={toggleHidden}>
              <Icon name={hidden ? "eye" : "eye-slash"} />
              {t(hidden ? "show" : "hide")}
            </Button>
            <Button variant="ghost" size="sm" className="font-normal" onClick={() => duplicateEntry(store, sectionId, itemId)}>
              <Icon name="copy" />
              {t("duplicate")}
            </Button>
            <ItemMoveMenu
              sectionId={sectionId}
              itemId={itemId}
              name={name}
              isFirst={index === 0}
              isLast={index === count - 1}
              isTransferable={!FIXED_KINDS.has(type)}
              onMove={move}
            />
            <span className="flex-1" />
            <Button variant="ghost" size="sm" shape="icon" aria-label={t("delete", { name })} onClick={remove}>
              <Icon name="trash" />
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
});

type OpenItemButtonsProps = { name: string; isFirst: boolean; onMoveUp: () => void; onClose: () => void };

function OpenItemButtons({ name, isFirst, onMoveUp, onClose }: OpenItemButtonsProps) {
  const t = useTranslations("editor.item");
  return (
    <>
      <Button variant="ghost" size="xs" shape="icon" aria-label={t("moveUp", { name })} disabled={isFirst} onClick={onMoveUp}>
        <Icon name="arrow-up" size="sm" />
      </Button>
      <Button variant="ghost" size="xs" shape="icon" aria-label={t("close", { name })} onClick={onClose}>
        <Icon name="caret-up" size="sm" />
      </Button>
    </>
  );
}
