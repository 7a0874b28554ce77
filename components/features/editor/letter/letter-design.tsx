"use client";

import { ColourGroup } from "@/components/features/editor/design/colour-group";
import { DetailsGroup } from "@/components/features/editor/design/details-group";
import { FitGroup } from "@/components/features/editor/design/fit-group";
import { PaperGroup } from "@/components/features/editor/design/paper-group";
import { ResetDesign } from "@/components/features/editor/design/reset-design";
import { StylesGroup } from "@/components/features/editor/design/styles-group";
import { TemplateGroup } from "@/components/features/editor/design/template-group";
import { TypeGroup } from "@/components/features/editor/design/type-group";
import { LinkState } from "@/components/features/editor/letter/link-state";
import { useLetter } from "@/components/features/editor/letter/use-letter";

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
