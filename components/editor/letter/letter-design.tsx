"use client";

import { ColourGroup } from "@/components/editor/design/colour-group";
import { DetailsGroup } from "@/components/editor/design/details-group";
import { FitGroup } from "@/components/editor/design/fit-group";
import { PaperGroup } from "@/components/editor/design/paper-group";
import { ResetDesign } from "@/components/editor/design/reset-design";
import { StylesGroup } from "@/components/editor/design/styles-group";
import { TemplateGroup } from "@/components/editor/design/template-group";
import { TypeGroup } from "@/components/editor/design/type-group";
import { LinkState } from "@/components/editor/letter/link-state";
import { useLetter } from "@/components/editor/letter/use-letter";

/** How the letter looks on paper: as its resume does, or in its own way. */
export function LetterDesign() {
  const isLinked = useLetter((draft) => draft.designLinked);
  return (
    <div className="pb-10">
      <div className="border-b px-5 py-4 phone:px-4">
        <LinkState part="design" />
      </div>
      {isLinked ? null : (
        <>
          <TemplateGroup />
          <PaperGroup />
          <ColourGroup />
          <TypeGroup />
          <DetailsGroup />
          <FitGroup />
          <StylesGroup />
          <ResetDesign />
        </>
      )}
    </div>
  );
}
