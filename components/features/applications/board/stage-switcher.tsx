"use client";

import { useTranslations } from "next-intl";
import { STAGES, type Stage } from "@/contracts/model/stages";

type StageSwitcherProps = { counts: Record<Stage, number>; shown: Stage; onShow: (stage: Stage) => void };

/** On a phone, which stage one looks at. */
export function StageSwitcher({ counts, shown, onShow }: StageSwitcherProps) {
  const t = useTranslations("applications");
  return (
    <div
      role="radiogroup"
      aria-label={t("stage")}
      className="hidden h-12 flex-none items-stretch gap-5 overflow-x-auto border-y px-4 phone:flex"
    >
      {STAGES.map((stage) => (
        <label
          key={stage}
          className="relative inline-flex flex-none cursor-pointer items-center gap-1.5 whitespace-nowrap text-muted-foreground has-checked:font-medium has-checked:text-foreground has-checked:after:absolute has-checked:after:inset-x-0 has-checked:after:bottom-0 has-checked:after:h-0.5 has-checked:after:bg-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="shown-stage"
            className="sr-only"
            checked={stage === shown}
            onChange={(event) => {
              onShow(stage);
              event.target.parentElement?.scrollIntoView({ block: "nearest", inline: "center" });
            }}
          />
          {t(`stages.${stage}`)} <span className="font-normal text-subtle-foreground">{counts[stage]}</span>
        </label>
      ))}
    </div>
  );
}
