"use client";

import { useTranslations } from "next-intl";
import { type DragEvent, Suspense, useEffect, useEffectEvent, useId, useState } from "react";
import { type OpenPicture, openAddress, openFile } from "@/components/features/editor/picture/draw-crop";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import type { Picture } from "@/contracts/model/resume/picture";

const CropDialog = lazyPart(async () => ({
  default: (await import("@/components/features/editor/picture/crop-dialog")).CropDialog,
}));

/** A larger file is probably a mistake, and opening it could crash the browser. */
const MAX_BYTES = 40_000_000;

type PictureFileProps = { picture: Picture; onChange: (part: Partial<Picture>) => void };

/** Takes a picture by button, drop or paste and lets the user choose a part of it; or takes the address of one. */
export function PictureFile({ picture, onChange }: PictureFileProps) {
  const t = useTranslations("editor.picture");
  const errorText = useErrorText();
  const inputId = useId();
  const [error, setError] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ picture: OpenPicture; isPng: boolean } | null>(null);
  const [isOver, setOver] = useState(false);
  const hasPicture = picture.url !== "";

  async function take(file: File | null | undefined) {
    if (!file) return;
    setError(null);
    if (!file.type.startsWith("image/")) return setError(t("notAPicture", { name: file.name }));
    if (file.size > MAX_BYTES) return setError(t("tooLarge", { megabytes: MAX_BYTES / 1_000_000 }));
    try {
      setOpened({ picture: await openFile(file), isPng: file.type !== "image/jpeg" });
    } catch {
      setError(t("unreadable", { name: file.name }));
    }
  }

  async function cutAgain() {
    setError(null);
    try {
      setOpened({ picture: await openAddress(picture.url), isPng: !/\.jpe?g$/i.test(picture.url) });
    } catch {
      setError(t("notHere"));
    }
  }

  async function store(blob: Blob) {
    const name = blob.type === "image/png" ? "picture.png" : "picture.jpg";
    const { url } = await api.files.upload({ file: new File([blob], name, { type: blob.type }) });
    onChange({ url, hidden: false });
  }

  // While the row is open a picture can be pasted anywhere but into a text that takes pictures as text.
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!file || opened) return;
    event.preventDefault();
    void take(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);

  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the button beside it is the one by keyboard.
    <div
      className="col-span-full grid gap-2"
      onDragOver={(event) => {
        if (!carriesFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFile(event)) return;
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <div
        className={classNames(
          "flex items-center gap-3 rounded-md border border-border-strong border-dashed p-3",
          isOver && "border-primary-ink border-solid bg-primary-soft",
        )}
      >
        {hasPicture ? (
          // biome-ignore lint/performance/noImgElement: the picture is small, already resized, and comes from the person's own server.
          <img src={picture.url} alt="" className="size-14 flex-none rounded-sm object-cover shadow-[0_0_0_1px_var(--border)]" />
        ) : null}
        <div className="grid min-w-0 flex-1 gap-1.5">
          <div className="flex flex-wrap items-center gap-1">
            <label
              htmlFor={inputId}
              className="inline-flex h-control cursor-pointer items-center gap-1.5 rounded-md bg-card px-3 font-medium shadow-[inset_0_0_0_1px_var(--border-strong)] hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
            >
              <Icon name="upload-simple" />
              {t(hasPicture ? "replace" : "choose")}
              <input
                id={inputId}
                type="file"
                accept="image/*"
                onChange={(event) => {
                  const file = event.target.files?.[0];
                  event.target.value = "";
                  void take(file);
                }}
                className="sr-only"
              />
            </label>
            {hasPicture ? (
              <>
                <Button variant="ghost" onClick={cutAgain}>
                  {t("crop")}
                </Button>
                <Button variant="ghost" onClick={() => onChange({ url: "" })}>
                  {t("remove")}
                </Button>
              </>
            ) : null}
          </div>
          <p className="text-muted-foreground text-xs">{t("dropHint")}</p>
        </div>
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      <Field label={t("url")}>
        {(ids) => (
          <TextInput {...ids} inputMode="url" value={picture.url} onChange={(event) => onChange({ url: event.target.value })} />
        )}
      </Field>
      {opened ? (
        <Suspense>
          <CropDialog
            picture={opened.picture}
            isPng={opened.isPng}
            aspect={picture.aspectRatio}
            onCut={store}
            onClose={() => setOpened(null)}
            errorText={errorText}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
