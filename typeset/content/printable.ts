import type { LetterState } from "@/contracts/model/letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Picture } from "@/contracts/model/resume/picture";
import type { TemplateName } from "@/contracts/model/resume/templates";
import type { FitDesign } from "@/typeset/fit/fit-steps";
import type { FontFamily } from "@/typeset/fonts/fonts";

/** A document of any kind that can be set on paper, with the families of the account's own that it may name. */
export type Printable = ({ kind: "resume"; document: ResumeData } | { kind: "letter"; document: LetterState }) & {
  ownFamilies?: readonly FontFamily[];
};

/** The same document in other looks. */
export function inDesign(printable: Printable, { page, typography }: FitDesign): Printable {
  if (printable.kind === "resume") {
    const { document } = printable;
    return { ...printable, document: { ...document, metadata: { ...document.metadata, page, typography } } };
  }
  const { document } = printable;
  const { style } = document;
  return { ...printable, document: { ...document, style: { ...style, metadata: { ...style.metadata, page, typography } } } };
}

/** The same document in another template. */
export function inTemplate(printable: Printable, template: TemplateName): Printable {
  if (printable.kind === "resume") {
    const { document } = printable;
    return { ...printable, document: { ...document, metadata: { ...document.metadata, template } } };
  }
  const { document } = printable;
  const { style } = document;
  return { ...printable, document: { ...document, style: { ...style, metadata: { ...style.metadata, template } } } };
}

/** The picture a document carries. */
export const pictureOf = (printable: Printable): Picture =>
  printable.kind === "letter" ? printable.document.style.picture : printable.document.picture;
