import type { Line } from "@/domain/imports/pdf/layout/lines";

/** A text of a page that is in no entry. */
export interface PageText {
  page: number;
  text: string;
  /** Headers, footers and page numbers. */
  isArtifact?: true;
  /** The line that it is in, as far as its place is known. */
  at?: PlacedText;
}

/** A text with its place, as layouts have it: the baseline, and left to right even if the page is read from the right. */
export type PlacedText = Pick<Line, "page" | "left" | "right" | "y" | "size" | "paragraph">;
