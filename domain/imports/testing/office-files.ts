import { strToU8, zipSync } from "fflate";
import { escapeHtml } from "@/domain/rich-text/escape";

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="urn:wp" xmlns:a="urn:a" xmlns:pic="urn:pic" xmlns:v="urn:v"';

interface Run {
  text: string;
  /** Properties of the run in Word's own words. */
  look?: string;
}

/** A run of a Word document; `\t` is a tab. */
export const wordRun = ({ text, look = "" }: Run): string =>
  `<w:r><w:rPr>${look}</w:rPr>${text
    .split("\t")
    .map((part) => `<w:t xml:space="preserve">${escapeHtml(part)}</w:t>`)
    .join("<w:tab/>")}</w:r>`;

export const BOLD = "<w:b/>";
export const BIG = '<w:sz w:val="44"/>';

/** A paragraph of a Word document. */
export const wordParagraph = (content: string | Run[], properties = ""): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${typeof content === "string" ? wordRun({ text: content }) : content.map(wordRun).join("")}</w:p>`;

export const wordItem = (text: string): string =>
  wordParagraph(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

export const wordTable = (rows: string[][]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;

export const wordTextBox = (content: string): string =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${content}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;

const STYLES = `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri"/><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`;
const NUMBERING = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** A heading in the style of a German Word, whose ids are translated. */
export const wordHeading = (text: string): string => wordParagraph(text, '<w:pStyle w:val="berschrift1"/>');

/** A Word file as its programs write them, with the parts that a test is about. */
export function wordFile(body: string, more: Record<string, string | Uint8Array> = {}): Uint8Array {
  const part = (name: string, content: string) => `<w:${name} ${W}>${content}</w:${name}>`;
  const parts: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": `<?xml version="1.0" encoding="UTF-8"?>${part("document", `<w:body>${body}<w:sectPr/></w:body>`)}`,
    "word/styles.xml": STYLES,
    "word/numbering.xml": NUMBERING,
    ...more,
  };
  return zipSync(packed(parts));
}

const packed = (parts: Record<string, string | Uint8Array>): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, content]) => [name, typeof content === "string" ? strToU8(content) : content]),
  );

/** A picture in a paragraph, of that size on the page in points. */
export const wordPicture = (id: string, width = 90, height = 120, attribute = "r:embed"): string =>
  `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${width * 12_700}" cy="${height * 12_700}"/><a:graphic><pic:pic><pic:blipFill><a:blip ${attribute}="${id}"/></pic:blipFill></pic:pic></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** The addresses of pictures by relation id, as a part of Word files has them beside it. */
export const wordPictureRelations = (targets: Record<string, string>): string =>
  `<Relationships>${Object.entries(targets)
    .map(
      ([id, target]) =>
        `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}"${target.includes(":") ? ' TargetMode="External"' : ""}/>`,
    )
    .join("")}</Relationships>`;

export const wordHeader = (content: string): string => `<w:hdr ${W}>${content}</w:hdr>`;

const O =
  'xmlns:office="urn:office" xmlns:text="urn:text" xmlns:style="urn:style" xmlns:fo="urn:fo" xmlns:table="urn:table" xmlns:xlink="urn:xlink" xmlns:draw="urn:draw" xmlns:svg="urn:svg"';

/** An OpenDocument text with the given content. */
export function openDocument(body: string, more: Record<string, string | Uint8Array> = {}): Uint8Array {
  const content = `<?xml version="1.0"?><office:document-content ${O}><office:automatic-styles><style:style style:name="Big" style:family="paragraph"><style:text-properties fo:font-size="22pt" fo:font-weight="bold"/></style:style><style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  return zipSync({
    mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }],
    ...packed({ "content.xml": content, ...more }),
  });
}
