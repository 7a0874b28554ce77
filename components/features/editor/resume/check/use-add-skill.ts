"use client";

import { useTranslations } from "next-intl";
import { label } from "@/components/features/editor/core/edit-names";
import { addItem } from "@/components/features/editor/resume/item-edits";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";
import { toast } from "@/components/kit/ui/toast";
import type { ResumeData } from "@/contracts/model/resume/data";
import { moveSection } from "@/domain/layout/edit";
import { placements } from "@/domain/layout/placement";

/** Adds a skill that the posting requires, where it is printed; one step to undo. */
export function useAddSkill(): (term: { label: string }) => void {
  const t = useTranslations("editor.check");
  const store = useResumeStore();
  return ({ label: name }) => {
    const isAdded = store.getState().edit(label("addSkill", name), (draft) => addSkill(draft, name, crypto.randomUUID()));
    if (isAdded) toast(t("match.added", { term: name }), { label: t("undo"), onClick: () => store.getState().undo() });
  };
}

export function addSkill(draft: ResumeData, name: string, id: string): void {
  addItem(draft, "skills", id);
  const skill = draft.sections.skills.items.find((item) => item.id === id);
  if (skill) skill.name = name;
  draft.sections.skills.hidden = false;
  if (placements(draft).some((placement) => placement.id === "skills")) return;
  const { layout } = draft.metadata;
  if (layout.pages.length === 0) layout.pages.push({ fullWidth: true, main: [], sidebar: [] });
  draft.metadata.layout = moveSection(layout, "skills", { page: layout.pages.length - 1, column: "main" });
}
