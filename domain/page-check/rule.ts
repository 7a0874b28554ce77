import type { ResumeData } from "@/contracts/model/resume/data";
import type { Placement } from "@/domain/layout/placement";
import { placedSections } from "@/domain/layout/placement";
import { type Box, bottomOf, holds, type Printed, type PrintedPage, type PrintedText } from "@/domain/page-check/geometry";
import { type AnySection, printedItems } from "@/domain/sections/all-sections";

/** What the rules know besides the document. */
export interface PageFacts {
  printed: Printed;
  /** The picture's own size in pixels; null if none is printed. */
  picture: { width: number; height: number } | null;
  /** Decides how long a job that continues has lasted. */
  now: Date;
}

type PrintedSection = AnySection & { placement: Placement };

export interface PageContext extends PageFacts {
  data: ResumeData;
  pages: readonly PrintedPage[];
  /** Sections with something on the pages, in printed order. */
  sections: readonly PrintedSection[];
  /** Paper that is as long as its content has no page breaks. */
  hasBreaks: boolean;
}

/** What a rule found. Pages are counted from 1. */
export interface PageFound {
  page: number;
  box: Box | null;
  text: string;
  repair: string | null;
}

export type PageRule = (context: PageContext) => PageFound[];

export const pageContext = (data: ResumeData, facts: PageFacts): PageContext => ({
  ...facts,
  data,
  pages: facts.printed.pages,
  sections: placedSections(data).filter((section) => printedItems(section).length > 0),
  hasBreaks: data.metadata.page.format !== "free-form",
});

/** The layout's id of the section that a field belongs to; null for the header. */
export function sectionOf(pointer: string): string | null {
  const [, root, id = ""] = pointer.split("/");
  if (root === "summary") return "summary";
  return root === "sections" || root === "customSections" ? id.replace(/^#/, "") : null;
}

/** Text with the field of the document that it belongs to. */
export type FieldText = PrintedText & { pointer: string };

/** The texts that are in a field of the document, and not in what a template adds. */
export const textsInFields = ({ fields, texts }: PrintedPage): FieldText[] =>
  texts.flatMap((text) => {
    const field = fields.find((each) => holds(each, text));
    return field ? [{ ...text, pointer: field.pointer }] : [];
  });

/** Texts line by line, from top to bottom. A field of several paragraphs is one box, so only its texts tell its lines. */
export function linesOf(texts: readonly FieldText[]): FieldText[][] {
  const lines: FieldText[][] = [];
  for (const text of texts.toSorted((one, other) => bottomOf(one) - bottomOf(other))) {
    const first = lines.at(-1)?.[0];
    if (first && bottomOf(text) - bottomOf(first) < text.height / 2) lines.at(-1)?.push(text);
    else lines.push([text]);
  }
  return lines;
}

/** The area between the margins. */
export function contentBox({ data }: PageContext, { widthPt, heightPt }: PrintedPage): Box {
  const { marginX, marginY } = data.metadata.page;
  return { x: marginX, y: marginY, width: widthPt - 2 * marginX, height: heightPt - 2 * marginY };
}

/** Share of the height between the margins that is used, 0 to 1. */
export function fillOf(context: PageContext, page: PrintedPage): number {
  const content = contentBox(context, page);
  const bottom = Math.max(content.y, ...page.fields.map(bottomOf));
  return content.height > 0 ? Math.min(1, (bottom - content.y) / content.height) : 1;
}

export const millimetres = (points: number): number => Math.round((points / 72) * 254) / 10;
export const percent = (share: number): number => Math.round(share * 100);
