"use client";

import { useTranslations } from "next-intl";
import { useContext } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import { opened } from "@/components/features/editor/core/use-editor";
import { DesignContext } from "@/components/features/editor/design/use-design";
import { Button } from "@/components/kit/ui/button";
import { toast } from "@/components/kit/ui/toast";

/** Resets margins, colours, type and details to the defaults; template, language and paper size stay. One undo step. */
export function ResetDesign() {
  const t = useTranslations("editor.design");
  const { edit } = opened(useContext(DesignContext));
  async function reset() {
    const { defaultResumeData } = await import("@/domain/default-resume");
    const { page, design, typography, stylesheet } = defaultResumeData({ name: "" }).metadata;
    edit(label("resetDesign"), (metadata) => {
      metadata.page = { ...page, locale: metadata.page.locale, format: metadata.page.format };
      metadata.design = design;
      metadata.typography = typography;
      metadata.stylesheet = stylesheet;
    });
    toast(t("resetDone"));
  }
  return (
    <div className="px-5 py-4 phone:px-4">
      <Button size="xs" onClick={() => void reset()}>
        {t("reset")}
      </Button>
    </div>
  );
}
