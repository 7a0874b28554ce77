import type { StyleLook, StylePart } from "@/domain/styles/language";

export type PrintedBorder = { width: number; color: string };

/** A style in the form of the sources (`typst/lib/dress.typ`): colours as hex, lengths in points. */
export type PrintedLook = Omit<StyleLook, "color" | "background" | "border" | "borderStart" | "borderBelow" | "textTransform"> & {
  color?: string;
  background?: string;
  border?: PrintedBorder;
  borderStart?: PrintedBorder;
  borderBelow?: PrintedBorder;
};

export type PrintedLooks = Partial<Record<StylePart, PrintedLook>>;
