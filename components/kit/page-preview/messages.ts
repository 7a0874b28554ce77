import type { EngineManifest } from "@/components/kit/page-preview/manifest";
import type { Printable } from "@/typeset/content/printable";
import type { Measured } from "@/typeset/fit/fit";
import type { Notice } from "@/typeset/notices";

/**
 * To the worker: begin, with the files' addresses made absolute and how many sets of fonts stay loaded; set a document; set one only to see how long it
 * comes out; or only for a picture of its first page.
 */
export type ToWorker =
  | { type: "start"; manifest: EngineManifest; presses?: number }
  | { type: "set"; id: number; printable: Printable; pictureUrl: string | null; whole: boolean }
  | { type: "measure"; id: number; printable: Printable }
  | { type: "first-page"; id: number; printable: Printable; pictureUrl: string | null };

/**
 * From the worker. `svg` is the engine's drawing: the whole document, or only what differs from the drawing before, with
 * references to the parts that stay (svg-patch.ts).
 */
export type FromWorker =
  | { type: "ready" }
  | { type: "unavailable"; reason: string }
  | { type: "drawn"; id: number; svg: string; whole: boolean; notices: Notice[]; memoryBytes: number; tookMs: number }
  | { type: "measured"; id: number; measured: Measured }
  | { type: "first-page"; id: number; svg: string }
  | { type: "failed"; id: number; problem: string };
