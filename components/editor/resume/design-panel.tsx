"use client";

import { memo } from "react";
import { ColourGroup } from "@/components/editor/design/colour-group";
import { DetailsGroup } from "@/components/editor/design/details-group";
import { FitGroup } from "@/components/editor/design/fit-group";
import { PaperGroup } from "@/components/editor/design/paper-group";
import { ResetDesign } from "@/components/editor/design/reset-design";
import { StylesGroup } from "@/components/editor/design/styles-group";
import { TemplateGroup } from "@/components/editor/design/template-group";
import { TypeGroup } from "@/components/editor/design/type-group";
import { LayoutGroup } from "@/components/editor/resume/layout-group";

/** How the document looks on paper. */
export const DesignPanel = memo(function DesignPanel() {
  return (
    <div className="pb-10">
      <TemplateGroup />
      <PaperGroup />
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
