"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { type Crop, changedCrop, MAX_ZOOM, partOf, turnedCrop, wholeCrop } from "@/components/features/editor/picture/crop";
import { CropStage } from "@/components/features/editor/picture/crop-stage";
import { cutOut, type OpenPicture } from "@/components/features/editor/picture/draw-crop";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError, LABEL } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { LIMITS } from "@/contracts/limits";

type CropDialogProps = {
  picture: OpenPicture;
  /** Width by height of the picture's frame on the page. */
  aspect: number;
  isPng: boolean;
  /** Stores what was cut out; what it throws is shown, and the dialog stays open. */
  onCut: (file: Blob) => Promise<void>;
  onClose: () => void;
  errorText: (thrown: unknown) => string;
};

/** Lets the user choose a part of a picture, and stores it. */
export function CropDialog({ picture, aspect, isPng, onCut, onClose, errorText }: CropDialogProps) {
  const t = useTranslations("editor.picture");
  const zoomId = useId();
  const [crop, setCrop] = useState<Crop>(() => wholeCrop(picture.size, 0));
  const { run, isBusy: busy, error } = useChange({ explain: errorText });

  const use = () =>
    run(async () => {
      const part = partOf(picture.size, aspect, crop);
      await onCut(await cutOut(picture, crop, part, { sidePixels: LIMITS.pictureSidePixels, isPng }));
      onClose();
    });

  return (
    <Dialog open onOpenChange={(open) => open || busy || onClose()} title={t("cropTitle")} description={t("cropHint")}>
      <CropStage picture={picture} aspect={aspect} crop={crop} onChange={setCrop} />
      <div className="mt-3 flex items-center gap-3">
        <label htmlFor={zoomId} className={LABEL}>
          {t("zoom")}
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          aria-valuetext={t("zoomValue", { percent: Math.round(crop.zoom * 100) })}
          onChange={(event) => setCrop(changedCrop(picture.size, aspect, crop, { zoom: Number(event.target.value) }))}
          className="h-6 min-w-0 flex-1 accent-primary-ink"
        />
        <Button
          variant="ghost"
          shape="icon"
          aria-label={t("turnLeft")}
          title={t("turnLeft")}
          onClick={() => setCrop(turnedCrop(picture.size, aspect, crop, -1))}
        >
          <Icon name="arrow-counter-clockwise" />
        </Button>
        <Button
          variant="ghost"
          shape="icon"
          aria-label={t("turnRight")}
          title={t("turnRight")}
          onClick={() => setCrop(turnedCrop(picture.size, aspect, crop, 1))}
        >
          <Icon name="arrow-counter-clockwise" className="-scale-x-100" />
        </Button>
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {t("cancel")}
        </Button>
        <Button variant="primary" onClick={use} disabled={busy} aria-busy={busy}>
          {t(busy ? "uploading" : "use")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
