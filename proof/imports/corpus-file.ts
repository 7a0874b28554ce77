import type { ResumeData } from "@/contracts/model/resume/data";

/** A PDF whose content is known. */
export interface CorpusFile {
  name: string;
  /** Template or foreign look. */
  look: string;
  isOwn: boolean;
  truth: ResumeData;
  pdf: Uint8Array;
}
