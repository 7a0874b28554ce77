"use client";

import { useTranslations } from "next-intl";
import { ColourGroup } from "@/components/features/editor/design/colour-group";
import { DetailsGroup } from "@/components/features/editor/design/details-group";
import { FitGroup } from "@/components/features/editor/design/fit-group";
import { type LeftMargins, PaperGroup } from "@/components/features/editor/design/paper-group";
import { ResetDesign } from "@/components/features/editor/design/reset-design";
import { StylesGroup } from "@/components/features/editor/design/styles-group";
import { TemplateGroup } from "@/components/features/editor/design/template-group";
import { TypeGroup } from "@/components/features/editor/design/type-group";
import { LinkState } from "@/components/features/editor/letter/link-state";
import { useLetter } from "@/components/features/editor/letter/use-letter";
import { letterMargins } from "@/typeset/letters/letter-geometry";

/** What the form leaves to the person of the margins. */
function useMargins(): LeftMargins {
  const t = useTranslations("editor.letter");
  const form = useLetter((draft) => draft.details?.form);
  const page = useLetter((draft) => draft.style.metadata.page);
  const isFreeform = useLetter((draft) => draft.layout === "freeform");
  if (isFreeform) return { leastX: 0, leastY: 0, fixed: null };
  const { least, isFixed } = letterMargins(page, form);
  return {
    leastX: Math.ceil(Math.min(least.marginLeft, least.marginRight)),
    leastY: Math.ceil(Math.min(least.marginTop, least.marginBottom)),
    fixed: isFixed ? t("fixedMargins") : null,
  };
}

/** How the letter looks on paper: as its resume does, or in its own way. */
export function LetterDesign() {
  const isLinked = useLetter((draft) => draft.designLinked);
  const isStructured = useLetter((draft) => draft.layout === "structured");
  const margins = useMargins();
  return (
    <div className="pb-10">
      <div className="border-b px-5 py-4 phone:px-4">
        <LinkState part="design" />
      </div>
      {isLinked ? null : (
        <>
          <TemplateGroup />
          <PaperGroup margins={margins} isRunning={isStructured} />
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
