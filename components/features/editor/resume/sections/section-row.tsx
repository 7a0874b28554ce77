"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { ImprovableText } from "@/components/features/editor/ai/improve/improvable-text";
import { useAnnounce } from "@/components/features/editor/core/announcer";
import { label } from "@/components/features/editor/core/edit-names";
import { documentOf } from "@/components/features/editor/core/store";
import { useDropList } from "@/components/features/editor/drag/drop-lists";
import { RowBody, RowFrame } from "@/components/features/editor/panels/row-frame";
import {
  type AnyItem,
  findItemSection,
  findSection,
  itemsOf,
  sectionType,
} from "@/components/features/editor/resume/document-structure";
import { addEntry } from "@/components/features/editor/resume/entry-actions";
import { placeItem } from "@/components/features/editor/resume/item-edits";
import { moveSection } from "@/components/features/editor/resume/section-edits";
import { ItemRow } from "@/components/features/editor/resume/sections/item-row";
import { itemTitle, sectionPreview } from "@/components/features/editor/resume/sections/preview-text";
import { useSectionHeading } from "@/components/features/editor/resume/sections/section-heading";
import { SectionMenu } from "@/components/features/editor/resume/sections/section-menu";
import { SectionSettings } from "@/components/features/editor/resume/sections/section-settings";
import { useValue } from "@/components/features/editor/resume/use-field";
import { useResume, useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Icon } from "@/components/kit/ui/icon";
import type { CustomSectionType } from "@/contracts/model/resume/custom-section";

/** One section of the content list: the summary, a built-in section or one of the person's own. */
export const SectionRow = memo(function SectionRow({ sectionId }: { sectionId: string }) {
  const t = useTranslations("editor.section");
  const announce = useAnnounce();
  const store = useResumeStore();
  const heading = useSectionHeading(sectionId);
  const isOpen = useResumeEditor((state) => state.open.sectionId === sectionId);
  const hidden = useResume((document) => findSection(document, sectionId)?.hidden ?? false);
  const preview = useResume((document) => sectionPreview(document, sectionId));
  const type = useResume((document) => sectionType(document, sectionId));
  const count = useResume((document) => findItemSection(document, sectionId)?.items.length);
  const isSettingUp = useResumeEditor((state) => state.naming === sectionId);
  const { nameSection } = store.getState();

  function move(by: number) {
    if (!store.getState().edit(label("moveSection", sectionId), (draft) => moveSection(draft, sectionId, by))) return;
    announce(t(by < 0 ? "movedUp" : "movedDown", { name: heading }));
    requestAnimationFrame(() => document.getElementById(`section-${sectionId}`)?.focus());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? -1 : 1);
  }

  const takesIn = useDropItem(sectionId);

  if (!type) return null;
  return (
    <RowFrame
      id={`section-${sectionId}`}
      title={heading}
      preview={hidden ? t("isHidden") : preview}
      count={count}
      isOpen={isOpen}
      isQuiet={hidden}
      dragId={sectionId}
      dropInto={count === undefined || (isOpen && count > 0) ? undefined : { kind: `item:${type}`, ref: takesIn }}
      onToggle={() => store.getState().openSection(isOpen ? null : sectionId)}
      onKeyDown={onKeyDown}
      tools={
        <>
          {hidden ? <Icon name="eye-slash" className="text-subtle-foreground" /> : null}
          <SectionMenu
            sectionId={sectionId}
            heading={heading}
            hidden={hidden}
            isOpen={isOpen}
            onMove={move}
            onSettings={() => {
              store.getState().openSection(sectionId);
              nameSection(sectionId);
            }}
          />
        </>
      }
    >
      {isSettingUp ? <SectionSettings sectionId={sectionId} type={type} onClose={() => nameSection(null)} /> : null}
      {sectionId === "summary" ? <SummaryBody heading={heading} /> : <SectionItems sectionId={sectionId} type={type} />}
    </RowFrame>
  );
});

/** What happens when an item is let go over a section: one edit, whether it was there before or elsewhere. */
function useDropItem(sectionId: string) {
  const t = useTranslations("editor.item");
  const announce = useAnnounce();
  const store = useResumeStore();
  return useDropList(({ id, index }) => {
    const { edit, openItem, open } = store.getState();
    if (!edit(label("moveItem", id), (draft) => placeItem(draft, id, sectionId, index))) return;
    if (open.itemId === id) openItem(sectionId, id);
    const section = findItemSection(documentOf(store.getState()), sectionId);
    const items = section ? itemsOf(section) : [];
    const position = items.findIndex((item) => item.id === id) + 1;
    announce(
      t("movedTo", {
        name: nameOf(sectionType(documentOf(store.getState()), sectionId), items[position - 1]),
        position,
        count: items.length,
      }),
    );
  });
  function nameOf(type: CustomSectionType | undefined, item: AnyItem | undefined): string {
    return (type && item && itemTitle(type, item).title) || t("untitled");
  }
}

function SummaryBody({ heading }: { heading: string }) {
  const t = useTranslations("editor.fields");
  const [content, setContent] = useValue(
    "summary/content",
    (document) => document.summary.content,
    (draft, value) => {
      draft.summary.content = value;
    },
  );
  return (
    <RowBody>
      <div data-field="/summary/content" className="contents">
        <ImprovableText label={t("content")} value={content} onChange={setContent} pointer="/summary/content" where={heading} />
      </div>
    </RowBody>
  );
}

function SectionItems({ sectionId, type }: { sectionId: string; type: CustomSectionType }) {
  const t = useTranslations("editor.add");
  const store = useResumeStore();
  const ids = useResume(
    useShallow((document) => {
      const section = findItemSection(document, sectionId);
      return section ? itemsOf(section).map((item) => item.id) : [];
    }),
  );

  const list = useDropItem(sectionId);

  return (
    <>
      <ol ref={list} data-drop-list={`item:${type}`}>
        {ids.map((id, index) => (
          <ItemRow key={id} sectionId={sectionId} itemId={id} type={type} index={index} count={ids.length} />
        ))}
      </ol>
      {type === "cover-letter" ? null : (
        <button
          type="button"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => addEntry(store, sectionId)}
          className="relative flex min-h-row w-full items-center gap-2 ps-[42px] pe-5 text-muted-foreground before:absolute before:start-[42px] before:end-5 before:top-0 before:h-px before:bg-border hover:bg-muted hover:text-foreground focus-visible:-outline-offset-2 phone:ps-4 phone:before:start-4"
        >
          <Icon name="plus" size="sm" />
          {t(type)}
        </button>
      )}
    </>
  );
}
