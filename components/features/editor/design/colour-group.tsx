"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { ACCENTS } from "@/components/features/editor/design/accents";
import { Group, Line } from "@/components/features/editor/design/group";
import { useDesign, useDesignValue, useTrial } from "@/components/features/editor/design/use-design";
import { ColorField } from "@/components/features/editor/fields/color-field";
import { classNames } from "@/components/kit/ui/class-names";
import { contrastOf, readColor } from "@/components/kit/ui/color";

/** Minimum contrast of small text (WCAG AA). */
const READABLE = 4.5;

/** Minimum contrast of large and bold text, such as headings. */
const READABLE_LARGE = 3;

/** The document's three colours, with their contrast on the paper. */
export function ColourGroup() {
  const t = useTranslations("editor.design");
  return (
    <Group title={t("colour")} field="/metadata/design" aside={<Contrast />}>
      <Line label={t("accent")}>
        <Swatches />
      </Line>
      <DocumentColor name="primary" />
      <DocumentColor name="text" />
      <DocumentColor name="background" />
    </Group>
  );
}

/** The lower of the contrasts of accent and text on the paper. */
function Contrast() {
  const t = useTranslations("editor.design");
  const ratio = useDesignValue(({ design: { colors } }) => {
    const [primary, text, background] = [colors.primary, colors.text, colors.background].map(readColor);
    return primary && text && background ? Math.min(contrastOf(primary, background), contrastOf(text, background)) : null;
  });
  if (ratio === null) return null;
  const isReadable = ratio >= READABLE;
  return (
    <span className="text-muted-foreground text-xs">
      <span className={isReadable ? "text-success" : "text-warning"}>{ratio.toFixed(1)} : 1</span>{" "}
      {t(isReadable ? "onPaper" : "hardToRead")}
    </span>
  );
}

function useColor(name: "primary" | "text" | "background") {
  return useDesign(
    `colors/${name}`,
    (metadata) => metadata.design.colors[name],
    (metadata, value: string) => {
      metadata.design.colors[name] = value;
    },
  );
}

function Swatches() {
  const t = useTranslations("editor.design");
  const group = useId();
  const [primary, setPrimary] = useColor("primary");
  const trial = useTrial();
  return (
    <div role="radiogroup" aria-label={t("accent")} className="-ms-[3px] flex items-center gap-1">
      {ACCENTS.map(({ name, value }) => (
        <label
          key={name}
          title={t(`accents.${name}`)}
          {...trial(({ design }) => {
            design.colors.primary = value;
          })}
          className={classNames(
            "relative size-6 cursor-pointer rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ring phone:size-9",
            value === primary && "shadow-[inset_0_0_0_1.5px_var(--foreground)]",
          )}
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            aria-label={t(`accents.${name}`)}
            checked={value === primary}
            onChange={() => setPrimary(value)}
          />
          <span
            className="absolute inset-[3px] rounded-full shadow-[0_0_0_1px_color-mix(in_oklch,var(--foreground)_16%,transparent)]"
            style={{ background: value }}
          />
        </label>
      ))}
    </div>
  );
}

function DocumentColor({ name }: { name: "primary" | "text" | "background" }) {
  const t = useTranslations("editor.design");
  const id = useId();
  const [value, setValue] = useColor(name);
  const paper = useDesignValue(({ design }) => design.colors.background);
  const [color, ground] = [readColor(value), readColor(paper)];
  const ratio = color && ground ? contrastOf(color, ground) : READABLE;
  return (
    <>
      <Line label={t(`colors.${name}`)} htmlFor={id}>
        <ColorField id={id} label={t(`colors.${name}`)} value={value} onChange={setValue} />
      </Line>
      {name !== "background" && ratio < READABLE ? (
        <p className="text-warning text-xs">
          {t(ratio < READABLE_LARGE ? `contrast.${name}Bad` : `contrast.${name}Weak`, { ratio: ratio.toFixed(1) })}
        </p>
      ) : null}
    </>
  );
}
