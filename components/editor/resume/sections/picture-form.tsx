"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ColorField } from "@/components/editor/fields/color-field";
import { NumberField } from "@/components/editor/fields/number-field";
import { RowBody } from "@/components/editor/panels/row-frame";
import { PictureFile } from "@/components/editor/picture/picture-file";
import { useValue } from "@/components/editor/resume/use-field";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { LIMITS } from "@/contracts/limits";
import type { Picture } from "@/contracts/model/resume/picture";

/** A frame or shadow wider than this is a mistake of the hand, in points. */
const MAX_FRAME = 40;

const SHAPES = ["square", "rounded", "round"] as const;
type Shape = (typeof SHAPES)[number];

/** The rounding that makes a picture of that shape, in points. */
function radiusOf(shape: Shape, { size, aspectRatio }: Picture): number {
  const shorter = Math.min(size, size / aspectRatio);
  const wanted = { square: 0, rounded: shorter * 0.12, round: shorter / 2 }[shape];
  return Math.min(LIMITS.resume.pictureBorderRadius.max, Math.round(wanted));
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
          <Labelled text={t("size")}>
            {(id) => (
              <NumberField
                id={id}
                unit="pt"
                value={picture.size}
                {...LIMITS.resume.pictureSize}
                onChange={(size) => change({ size })}
              />
            )}
          </Labelled>
          <Labelled text={t("aspectRatio")}>
            {(id) => (
              <NumberField
                id={id}
                unit={t("widthByHeight")}
                step={0.05}
                value={picture.aspectRatio}
                {...LIMITS.resume.pictureAspectRatio}
                onChange={(aspectRatio) => change({ aspectRatio })}
              />
            )}
          </Labelled>
          <Labelled text={t("rotation")}>
            {(id) => (
              <NumberField
                id={id}
                unit="°"
                value={picture.rotation}
                {...LIMITS.resume.pictureRotation}
                onChange={(rotation) => change({ rotation })}
              />
            )}
          </Labelled>
          <Labelled text={t("borderRadius")}>
            {(id) => (
              <NumberField
                id={id}
                unit="pt"
                value={picture.borderRadius}
                {...LIMITS.resume.pictureBorderRadius}
                onChange={(borderRadius) => change({ borderRadius })}
              />
            )}
          </Labelled>
          <Labelled text={t("borderWidth")}>
            {(id) => (
              <NumberField
                id={id}
                unit="pt"
                min={0}
                max={MAX_FRAME}
                value={picture.borderWidth}
                onChange={(borderWidth) => change({ borderWidth })}
              />
            )}
          </Labelled>
          <Labelled text={t("borderColor")}>
            {(id) => (
              <ColorField
                id={id}
                label={t("borderColor")}
                value={picture.borderColor}
                onChange={(borderColor) => change({ borderColor })}
              />
            )}
          </Labelled>
          <Labelled text={t("shadowWidth")}>
            {(id) => (
              <NumberField
                id={id}
                unit="pt"
                min={0}
                max={MAX_FRAME}
                value={picture.shadowWidth}
                onChange={(shadowWidth) => change({ shadowWidth })}
              />
            )}
          </Labelled>
          <Labelled text={t("shadowColor")}>
            {(id) => (
              <ColorField
                id={id}
                label={t("shadowColor")}
                value={picture.shadowColor}
                onChange={(shadowColor) => change({ shadowColor })}
              />
            )}
          </Labelled>
        </>
      )}
    </RowBody>
  );
}

function Labelled({ text, children }: { text: string; children: (id: string) => ReactNode }) {
  return <Field label={text}>{({ id }) => children(id)}</Field>;
}
