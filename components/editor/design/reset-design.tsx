"use client";

import { useTranslations } from "next-intl";
import { useContext } from "react";
import { DesignContext } from "@/components/editor/design/use-design";
import { label } from "@/components/editor/edit-names";
import { opened } from "@/components/editor/use-editor";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

/** Paper, colours, type and details as a new document has them; template, language and paper size stay. One step of undo. */
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
