import { AlignmentType, Document, LevelFormat, Packer, type Paragraph } from "docx";
import type { Metadata } from "@/contracts/model/resume/metadata";
import { safeLocale } from "@/domain/dates/locale";
import { printedLocale } from "@/typeset/content/locale";
import { hexColour } from "@/typeset/layout/colours";

type Looks = Pick<Metadata, "page" | "design" | "typography">;

/** Word uses half points for sizes and twentieths of a point for lengths. */
const half = (pt: number) => Math.round(pt * 2);
const twips = (pt: number) => Math.round(pt * 20);

const PAPER = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } };
/** A resume's margins may be very small, but printers need some. */
const LEAST_MARGIN_PT = 36;

const INDENTS = Array.from({ length: 9 }, (_, level) => level);

/** Numbered lists of a document, each with its own start number. */
export function listNumbers() {
  const starts: number[] = [];
  return {
    numbered: (start: number): string => `list-${starts.push(start)}`,
    config: () =>
      starts.map((start, index) => ({
        reference: `list-${index + 1}`,
        levels: INDENTS.map((level) => ({
          level,
          format: LevelFormat.DECIMAL,
          text: `%${level + 1}.`,
          start,
          alignment: AlignmentType.START,
          style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
        })),
      })),
  };
}

/** A Word file in the document's fonts, sizes, colours, paper and language. It has real headings, lists and links. */
export async function wordFile(
  { page, design, typography }: Looks,
  {
    title,
    author,
    content,
    lists,
  }: { title: string; author: string; content: Paragraph[]; lists: ReturnType<typeof listNumbers> },
): Promise<Uint8Array> {
  const color = hexColour(design.colors.text, "#000000").slice(1, 7);
  const accent = hexColour(design.colors.primary, "#000000").slice(1, 7);
  const { body, heading } = typography;
  const head = (size: number, before: number) => ({
    run: { font: heading.fontFamily, size: half(size), bold: true, color: accent },
    paragraph: { spacing: { before: twips(before), after: twips(3) }, keepNext: true },
  });
  const document = new Document({
    title,
    creator: author,
    styles: {
      default: {
        document: {
          run: { font: body.fontFamily, size: half(body.fontSize), color, language: languageOf(page.locale) },
          paragraph: { spacing: { after: twips(4), line: Math.round(240 * Math.min(1.6, Math.max(1, body.lineHeight * 0.85))) } },
        },
        title: { run: { font: heading.fontFamily, size: half(heading.fontSize * 1.8), bold: true, color: accent } },
        heading1: head(heading.fontSize * 1.8, 0),
        heading2: head(heading.fontSize, 12),
        heading3: {
          run: { font: body.fontFamily, size: half(body.fontSize), bold: true, color },
          paragraph: { spacing: { before: twips(6), after: 0 }, keepNext: true },
        },
        heading4: {
          run: { font: body.fontFamily, size: half(body.fontSize), bold: true, color },
          paragraph: { spacing: { before: twips(4), after: 0 }, keepNext: true },
        },
        hyperlink: { run: { color: accent, underline: {} } },
      },
    },
    numbering: { config: lists.config() },
    sections: [
      {
        properties: {
          page: {
            size: page.format === "letter" ? PAPER.letter : PAPER.a4,
            margin: {
              top: twips(Math.max(LEAST_MARGIN_PT, page.marginY)),
              bottom: twips(Math.max(LEAST_MARGIN_PT, page.marginY)),
              left: twips(Math.max(LEAST_MARGIN_PT, page.marginX)),
              right: twips(Math.max(LEAST_MARGIN_PT, page.marginX)),
            },
          },
        },
        children: content,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** The language of the text, for spelling and screen readers, in the field that Word uses for its script. */
function languageOf(locale: string) {
  const tag = safeLocale(locale);
  const { lang, dir } = printedLocale(locale);
  if (dir === "rtl") return { value: "en-US", bidirectional: tag };
  return ["zh", "ja", "ko"].includes(lang) ? { value: "en-US", eastAsia: tag } : { value: tag };
}
