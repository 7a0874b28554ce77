import type { TemplateName } from "@/contracts/model/resume/templates";
import type { Notice } from "@/typeset/notices";

/** A picture of the document: `name` is used by the sources, `url` is its original address. */
export interface RequestedImage {
  name: "picture";
  url: string;
  /** Printed width in points, so that the image need not be larger. */
  widthPt: number;
}

/**
 * Everything an engine needs to typeset a document, as plain data; equal jobs with equal images give equal bytes in every engine.
 * It contains no files: fonts and icons are referred to by name.
 */
export interface TypesettingJob {
  kind: "resume" | "letter";
  template: TemplateName;
  /** The main Typst source. It is constant per kind and template and contains no user text. */
  source: string;
  /** The document as JSON text, printed by the sources as data. */
  data: string;
  /** The names of the families that will be used. */
  fontFamilies: string[];
  /** The font files to load, in order: paths below the font packages, such as `inter/400Regular/Inter_400Regular.ttf`. */
  fonts: string[];
  /**
   * Files to load only if the others lack characters of the document: one list of faces per family, tried in order
   * (`fontsWithSpares`).
   */
  spareFonts: string[][];
  /** Icons by name, such as `phone` or `star-fill`. */
  icons: string[];
  images: RequestedImage[];
  notices: Notice[];
}

/** The position of one line of a field: a box in points from the top left of its page. */
export interface FieldPlace {
  /** JSON pointer with items by id: `/sections/experience/items/#<id>/company`. */
  pointer: string;
  /** The first page is 1. */
  page: number;
  xPt: number;
  yPt: number;
  widthPt: number;
  heightPt: number;
}
