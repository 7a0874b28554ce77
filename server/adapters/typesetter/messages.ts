import type { TypesettingJob } from "@/typeset/job";
import type { Notice } from "@/typeset/notices";

/** What can be made of a job; `pages` are SVG documents. */
export type Output = "pdf" | "pages";

/** Pictures by the name the job asks for them. */
export type Images = Record<string, Uint8Array>;

export interface TypesettingRequest {
  id: number;
  output: Output;
  job: TypesettingJob;
  images: Images;
}

/** What a child makes of a request. Values are plain data: they travel between processes. */
export type Made =
  | { output: "pdf"; bytes: Uint8Array; pages: number; notices: Notice[] }
  | { output: "pages"; svg: string[]; notices: Notice[] };

export type TypesettingReply =
  | { id: number; made: Made; residentBytes: number }
  | { id: number; problem: string; residentBytes: number };

/** Sent once when a child has set its first page and is as fast as it will be. */
export interface ReadyMessage {
  ready: true;
}
