"use client";

import { type PointerEvent, useEffect, useState } from "react";

type PanelWidth = {
  /** Under which the width is remembered on this device. */
  key: string;
  /** Until this person chooses another. */
  initial: number;
  min: number;
  max: number;
};

/** The width of a panel in pixels, as this person last left it on this device. */
export function usePanelWidth({ key, initial, min, max }: PanelWidth): [number, (width: number) => void] {
  const [chosen, setChosen] = useState<number | null>(null);
  useEffect(() => {
    const stored = Number(localStorage.getItem(key));
    if (stored >= min && stored <= max) setChosen(stored);
  }, [key, min, max]);
  return [
    chosen ?? initial,
    (next) => {
      const bounded = Math.round(Math.min(max, Math.max(min, next)));
      localStorage.setItem(key, String(bounded));
      setChosen(bounded);
    },
  ];
}

type PanelEdgeProps = {
  label: string;
  width: number;
  min: number;
  max: number;
  /** On which side of the edge the panel lies. */
  panel: "before" | "after";
  onWidth: (width: number) => void;
};

/** The edge of a panel, to be dragged or moved with the arrow keys. */
export function PanelEdge({ label, width, min, max, panel, onWidth }: PanelEdgeProps) {
  const sign = panel === "before" ? 1 : -1;

  function drag(event: PointerEvent<HTMLDivElement>) {
    const edge = event.currentTarget;
    const start = event.clientX;
    edge.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) => onWidth(width + sign * (moved.clientX - start));
    edge.addEventListener("pointermove", move);
    edge.addEventListener("lostpointercapture", () => edge.removeEventListener("pointermove", move), { once: true });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; a separator with a value can.
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={drag}
      onKeyDown={(event) => {
        const step = event.key === "ArrowRight" ? 16 : event.key === "ArrowLeft" ? -16 : 0;
        if (step === 0) return;
        event.preventDefault();
        onWidth(width + sign * step);
      }}
      className="relative z-10 -mx-[3px] w-1.5 cursor-col-resize touch-none before:absolute before:inset-y-0 before:start-[2px] before:w-px before:bg-border hover:before:w-0.5 hover:before:bg-primary-ink focus-visible:outline-0 focus-visible:before:w-0.5 focus-visible:before:bg-ring"
    />
  );
}
