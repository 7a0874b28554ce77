import type { EngineManifest } from "@/components/page-preview/manifest";
import type { Notice } from "@/typeset/notices";
import type { Printable } from "@/typeset/printable";

/** To the worker: begin, with the files' addresses made absolute; or set a document. */
export type ToWorker =
  | { type: "start"; manifest: EngineManifest }
  | { type: "set"; id: number; printable: Printable; pictureUrl: string | null; whole: boolean };

/**
 * From the worker. `svg` is the engine's drawing: the whole document, or only what differs from the drawing before, with
 * references to the parts that stay (svg-patch.ts).
 */
export type FromWorker =
  | { type: "ready" }
  | { type: "unavailable"; reason: string }
  | { type: "drawn"; id: number; svg: string; whole: boolean; notices: Notice[]; memoryBytes: number; tookMs: number }
  | { type: "failed"; id: number; problem: string };
