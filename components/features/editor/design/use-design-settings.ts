"use client";

import { useTranslations } from "next-intl";
import { useContext } from "react";
import { isReadOnly } from "@/components/features/editor/core/store";
import { opened, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { DesignContext } from "@/components/features/editor/design/use-design";
import type { PaletteAction } from "@/components/kit/shell/palette-actions";
import { toast } from "@/components/kit/ui/toast";

/** The settings of the open document's design for the command palette; none when it cannot be edited. Loaded on request of the palette. */
export function useDesignSettings(): () => Promise<PaletteAction[]> {
  const t = useTranslations("editor");
  const editor = useOpenEditor();
  const { store } = editor;
  const design = opened(useContext(DesignContext));

  async function fitToPages(pages: number) {
    toast(t("palette.fitting"));
    const { fitDocument } = await import("@/components/features/editor/design/fit-document");
    const fitted = await fitDocument({ editor, design }, { pages, fill: false }, () => true).catch(() => null);
    if (!fitted) return toast(t("design.fit.failed"));
    const { rememberFit } = await import("@/components/features/editor/design/use-fit");
    rememberFit(store, fitted);
    const { after, outcome, fewestPages } = fitted.result;
    if (outcome === "floors") return toast(t("palette.fitNot", { pages: fewestPages ?? after.pages }));
    const undo = { label: t("undo"), onClick: () => store.getState().undo() };
    toast(t("palette.fitted", { pages: after.pages }), fitted.before ? undo : undefined);
  }

  return async () => {
    if (isReadOnly(store.getState())) return [];
    const { designSettings } = await import("@/components/features/editor/design/palette-settings");
    return designSettings({ design, t, fitToPages: (pages) => void fitToPages(pages) });
  };
}
