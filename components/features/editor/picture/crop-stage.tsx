"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { type Crop, changedCrop, partOf, type Size } from "@/components/features/editor/picture/crop";
import { drawPart, type OpenPicture } from "@/components/features/editor/picture/draw-crop";

/** The stage, in CSS pixels, and how far the frame stays from its edges. */
const STAGE: Size = { width: 392, height: 300 };
const INSET = 20;
/** One press of an arrow key moves by this share of the frame. */
const STEP = 0.04;

type CropStageProps = { picture: OpenPicture; aspect: number; crop: Crop; onChange: (crop: Crop) => void };

/** The picture under its frame. Dragging or arrow keys move it; wheel, pinch, plus and minus zoom. */
export function CropStage({ picture, aspect, crop, onChange }: CropStageProps) {
  const t = useTranslations("editor.picture");
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const frameWidth = Math.min(STAGE.width - 2 * INSET, (STAGE.height - 2 * INSET) * aspect);
  const frame = {
    width: frameWidth,
    height: frameWidth / aspect,
    left: (STAGE.width - frameWidth) / 2,
    top: (STAGE.height - frameWidth / aspect) / 2,
  };
  const part = partOf(picture.size, aspect, crop);
  const change = (next: Partial<Crop>) => onChange(changedCrop(picture.size, aspect, crop, next));

  useEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    const density = window.devicePixelRatio || 1;
    surface.width = STAGE.width * density;
    surface.height = STAGE.height * density;
    const scaled = {
      left: frame.left * density,
      top: frame.top * density,
      width: frame.width * density,
      height: frame.height * density,
    };
    drawPart(surface, picture, crop, part, scaled);
  });

  // React listens to wheels passively; the dialog must not scroll while one zooms.
  useEffect(() => {
    const surface = canvas.current;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      change({ zoom: crop.zoom * Math.exp(-event.deltaY / 400) });
    };
    surface?.addEventListener("wheel", zoom, { passive: false });
    return () => surface?.removeEventListener("wheel", zoom);
  });

  /** Pixels of the picture in one CSS pixel of the stage, which is narrower on a phone. */
  const pictureBy = () => (part.width / frame.width) * (STAGE.width / (canvas.current?.clientWidth || STAGE.width));

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const distance = (from: { x: number; y: number }) => Math.hypot(from.x - other.x, from.y - other.y);
      change({ zoom: crop.zoom * (distance(now) / Math.max(1, distance(before))) });
      return;
    }
    const by = pictureBy();
    change({ x: crop.x - (now.x - before.x) * by, y: crop.y - (now.y - before.y) * by });
  }

  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  function onKeyDown(event: KeyboardEvent) {
    const by = part.width * STEP;
    const moves: Record<string, Partial<Crop>> = {
      ArrowLeft: { x: crop.x + by },
      ArrowRight: { x: crop.x - by },
      ArrowUp: { y: crop.y + by },
      ArrowDown: { y: crop.y - by },
      "+": { zoom: crop.zoom * 1.1 },
      "=": { zoom: crop.zoom * 1.1 },
      "-": { zoom: crop.zoom / 1.1 },
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(move);
  }

  const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;
  return (
    <div
      role="application"
      aria-label={t("stage")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved by arrow keys while it has the focus.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={onPointerMove}
      onPointerUp={lift}
      onPointerCancel={lift}
      className="relative mt-3 cursor-grab touch-none select-none overflow-hidden rounded-md bg-canvas focus-visible:outline-2 focus-visible:outline-ring active:cursor-grabbing"
      style={{ aspectRatio: `${STAGE.width} / ${STAGE.height}` }}
    >
      <canvas ref={canvas} className="block size-full" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute shadow-[0_0_0_999px_color-mix(in_oklch,var(--canvas)_72%,transparent),0_0_0_1px_var(--foreground)]"
        style={{
          left: percent(frame.left, STAGE.width),
          top: percent(frame.top, STAGE.height),
          width: percent(frame.width, STAGE.width),
          height: percent(frame.height, STAGE.height),
        }}
      />
    </div>
  );
}
