import type { LetterState } from "@/contracts/model/letter";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { Layout } from "@/contracts/model/resume/metadata";
import type { Picture } from "@/contracts/model/resume/picture";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { inLookOf } from "@/typeset/chosen-look";
import type { FitDesign } from "@/typeset/fit/fit-steps";
import type { FontFamily } from "@/typeset/fonts/fonts";

/** A printable document of any kind, with the account's uploaded families that it may use. */
export type Printable = ({ kind: "resume"; document: ResumeData } | { kind: "letter"; document: LetterState }) & {
  ownFamilies?: readonly FontFamily[];
};

/** The same document with another design. */
export function inDesign(printable: Printable, { page, typography }: FitDesign): Printable {
  if (printable.kind === "resume") {
    const { document } = printable;
    return { ...printable, document: { ...document, metadata: { ...document.metadata, page, typography } } };
  }
  const { document } = printable;
  const { style } = document;
  return { ...printable, document: { ...document, style: { ...style, metadata: { ...style.metadata, page, typography } } } };
}

/** The same resume with another layout; a letter has none and stays as it is. */
export const inLayout = (printable: Printable, layout: Layout): Printable =>
  printable.kind === "letter"
    ? printable
    : { ...printable, document: { ...printable.document, metadata: { ...printable.document.metadata, layout } } };

/** The same document in the look of a template, with the fonts and colours that the person chose. */
export function inLook(printable: Printable, template: TemplateName): Printable {
  if (printable.kind === "resume") {
    const { document } = printable;
    return { ...printable, document: { ...document, metadata: inLookOf(document.metadata, template) } };
  }
  const { document } = printable;
  const { style } = document;
  return { ...printable, document: { ...document, style: { ...style, metadata: inLookOf(style.metadata, template) } } };
}

/** The picture of a document. */
export const pictureOf = (printable: Printable): Picture =>
  printable.kind === "letter" ? printable.document.style.picture : printable.document.picture;
