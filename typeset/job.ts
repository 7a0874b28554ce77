import type { TemplateName } from "@/contracts/model/resume/templates";
import type { Notice } from "@/typeset/notices";

/** A picture the document wants: `name` is how the sources ask for it, `url` where the person put it. */
export interface WantedImage {
  name: "picture";
  url: string;
  /** Printed width in points, so that the image need not be larger than its print. */
  widthPt: number;
}

/**
 * Everything an engine needs to set a document, as plain data; equal jobs with equal images give equal bytes in every engine.
 * It holds no file: fonts and icons are named, and the engine's home finds them.
 */
export interface TypesettingJob {
  kind: "resume" | "letter";
  template: TemplateName;
  /** The Typst text to begin with. It is constant for a kind and template and holds nothing a person wrote. */
  source: string;
  /** The document as JSON text, printed by the sources as data. */
  data: string;
  /** Families asked for, by their own names, as they will print. */
  fontFamilies: string[];
  /** The font files to load, in order: paths below the font packages, such as `inter/400Regular/Inter_400Regular.ttf`. */
  fonts: string[];
  /**
   * Files to be loaded only when those have not all characters of the document: one list of faces for each family, to be asked in
   * order (`fontsWithSpares`).
   */
  spareFonts: string[][];
  /** Icons by name, such as `phone` or `star-fill`. */
  icons: string[];
  images: WantedImage[];
  notices: Notice[];
}

/** Where one line of a field stands on the paper: a box in points from the top left of its page. */
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
