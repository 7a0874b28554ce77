import { contrast } from "@/domain/colours";

/** A colour of the document: whole numbers 0 to 255 and an opacity from 0 to 1. */
export type Rgba = { red: number; green: number; blue: number; alpha: number };

const RGBA = /^rgba?\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*(?:[,/]\s*(\d*\.?\d+%?)\s*)?\)$/i;
const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Reads `rgba(r, g, b, a)`, `rgb(r, g, b)` and hexadecimal colours; null for anything else. */
export function readColor(text: string): Rgba | null {
  const functional = RGBA.exec(text.trim());
  if (functional) {
    const [, red = "", green = "", blue = "", opacity = "1"] = functional;
    const alpha = opacity.endsWith("%") ? Number(opacity.slice(0, -1)) / 100 : Number(opacity);
    const color = { red: Number(red), green: Number(green), blue: Number(blue), alpha };
    return Math.max(color.red, color.green, color.blue) <= 255 && alpha <= 1 ? color : null;
  }
  const digits = HEX.exec(text.trim())?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
  return { red, green, blue, alpha: 1 };
}

/** As documents hold it. */
export const writeColor = ({ red, green, blue, alpha }: Rgba): string => `rgba(${red}, ${green}, ${blue}, ${alpha})`;

/** As the browser's colour picker takes it; the opacity is left out. */
export const hexOf = ({ red, green, blue }: Rgba): string =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** Contrast of two opaque colours after WCAG, 1 to 21. */
export const contrastOf = (a: Rgba, b: Rgba): number => contrast(hexOf(a), hexOf(b));
