import type { LetterState } from "@/contracts/model/letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Picture } from "@/contracts/model/resume/picture";

/** A document of any kind that can be set on paper. */
export type Printable = { kind: "resume"; document: ResumeData } | { kind: "letter"; document: LetterState };

/** The picture a document carries. */
export const pictureOf = (printable: Printable): Picture =>
  printable.kind === "letter" ? printable.document.style.picture : printable.document.picture;
