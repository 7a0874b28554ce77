import { useSyncExternalStore } from "react";
import { regionalPaper } from "@/domain/regional-paper";

/** The units in which lengths on the page are shown and typed. Documents hold points. */
export const LENGTH_UNITS = ["mm", "in", "pt"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** Of each unit: its points, how many decimals are shown, and what an arrow key adds. */
const UNITS = {
  mm: { points: 72 / 25.4, decimals: 1, step: 1 },
  in: { points: 72, decimals: 2, step: 0.05 },
  pt: { points: 1, decimals: 2, step: 1 },
} as const satisfies Record<LengthUnit, { points: number; decimals: number; step: number }>;

const KEY = "length-unit";
const EVENT = "length-unit-change";

/** The unit chosen on this device, else the one of the browser's region. */
export function lengthUnit(): LengthUnit {
  const chosen = localStorage.getItem(KEY);
  return LENGTH_UNITS.find((unit) => unit === chosen) ?? regionalPaper(navigator.language).unit;
}

export function chooseLengthUnit(unit: LengthUnit): void {
  localStorage.setItem(KEY, unit);
  window.dispatchEvent(new Event(EVENT));
}

export const useLengthUnit = (): LengthUnit => useSyncExternalStore(subscribe, lengthUnit, () => "mm");

function subscribe(onChange: () => void): () => void {
  window.addEventListener(EVENT, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(EVENT, onChange);
    window.removeEventListener("storage", onChange);
  };
}

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** A length as it is shown. */
export const inUnit = (points: number, unit: LengthUnit): number => rounded(points / UNITS[unit].points, UNITS[unit].decimals);

/** A typed length as documents hold it. */
export const inPoints = (value: number, unit: LengthUnit): number => rounded(value * UNITS[unit].points, 2);

export const stepOf = (unit: LengthUnit): number => UNITS[unit].step;

/** Limits in points as limits of what can be typed: never beyond them. */
export function limitsIn({ min, max }: { min: number; max: number }, unit: LengthUnit): { min: number; max: number } {
  const { points, decimals } = UNITS[unit];
  const factor = 10 ** decimals;
  return { min: Math.ceil((min / points) * factor) / factor, max: Math.floor((max / points) * factor) / factor };
}
