import type { TypesettingJob } from "@/typeset/job";
import type { Notice } from "@/typeset/notices";

/** What can be made of a job; `pages` are SVG documents. */
export type Output = "pdf" | "pages";

/** Pictures, and fonts of an account's own, by the name the job asks for them. */
export type Images = Record<string, Uint8Array>;

/** A file that stands behind the documents of a bundle; pictures are JPEG. */
export interface Attachment {
  name: string;
  kind: "pdf" | "jpeg";
  bytes: Uint8Array;
}

/** Documents that become one file, each with its bookmark, and what is attached to them. Their jobs are prepared with `bundled`. */
export interface Bundle {
  parts: { title: string; job: TypesettingJob; images: Images }[];
  attachments: Attachment[];
  /** Pages that the attachments may have together. */
  mostPages: number;
}

export type TypesettingRequest = { id: number } & (
  | { output: Output; job: TypesettingJob; images: Images }
  | { output: "bundle"; bundle: Bundle }
);

/** What a child makes of a request. Values are plain data: they travel between processes. */
export type Made =
  | { output: "pdf"; bytes: Uint8Array; pages: number; notices: Notice[] }
  | { output: "bundle"; bytes: Uint8Array; pages: number; notices: Notice[] }
  /** The bundle was not made because this attachment, counted from 0, cannot be opened. */
  | { output: "unreadable"; attachment: number }
  | { output: "pages"; svg: string[]; notices: Notice[] };

export type TypesettingReply =
  | { id: number; made: Made; residentBytes: number }
  | { id: number; problem: string; residentBytes: number };

/** Sent once when a child has set its first page and is as fast as it will be. */
export interface ReadyMessage {
  ready: true;
}
