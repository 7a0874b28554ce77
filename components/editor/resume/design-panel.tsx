"use client";

import { lazy, memo, Suspense } from "react";
import { ColourGroup } from "@/components/editor/design/colour-group";
import { PaperGroup } from "@/components/editor/design/paper-group";
import { TemplateGroup } from "@/components/editor/design/template-group";
import { LayoutGroup } from "@/components/editor/resume/layout-group";
import { useTimeAfterPage } from "@/components/editor/use-time-after-page";

// They stand below the edge of most screens, and bring the list of typefaces with them.
const LowerGroups = lazy(async () => ({ default: (await import("@/components/editor/design/lower-groups")).LowerGroups }));

/** How the document looks on paper. */
export const DesignPanel = memo(function DesignPanel() {
  const hasTime = useTimeAfterPage();
  return (
    <div className="pb-10">
      <TemplateGroup />
      <PaperGroup />
      <LayoutGroup />
      <ColourGroup />
      {hasTime ? (
        <Suspense>
          <LowerGroups />
        </Suspense>
      ) : null}
    </div>
  );
});
