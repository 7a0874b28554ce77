"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { api } from "@/components/api/client";
import { useErrorText } from "@/components/api/error-text";
import { ColorField } from "@/components/editor/fields/color-field";
import { NumberField } from "@/components/editor/fields/number-field";
import { RowBody, RowFrame } from "@/components/editor/panels/row-frame";
import { useValue } from "@/components/editor/resume/use-field";
import { useResume, useResumeEditor, useResumeStore } from "@/components/editor/resume/use-resume";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError, TextInput } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Segmented } from "@/components/ui/segmented";
import { LIMITS } from "@/contracts/limits";
import type { Picture } from "@/contracts/model/resume/picture";

/** The photograph: the file and how it is cut and framed. */
export function PictureRow() {
  const t = useTranslations("editor.picture");
  const store = useResumeStore();
  const isOpen = useResumeEditor((state) => state.open.sectionId === "picture");
  const preview = useResume(({ picture }) => (picture.url === "" ? "none" : picture.hidden ? "hidden" : "shown"));
  return (
    <RowFrame
      id="section-picture"
      title={t("title")}
      preview={t(`states.${preview}`)}
      isOpen={isOpen}
      onToggle={() => store.getState().openSection(isOpen ? null : "picture")}
    >
      <PictureForm />
    </RowFrame>
  );
}

const MAX_FRAME = 40;

function PictureForm() {
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
          <Checkbox checked={!picture.hidden} onChange={(event) => change({ hidden: !event.target.checked })}>
            {t("show")}
          </Checkbox>
          <Segmented
            label={t("fit")}
            size="sm"
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

/** Chooses a file from the device, or takes the address of one. */
function PictureFile({ picture, onChange }: { picture: Picture; onChange: (part: Partial<Picture>) => void }) {
  const t = useTranslations("editor.picture");
  const errorText = useErrorText();
  const inputId = useId();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    setBusy(true);
    setError(null);
    try {
      const { url } = await api.files.upload({ file });
      onChange({ url, hidden: false });
    } catch (thrown) {
      setError(errorText(thrown));
    }
    setBusy(false);
  }

  return (
    <div className="col-span-full grid gap-2">
      <div className="flex items-center gap-3">
        {picture.url === "" ? null : (
          // biome-ignore lint/performance/noImgElement: the picture is small, already resized, and comes from the person's own server.
          <img src={picture.url} alt="" className="size-14 rounded-sm object-cover shadow-[0_0_0_1px_var(--border)]" />
        )}
        <label
          htmlFor={inputId}
          className="inline-flex h-control cursor-pointer items-center gap-1.5 rounded-md bg-card px-3 font-medium shadow-[inset_0_0_0_1px_var(--border-strong)] hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <Icon name="upload-simple" />
          {busy ? t("uploading") : t(picture.url === "" ? "choose" : "replace")}
          <input
            id={inputId}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            disabled={busy}
            onChange={upload}
            className="sr-only"
          />
        </label>
        {picture.url === "" ? null : (
          <Button variant="ghost" onClick={() => onChange({ url: "" })}>
            {t("remove")}
          </Button>
        )}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      <Field label={t("url")}>
        {(ids) => (
          <TextInput {...ids} inputMode="url" value={picture.url} onChange={(event) => onChange({ url: event.target.value })} />
        )}
      </Field>
    </div>
  );
}
