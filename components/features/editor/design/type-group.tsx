"use client";

import { useTranslations } from "next-intl";
import { Suspense, useId, useState } from "react";
import { Group, Line, Pair } from "@/components/features/editor/design/group";
import { useDesign } from "@/components/features/editor/design/use-design";
import { useOwnFamilies } from "@/components/features/editor/design/use-own-families";
import { NumberField } from "@/components/features/editor/fields/number-field";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Select } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { LIMITS } from "@/contracts/limits";
import { FONT_WEIGHTS, type FontWeight } from "@/contracts/model/resume/design-choices";
import type { FontSettings } from "@/contracts/model/resume/metadata";
import { FALLBACK_FAMILY, FONT_FAMILIES, type FontFamily, fontFamily } from "@/typeset/fonts/fonts";

const OwnFontsDialog = lazyPart(async () => ({
  default: (await import("@/components/features/editor/design/own-fonts-dialog")).OwnFontsDialog,
}));

const TypefacesPart = lazyPart(async () => ({
  default: (await import("@/components/features/editor/design/typefaces-part")).TypefacesPart,
}));

/** Families, sizes and weights of body text and headings. */
export function TypeGroup() {
  const t = useTranslations("editor.design");
  const [hyphenation, setHyphenation] = useDesign(
    "typography/hyphenation",
    (metadata) => metadata.typography.hyphenation ?? false,
    (metadata, value: boolean) => {
      metadata.typography.hyphenation = value;
    },
  );
  const own = useOwnFamilies(true);
  const [isManaging, setManaging] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Group
      title={t("type")}
      field="/metadata/typography"
      aside={
        <Button variant="ghost" size="xs" className="-me-2 font-normal" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t("typefaces")}
          <Icon name="caret-right" size="xs" className="rtl:-scale-x-100" />
        </Button>
      }
    >
      <FontLines part="body" own={own} />
      <FontLines part="heading" own={own} />
      <Checkbox checked={hyphenation} onChange={(event) => setHyphenation(event.target.checked)}>
        {t("hyphenation")}
      </Checkbox>
      <Button size="xs" variant="accent" className="-ms-2 justify-self-start" onClick={() => setManaging(true)}>
        {t("fonts.manage")}
      </Button>
      {isChoosing ? (
        <Suspense>
          <TypefacesPart onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
      {isManaging ? (
        <Suspense>
          <OwnFontsDialog onClose={() => setManaging(false)} />
        </Suspense>
      ) : null}
    </Group>
  );
}

function FontLines({ part, own }: { part: "body" | "heading"; own: readonly FontFamily[] }) {
  const t = useTranslations("editor.design");
  const id = useId();
  const [font, setFont] = useDesign<FontSettings>(
    `typography/${part}`,
    (metadata) => metadata.typography[part],
    (metadata, value) => {
      metadata.typography[part] = value;
    },
  );
  const family = fontFamily(font.fontFamily, own);
  const available = FONT_WEIGHTS.filter((weight) => family?.weights.includes(Number(weight)) ?? true);
  const isBody = part === "body";
  const [regular = "400", bold] = font.fontWeights;

  function setWeight(index: number, weight: FontWeight) {
    const weights: FontWeight[] = [...font.fontWeights];
    weights[index] = weight;
    if (index === 1 && weights[0] === undefined) weights[0] = "400";
    setFont({ ...font, fontWeights: weights });
  }

  return (
    <div className="grid gap-2 [&+&]:mt-2">
      <Line label={t(part)} htmlFor={id}>
        <Select id={id} value={font.fontFamily} onChange={(event) => setFont({ ...font, fontFamily: event.target.value })}>
          {family ? null : <option value={font.fontFamily}>{font.fontFamily}</option>}
          {own.length > 0 ? (
            <optgroup label={t("fonts.title")}>
              {own.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </optgroup>
          ) : null}
          {[...FONT_FAMILIES.keys()].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Line>
      {family ? null : (
        <p className="text-warning text-xs">{t("missingFamily", { name: font.fontFamily, other: FALLBACK_FAMILY })}</p>
      )}
      <Line label={t("fontSize")}>
        <Pair>
          <div data-field={`/metadata/typography/${part}/fontSize`}>
            <NumberField
              aria-label={t("sizeOf", { part: t(part) })}
              unit="pt"
              step={0.1}
              {...LIMITS.resume.fontSize}
              value={font.fontSize}
              onChange={(fontSize) => setFont({ ...font, fontSize })}
            />
          </div>
          <div data-field={`/metadata/typography/${part}/lineHeight`}>
            <NumberField
              aria-label={t("lineHeightOf", { part: t(part) })}
              unit={t("lines")}
              step={0.05}
              {...LIMITS.resume.lineHeight}
              value={font.lineHeight}
              onChange={(lineHeight) => setFont({ ...font, lineHeight })}
            />
          </div>
        </Pair>
      </Line>
      <Line label={t("weight")}>
        <Pair>
          <WeightSelect
            label={t("weightOf", { part: t(part) })}
            value={regular}
            options={available}
            onChange={(weight) => setWeight(0, weight)}
          />
          {isBody ? (
            <WeightSelect
              label={t("boldWeight")}
              value={bold ?? "700"}
              options={available}
              onChange={(weight) => setWeight(1, weight)}
            />
          ) : null}
        </Pair>
      </Line>
    </div>
  );
}

type WeightSelectProps = {
  label: string;
  value: FontWeight;
  options: readonly FontWeight[];
  onChange: (weight: FontWeight) => void;
};

function WeightSelect({ label, value, options, onChange }: WeightSelectProps) {
  const t = useTranslations("editor.design.weights");
  const shown = options.includes(value) ? options : [value, ...options];
  return (
    <Select
      aria-label={label}
      title={label}
      className="[&>select]:ps-2 [&>select]:pe-5 [&>svg]:end-1.5"
      value={value}
      onChange={(event) => {
        const weight = shown.find((each) => each === event.target.value);
        if (weight) onChange(weight);
      }}
    >
      {shown.map((weight) => (
        <option key={weight} value={weight}>
          {t(weight)}
        </option>
      ))}
    </Select>
  );
}
