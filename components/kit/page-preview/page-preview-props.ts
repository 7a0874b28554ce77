import type { MouseEvent } from "react";
import type { LastPage } from "@/components/kit/page-preview/lines-over";
import type { PdfCheckFinding } from "@/contracts/model/pdf-check-report";
import type { Printable } from "@/typeset/content/printable";
import type { Notice } from "@/typeset/notices";

/** The state of the preview after each drawing. */
export interface DrawnPages {
  /** Pages of the document. */
  pages: number;
  /** Paper in points, by page. */
  sizesPt: { width: number; height: number }[];
  /** Differences between the document and its rendering. */
  notices: Notice[];
  /** From the document's arrival in the worker to the finished drawing. */
  tookMs: number;
}

export interface PagePreviewProps {
  /** The document as it is now; every new object is set and drawn, the newest wins. */
  printable: Printable;
  /** 1 is the paper's own size (1 pt = 4/3 px); `fit-width` fills the desk's width. Default `fit-width`. */
  zoom?: number | "fit-width";
  /** JSON pointer of the field being edited, items by id: `/sections/experience/items/#<id>/company`. It is marked on the page. */
  activeField?: string | null;
  /** Words to be marked on the pages. Default none. */
  terms?: readonly string[];
  /** Pointers of fields that have a broken line around them, such as examples. */
  exampleFields?: readonly string[];
  /** Places that get a frame, in points; the first is brought into view. */
  places?: PdfCheckFinding["places"];
  /** A mouse button went down on a field of the page, or beside all of them (null). The pointer has the shape of `activeField`. */
  onFieldPress?: (pointer: string | null, event: MouseEvent) => void;
  /** What is written in the field being edited, and the place of the caret in it: its line stays in view while typing. */
  caret?: () => { text: string; focus: number } | null;
  onDrawn?: (drawn: DrawnPages) => void;
  /** Called with the elements of the pages after each drawing. */
  onPages?: (pages: readonly HTMLElement[]) => void;
  /** Called with what the last page holds when drawing has come to rest. */
  onLastPage?: (last: LastPage) => void;
  /** Called when a document could not be rendered: the pages are those of the last one that could. Called with null once one is rendered. */
  onProblem?: (problem: string | null) => void;
  /** The engine cannot run here (no worker, no WASM, files missing). Give `serverPages` to show something in its place. */
  onUnavailable?: (reason: string) => void;
  /** Pages rendered by the server (`svgPages`), shown while the engine is not running. */
  serverPages?: readonly string[] | null;
  /** The address of a picture of the first page, shown until the engine has drawn `printable`. */
  cover?: string | null;
  /** Where the browser gets the picture from; null leaves it out. Default: the address itself. */
  pictureUrl?: (url: string) => string | null;
  /** What the browser prints of the screen is these pages and nothing else. Default false. */
  isPrinted?: boolean;
  /** Accessible name of the whole. Default “Page preview”. */
  label?: string;
  /** Accessible name of one page, such as “Page 1 of 2”. */
  pageLabel?: (page: number, pages: number) => string;
  /** Default `/engine/manifest.json`. */
  manifestUrl?: string;
  className?: string;
}
