"use client";

import { useTranslations } from "next-intl";
import { useContext } from "react";
import { opened, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { DesignContext } from "@/components/features/editor/design/use-design";
import { toast } from "@/components/kit/ui/toast";

/** Fits the open document to a number of pages, and says in a toast what came of it. Whether it fits now. */
export function useFitTo(): (pages: number) => Promise<boolean> {
  const t = useTranslations("editor");
  const editor = useOpenEditor();
  const design = opened(useContext(DesignContext));
  const undo = { label: t("check.undo"), onClick: () => editor.store.getState().undo() };

  return async (pages) => {
    toast(t("palette.fitting"));
    const { fitDocument } = await import("@/components/features/editor/design/fit-document");
    const fitted = await fitDocument({ editor, design }, { pages, fill: false }, () => true).catch(() => null);
    const { after, outcome, fewestPages } = fitted?.result ?? {};
    if (!after) toast(t("design.fit.failed"));
    else if (outcome === "floors") toast(t("palette.fitNot", { pages: fewestPages ?? after.pages }));
    else toast(t("palette.fitted", { pages: after.pages }), fitted?.before ? undo : undefined);
    return after !== undefined && outcome !== "floors";
  };
}
