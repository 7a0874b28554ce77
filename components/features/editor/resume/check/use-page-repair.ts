"use client";

import { useTranslations } from "next-intl";
import { label } from "@/components/features/editor/core/edit-names";
import { documentOf } from "@/components/features/editor/core/store";
import { useFitTo } from "@/components/features/editor/design/use-fit-to";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";
import { toast } from "@/components/kit/ui/toast";

/** What a repair did has a sentence for each kind, which is its id without the value. */
const KINDS = ["margins", "gap", "flow", "one-column", "colours", "line-length", "body-size", "heading-size", "gap-y"] as const;

/** Applies a repair of the page check to the open document: one step to undo, and a line that says what changed. */
export function usePageRepair(): (repair: string, target: string) => Promise<void> {
  const t = useTranslations("editor");
  const store = useResumeStore();
  const fitTo = useFitTo();
  const undo = { label: t("check.undo"), onClick: () => store.getState().undo() };

  return async (repair, target) => {
    const { fitPages, repairChanges, withChanges } = await import("@/domain/page-check/repairs");
    const pages = fitPages(repair);
    if (pages !== null) return void (await fitTo(pages));
    const data = documentOf(store.getState());
    const changes = repairChanges(data, repair);
    const kind = KINDS.find((each) => each === repair.split(":")[0]);
    if (changes.length === 0 || !kind) return;
    const { metadata } = withChanges(data, changes);
    store.getState().edit(label("fixFinding", target), (draft) => {
      draft.metadata = metadata;
    });
    toast(t(`check.repaired.${kind}`), undo);
  };
}
