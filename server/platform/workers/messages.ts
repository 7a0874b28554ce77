import type { TypesettingJob } from "@/typeset/job";
import type { Notice } from "@/typeset/notices";

/**
 * The possible outputs of a job: `pages` are SVG documents, `first-page` is one, `page-list` is what the API returns for them, `measured`
 * how a job with `preview` came out, `printed` what is where on its pages, `source` what the engine needs to typeset it.
 */
export type Output = "pdf" | "pages" | "first-page" | "page-list" | "measured" | "printed" | "source";

/** Pictures and uploaded fonts, by the name that the job uses. */
export type Images = Record<string, Uint8Array>;

/** A file appended to the documents of a bundle; pictures are JPEG. */
export interface Attachment {
  name: string;
  kind: "pdf" | "jpeg";
  bytes: Uint8Array;
}

/** Documents that become one file, each with its bookmark, and their attachments. Their jobs are prepared with `bundled`. */
export interface Bundle {
  parts: { title: string; job: TypesettingJob; images: Images }[];
  attachments: Attachment[];
  /** Maximum number of pages of all attachments together. */
  maxPages: number;
}

export type WorkRequest = { id: number } & (
  | { output: Output; job: TypesettingJob; images: Images }
  | { output: "bundle"; bundle: Bundle }
  | { output: "task"; task: { name: string; input: unknown } }
);

/** The result of a request to a child. Values are plain data, because they are sent between processes. */
export type Made =
  | { output: "pdf"; bytes: Uint8Array; pages: number; notices: Notice[] }
  | { output: "bundle"; bytes: Uint8Array; pages: number; notices: Notice[] }
  /** The bundle failed because this attachment, counted from 0, cannot be opened. */
  | { output: "unreadable"; attachment: number }
  | { output: "pages" | "first-page"; svg: string[]; notices: Notice[] }
  | { output: "page-list" | "measured" | "printed"; json: Uint8Array; notices: Notice[] }
  | { output: "task"; result: unknown }
  | { output: "source"; files: Record<string, Uint8Array> };

export type WorkReply =
  | { id: number; made: Made; residentBytes: number }
  | { id: number; problem: string; residentBytes: number };

/** Sent once when a child has typeset its first page and is warmed up. */
export interface ReadyMessage {
  ready: true;
}
