"use client";

import { useTranslations } from "next-intl";
import { useContext, useId } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import { opened } from "@/components/features/editor/core/use-editor";
import { templateTitle } from "@/components/features/editor/design/template-title";
import { DesignContext, useDesign, useDesignValue, useTrial } from "@/components/features/editor/design/use-design";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { inLookOf, isInOwnLook, paletteIndex } from "@/typeset/chosen-look";
import { LOOKS } from "@/typeset/looks";

/** The palettes of the template, and its whole look where the document has other fonts, colours or spaces. */
export function LookChoices() {
  const t = useTranslations("editor.design");
  const { edit } = opened(useContext(DesignContext));
  const template = useDesignValue((metadata) => metadata.template);
  const isOwnLook = useDesignValue(isInOwnLook);
  return (
    <div className="mt-3 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <Palettes />
      {isOwnLook ? null : (
        <Button
          size="xs"
          onClick={() =>
            edit(label("changeDesign", "template"), (metadata) => {
              Object.assign(metadata, inLookOf(metadata, template, []));
            })
          }
        >
          {t("useLook", { name: templateTitle(template) })}
        </Button>
      )}
    </div>
  );
}

function Palettes() {
  const t = useTranslations("editor.design");
  const group = useId();
  const template = useDesignValue((metadata) => metadata.template);
  const { palettes } = LOOKS[template];
  const [chosen, choose] = useDesign("palette", paletteIndex, (metadata, index: number) => {
    const palette = palettes[index];
    if (palette) metadata.design.colors = { ...palette.colors };
  });
  const trial = useTrial();
  return (
    <div role="radiogroup" aria-label={t("palettes")} className="-ms-[3px] flex items-center gap-1">
      {palettes.map(({ name, colors }, index) => (
        <label
          key={name}
          {...trial(({ design }) => {
            design.colors = { ...colors };
          })}
          className={classNames(
            "relative size-6 cursor-pointer rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ring phone:size-9",
            index === chosen && "shadow-[inset_0_0_0_1.5px_var(--foreground)]",
          )}
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            aria-label={t("palette", { number: index + 1 })}
            checked={index === chosen}
            onChange={() => choose(index)}
          />
          <span
            className="absolute inset-[3px] rounded-full shadow-[0_0_0_1px_color-mix(in_oklch,var(--foreground)_16%,transparent)]"
            style={{ background: `linear-gradient(135deg, ${colors.primary} 50%, ${colors.text} 50%)` }}
          />
        </label>
      ))}
    </div>
  );
}
