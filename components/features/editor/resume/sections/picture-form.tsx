"use client";

import { useTranslations } from "next-intl";
import { ColorField } from "@/components/features/editor/fields/color-field";
import { LengthField } from "@/components/features/editor/fields/length-field";
import { NumberField } from "@/components/features/editor/fields/number-field";
import { RowBody } from "@/components/features/editor/panels/row-frame";
import { PictureFile } from "@/components/features/editor/picture/picture-file";
import { useValue } from "@/components/features/editor/resume/use-field";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Field } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";
import { LIMITS } from "@/contracts/limits";
import type { Picture } from "@/contracts/model/resume/picture";

/** A frame or shadow wider than this is a mistake of the hand, in points. */
const FRAME = { min: 0, max: 40 };

type NumberName = "aspectRatio" | "rotation" | "borderWidth" | "shadowWidth";
type LengthName = "size" | "borderRadius";

const SHAPES = ["square", "rounded", "round"] as const;
type Shape = (typeof SHAPES)[number];

/** The rounding that makes a picture of that shape, in points. */
function radiusOf(shape: Shape, { size, aspectRatio }: Picture): number {
  const shorter = Math.min(size, size / aspectRatio);
  const radius = { square: 0, rounded: shorter * 0.12, round: shorter / 2 }[shape];
  return Math.min(LIMITS.resume.pictureBorderRadius.max, Math.round(radius));
}

/** What a picture's rounding looks like. */
function shapeOf(picture: Picture): Shape {
  if (picture.borderRadius === 0) return "square";
  return picture.borderRadius >= radiusOf("round", picture) ? "round" : "rounded";
}

/** The file of the photograph and how it is cut and framed. */
export function PictureForm() {
  const t = useTranslations("editor.picture");
  const [picture, setPicture] = useValue<Picture>(
    "picture",
    (document) => document.picture,
    (draft, value) => {
      draft.picture = value;
    },
  );
  const change = (part: Partial<Picture>) => setPicture({ ...picture, ...part });
  const number = (name: NumberName, unit: string, limits: { min: number; max: number; step?: number }) => (
    <Field label={t(name)}>
      {({ id }) => (
        <NumberField id={id} unit={unit} value={picture[name]} {...limits} onChange={(value) => change({ [name]: value })} />
      )}
    </Field>
  );
  const length = (name: LengthName, limits: { min: number; max: number }) => (
    <Field label={t(name)}>
      {({ id }) => <LengthField id={id} value={picture[name]} {...limits} onChange={(value) => change({ [name]: value })} />}
    </Field>
  );
  const colour = (name: "borderColor" | "shadowColor") => (
    <Field label={t(name)}>
      {({ id }) => <ColorField id={id} label={t(name)} value={picture[name]} onChange={(value) => change({ [name]: value })} />}
    </Field>
  );
  return (
    <RowBody>
      <PictureFile picture={picture} onChange={change} />
      {picture.url === "" ? null : (
        <>
          <Checkbox
            className="col-span-full"
            checked={!picture.hidden}
            onChange={(event) => change({ hidden: !event.target.checked })}
          >
            {t("show")}
          </Checkbox>
          <Segmented
            label={t("shape")}
            size="sm"
            className="col-span-full"
            value={shapeOf(picture)}
            options={SHAPES.map((value) => ({ value, label: t(`shapes.${value}`) }))}
            onChange={(shape) => change({ borderRadius: radiusOf(shape, picture) })}
          />
          <Segmented
            label={t("fit")}
            size="sm"
            className="col-span-full"
            value={picture.fit}
            options={[
              { value: "cover", label: t("cover") },
              { value: "contain", label: t("contain") },
            ]}
            onChange={(fit) => change({ fit })}
          />
          {length("size", LIMITS.resume.pictureSize)}
          {number("aspectRatio", t("widthByHeight"), { ...LIMITS.resume.pictureAspectRatio, step: 0.05 })}
          {number("rotation", "°", LIMITS.resume.pictureRotation)}
          {length("borderRadius", LIMITS.resume.pictureBorderRadius)}
          {number("borderWidth", "pt", FRAME)}
          {colour("borderColor")}
          {number("shadowWidth", "pt", FRAME)}
          {colour("shadowColor")}
        </>
      )}
    </RowBody>
  );
}
