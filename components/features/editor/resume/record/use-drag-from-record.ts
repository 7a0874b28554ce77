"use client";

import { useTranslations } from "next-intl";
import { useContext, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { useAnnounce } from "@/components/features/editor/core/announcer";
import { ChangeOnServerContext } from "@/components/features/editor/core/change-on-server";
import { opened } from "@/components/features/editor/core/use-editor";
import { useDragSource } from "@/components/features/editor/drag/drop-lists";
import { useResume, useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { NotSaved } from "@/components/kit/assistant/open-document";
import { toast } from "@/components/kit/ui/toast";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";

/**
 * Puts an entry of the record where it is let go in the content list: one write, one version. `ref` is for the element around the entries,
 * `fits` says whether any section takes an entry of a kind, `note` is why the last one was not added, and `onPut` follows a success.
 */
export function useDragFromRecord(nameOf: (entryId: string) => { name: string; section: string }, onPut: () => void) {
  const t = useTranslations("editor.record");
  const tItem = useTranslations("editor.item");
  const announce = useAnnounce();
  const store = useResumeStore();
  const resumeId = useResumeEditor((state) => state.card.id);
  const customKinds = useResume(useShallow(({ customSections }) => customSections.map(({ type }) => type)));
  const change = opened(useContext(ChangeOnServerContext));
  const [note, setNote] = useState("");
  const { run } = useChange({
    failure: "toast",
    refreshes: [queries.resumes.links.key(), queries.career.record.key()],
    explain: (error) => (error instanceof NotSaved ? t("notSaved") : null),
  });

  const ref = useDragSource((entryId, place) => {
    const { name, section } = nameOf(entryId);
    const sectionId = place?.list.closest<HTMLElement>("section[data-drag]")?.dataset.drag;
    setNote(place ? "" : t("otherSection", { name, section }));
    if (!place || sectionId === undefined) return;
    const isAtEnd = place.list.dataset.dropList === undefined;
    void run(async () => {
      let itemId = "";
      await change(async () => {
        const where = { sectionId, ...(!isAtEnd && { position: place.index }) };
        ({ itemId } = await api.career.record.putIntoResume({ id: entryId, resumeId, ...where }));
      });
      store.getState().openSection(sectionId);
      onPut();
      // The dialog gives the focus back when it has closed; then it goes to what is new.
      requestAnimationFrame(() => requestAnimationFrame(() => showNew(itemId, name)));
    });
  });

  function showNew(itemId: string, name: string) {
    toast(t("added", { count: 1 }));
    const row = document.getElementById(`item-${itemId}`);
    if (!row) return;
    row.focus();
    const rows = [...(row.closest("ol")?.querySelectorAll(":scope > [data-item]") ?? [])];
    announce(tItem("movedTo", { name, position: rows.findIndex((each) => each.contains(row)) + 1, count: rows.length }));
  }
  return { ref, note, fits: (section: string) => [...SECTION_KEYS, ...customKinds].some((kind) => kind === section) };
}
