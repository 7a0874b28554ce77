import {
  AlignmentType,
  Document,
  Header,
  type ILevelsOptions,
  type ISectionOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TextRun,
} from "docx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { type Block, block, type OfficeDocument, type Part, STYLE_NAMES, type StyleName } from "./model";
import { bare, paragraphLook, runLook, textLook, twips, wordParagraph } from "./word-text";

const LEVELS = Array.from({ length: 9 }, (_, level) => level);
const BULLETS = ["•", "–", "•"];

/**
 * A Word file. It has real styles, lists, links and columns, and neither tables nor text boxes. `properties` are custom properties of the
 * document, by name.
 */
export async function wordFile(document: OfficeDocument, properties: Readonly<Record<string, string>> = {}): Promise<Uint8Array> {
  const { title, author, page, fonts, link, locale, lists } = document;
  const isRtl = locale.dir === "rtl";
  const name = fonts.body;
  const file = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: "",
    customProperties: Object.entries(properties).map(([property, value]) => ({ name: property, value })),
    compatibility: { version: 15 },
    ...(page.color !== "#ffffff" && { background: { color: bare(page.color) } }),
    hyphenation: { autoHyphenation: document.hyphenate },
    styles: {
      default: {
        document: {
          run: {
            ...runLook(textLook(document.styles.Normal), document),
            font: { ascii: name.name, hAnsi: name.name, cs: name.complex, eastAsia: name.eastAsian },
            language: languageOf(document),
          },
          paragraph: paragraphLook(document.styles.Normal, isRtl),
        },
      },
      paragraphStyles: (Object.keys(STYLE_NAMES) as StyleName[]).map((id) => styleOf(id, document)),
      characterStyles: [
        { id: "Hyperlink", name: "Hyperlink", run: { ...runLook(link, document), ...(link.underline ? { underline: {} } : {}) } },
      ],
    },
    numbering: { config: lists.map(({ start }, index) => ({ reference: `list-${index}`, levels: levelsOf(start, document) })) },
    sections: sectionsOf(document),
  });
  const packed = new Uint8Array(await Packer.toBuffer(file));
  return isRtl ? withColumnsFromRight(packed) : packed;
}

/** Sections whose first column is at the right: the library has no word for it. It comes before the grid of the section. */
function withColumnsFromRight(packed: Uint8Array): Uint8Array {
  const path = "word/document.xml";
  const files = unzipSync(packed);
  const xml = strFromU8(files[path] ?? new Uint8Array());
  const turned = xml.replace(/(?=<w:docGrid\b[^>]*\/><\/w:sectPr>)|(?<!<w:docGrid\b[^>]*\/>)(?=<\/w:sectPr>)/g, "<w:bidi/>");
  return zipSync({ ...files, [path]: strToU8(turned) });
}

const nextOf: Partial<Record<StyleName, StyleName>> = {
  ListBullet: "ListBullet",
  ListNumber: "ListNumber",
  Quote: "Quote",
  Code: "Code",
};

function styleOf(id: StyleName, { styles, ...document }: OfficeDocument) {
  const look = styles[id];
  return {
    id,
    // Word knows its own headings by these names, whatever language it speaks.
    name: STYLE_NAMES[id].replace("Heading", "heading"),
    ...(id !== "Normal" && { basedOn: "Normal" }),
    next: nextOf[id] ?? "Normal",
    quickFormat: true,
    run: runLook(textLook(look), { ...document, styles }),
    paragraph: {
      ...paragraphLook(look, document.locale.dir === "rtl"),
      ...(id.startsWith("Heading") && { outlineLevel: Number(id.slice(-1)) - 1 }),
    },
  };
}

const levelsOf = (start: number | null, { listIndentPt }: OfficeDocument): ILevelsOptions[] =>
  LEVELS.map((level) => ({
    level,
    format: start === null ? LevelFormat.BULLET : LevelFormat.DECIMAL,
    text: start === null ? (BULLETS[level % BULLETS.length] ?? "•") : `%${level + 1}.`,
    start: start ?? 1,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: twips(listIndentPt * (level + 1)), hanging: twips(listIndentPt) } } },
  }));

/** The language of the text, for spelling and screen readers, in the field that Word uses for its script. */
function languageOf({ locale: { tag, lang, dir } }: OfficeDocument) {
  if (dir === "rtl" || lang === "hi" || lang === "th") return { value: "en-US", bidirectional: tag };
  return ["zh", "ja", "ko"].includes(lang) ? { value: "en-US", eastAsia: tag } : { value: tag };
}

/** Columns end evenly only before a section that continues below them. */
const withEnd = (parts: Part[]): Part[] =>
  (parts.at(-1)?.columns ?? 1) > 1
    ? [...parts, { columns: 1, gapPt: 0, blocks: [block("Normal", [], { sizePt: 1, linePt: 1, afterPt: 0 })] }]
    : parts;

function sectionsOf(document: OfficeDocument): ISectionOptions[] {
  const { page, parts, runningHeader } = document;
  const header = runningHeader === null ? null : headerOf(runningHeader, document);
  return withEnd(parts).map(({ columns, gapPt, blocks }, index) => ({
    properties: {
      type: SectionType.CONTINUOUS,
      titlePage: header !== null && index === 0,
      ...(columns > 1 && { column: { count: columns, space: twips(gapPt), equalWidth: true } }),
      page: {
        size: { width: twips(page.widthPt), height: twips(page.heightPt) },
        margin: {
          top: twips(page.top),
          right: twips(page.right),
          bottom: twips(page.bottom),
          left: twips(page.left),
          header: twips(Math.min(18, page.top / 2)),
          footer: twips(Math.min(18, page.bottom / 2)),
        },
      },
    },
    ...(header && { headers: { default: header } }),
    children: blocks.map((each: Block) => wordParagraph(each, document)),
  }));
}

/** Name and number of the page, from the second page on. */
function headerOf(name: string, document: OfficeDocument): Header {
  const isRtl = document.locale.dir === "rtl";
  const look = runLook({ sizePt: 8 }, document);
  const children = [
    ...(name === "" ? [] : [new TextRun({ ...look, text: `${name} · `, rightToLeft: isRtl })]),
    new TextRun({ ...look, children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] }),
  ];
  return new Header({
    children: [new Paragraph({ ...paragraphLook({ align: "end", afterPt: 0 }, isRtl), bidirectional: isRtl, children })],
  });
}
