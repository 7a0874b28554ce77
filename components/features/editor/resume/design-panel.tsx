"use client";

import { memo } from "react";
import { ColourGroup } from "@/components/features/editor/design/colour-group";
import { DetailsGroup } from "@/components/features/editor/design/details-group";
import { FitGroup } from "@/components/features/editor/design/fit-group";
import { PaperGroup } from "@/components/features/editor/design/paper-group";
import { ResetDesign } from "@/components/features/editor/design/reset-design";
import { StylesGroup } from "@/components/features/editor/design/styles-group";
import { TemplateGroup } from "@/components/features/editor/design/template-group";
import { TypeGroup } from "@/components/features/editor/design/type-group";
import { LayoutGroup } from "@/components/features/editor/resume/layout-group";
import { EarlierPageBreaks } from "@/components/features/editor/resume/page-breaks/earlier-page-breaks";

/** How the document looks on paper. */
export const DesignPanel = memo(function DesignPanel() {
  return (
    <div className="pb-10">
      <TemplateGroup />
      <PaperGroup>
        <EarlierPageBreaks />
      </PaperGroup>
      <LayoutGroup />
      <ColourGroup />
      <TypeGroup />
      <DetailsGroup />
      <FitGroup />
      <StylesGroup />
      <ResetDesign />
    </div>
  );
});
