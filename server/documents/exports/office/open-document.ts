import { strToU8, type Zippable, zipSync } from "fflate";
import type { Block, BlockLook, Inline, OfficeDocument, OfficePicture, Part, TextLook } from "./model";
import { encodedName, paragraphProperties, pt, root, stylesXml, textProperties } from "./open-document-styles";
import { textLook } from "./word-text";
import { element, xmlText } from "./xml";

const MIMETYPE = "application/vnd.oasis.opendocument.text";

/** The styles that paragraphs and runs need beyond the named ones, each made once. */
function automaticStyles(document: OfficeDocument) {
  const made = new Map<string, string>();
  const styles: string[] = [];
  const named = (prefix: string, key: string, make: (name: string) => string): string => {
    const known = made.get(key);
    if (known) return known;
    const name = `${prefix}${made.size + 1}`;
    made.set(key, name);
    styles.push(make(name));
    return name;
  };
  return {
    styles,
    run(look: TextLook): string | null {
      const properties = textProperties(look, document);
      if (properties === "") return null;
      return named("T", properties, (name) => element("style:style", { "style:name": name, "style:family": "text" }, properties));
    },
    paragraph(style: string, look: BlockLook, of: BlockLook, more: Record<string, string> = {}): string {
      const written = paragraphProperties(look, document, of);
      const breaks = Object.keys(more).length > 0;
      if (written === "" && !breaks) return style;
      const { "style:master-page-name": master, ...rest } = more;
      const attributes = Object.entries(rest)
        .map(([key, value]) => ` ${key}="${value}"`)
        .join("");
      const properties =
        attributes === ""
          ? written
          : written === ""
            ? `<style:paragraph-properties${attributes}/>`
            : written.replace("<style:paragraph-properties", `$&${attributes}`);
      return named("P", `${style} ${master ?? ""} ${properties}`, (name) =>
        element(
          "style:style",
          { "style:name": name, "style:family": "paragraph", "style:parent-style-name": style, "style:master-page-name": master },
          properties,
        ),
      );
    },
    section(columns: number, gapPt: number): string {
      const inner = element("style:columns", { "fo:column-count": columns, "fo:column-gap": pt(gapPt) });
      const properties = element("style:section-properties", { "text:dont-balance-text-columns": "false" }, inner);
      return named("S", properties, (name) =>
        element("style:style", { "style:name": name, "style:family": "section" }, properties),
      );
    },
    frame(stands: OfficePicture["stands"]): string {
      const onLeft = (stands === "start") === (document.locale.dir === "ltr");
      const properties = element(
        "style:graphic-properties",
        stands === "inline"
          ? { "style:vertical-pos": "top", "style:vertical-rel": "baseline" }
          : {
              "style:horizontal-pos": onLeft ? "left" : "right",
              "style:horizontal-rel": "paragraph",
              "style:vertical-pos": "top",
              "style:vertical-rel": "paragraph",
              "style:wrap": "parallel",
              "fo:margin-left": onLeft ? "0pt" : "12pt",
              "fo:margin-right": onLeft ? "12pt" : "0pt",
              "fo:margin-bottom": "6pt",
            },
      );
      return named("G", properties, (name) =>
        element("style:style", { "style:name": name, "style:family": "graphic" }, properties),
      );
    },
  };
}
type Automatic = ReturnType<typeof automaticStyles>;

/** An OpenDocument text, the same document as the Word file. */
export function openDocumentFile(document: OfficeDocument): Uint8Array {
  const automatic = automaticStyles(document);
  const pictures: OfficePicture[] = [];
  const isFirst = { yes: true };
  const body = document.parts.map((part, index) => partXml(part, index, { document, automatic, pictures, isFirst })).join("");
  const content = root(
    "office:document-content",
    element("office:automatic-styles", {}, automatic.styles.join("") + document.lists.map(listStyle(document)).join("")) +
      element("office:body", {}, element("office:text", {}, body)),
  );
  const meta = root(
    "office:document-meta",
    element(
      "office:meta",
      {},
      `<meta:generator>Dossier</meta:generator><dc:title>${xmlText(document.title)}</dc:title><dc:creator>${xmlText(document.author)}</dc:creator><dc:language>${xmlText(document.locale.tag)}</dc:language>`,
    ),
  );
  const files: Record<string, Uint8Array> = {
    "content.xml": strToU8(content),
    "styles.xml": strToU8(stylesXml(document)),
    "meta.xml": strToU8(meta),
    ...Object.fromEntries(pictures.map(({ bytes, type }, index) => [`Pictures/${index}.${type}`, bytes])),
  };
  const zipped: Zippable = {
    // The first file, not packed, so that programs know the kind of file by its first bytes.
    mimetype: [strToU8(MIMETYPE), { level: 0 }],
    ...files,
    "META-INF/manifest.xml": strToU8(manifest(Object.keys(files))),
  };
  return zipSync(zipped, { mtime: new Date("2000-01-01T00:00:00") });
}

const MEDIA_TYPES: Record<string, string> = { xml: "text/xml", png: "image/png", jpg: "image/jpeg" };

function manifest(paths: readonly string[]): string {
  const entry = (path: string, type: string) =>
    element("manifest:file-entry", {
      "manifest:full-path": path,
      "manifest:media-type": type,
      "manifest:version": path === "/" ? "1.3" : undefined,
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    "manifest:manifest",
    { "xmlns:manifest": "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0", "manifest:version": "1.3" },
    entry("/", MIMETYPE) + paths.map((path) => entry(path, MEDIA_TYPES[path.split(".").at(-1) ?? ""] ?? "")).join(""),
  )}`;
}

const listStyle =
  ({ listIndentPt }: OfficeDocument) =>
  ({ start }: OfficeDocument["lists"][number], index: number): string =>
    element(
      "text:list-style",
      { "style:name": `L${index}` },
      Array.from({ length: 9 }, (_, level) => {
        const alignment = element(
          "style:list-level-properties",
          { "text:list-level-position-and-space-mode": "label-alignment" },
          element("style:list-level-label-alignment", {
            "text:label-followed-by": "listtab",
            "text:list-tab-stop-position": pt(listIndentPt * (level + 1)),
            "fo:text-indent": pt(-listIndentPt),
            "fo:margin-left": pt(listIndentPt * (level + 1)),
          }),
        );
        return start === null
          ? element(
              "text:list-level-style-bullet",
              { "text:level": level + 1, "text:bullet-char": level % 2 === 0 ? "•" : "–" },
              alignment,
            )
          : element(
              "text:list-level-style-number",
              {
                "text:level": level + 1,
                "style:num-format": "1",
                "style:num-suffix": ".",
                "text:start-value": Math.max(1, start),
              },
              alignment,
            );
      }).join(""),
    );

interface Writer {
  document: OfficeDocument;
  automatic: Automatic;
  pictures: OfficePicture[];
  isFirst: { yes: boolean };
}

function partXml({ columns, gapPt, blocks }: Part, index: number, writer: Writer): string {
  const written: string[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const each = blocks[at];
    if (!each) continue;
    if (!each.list) {
      written.push(paragraphXml(each, writer));
      continue;
    }
    let end = at + 1;
    while (blocks[end]?.list) end++;
    written.push(...listsXml(blocks.slice(at, end), writer));
    at = end - 1;
  }
  const inner = written.join("");
  if (columns === 1) return inner;
  return element(
    "text:section",
    { "text:style-name": writer.automatic.section(columns, gapPt), "text:name": `Columns ${index}` },
    inner,
  );
}

/** Paragraphs of lists: each becomes an item as deep as it is nested, and joins the list that its number was given to. */
function listsXml(items: readonly Block[], writer: Writer): string[] {
  const known = new Set<number>();
  return items.map((item) => {
    const { number, level, isNext } = item.list ?? { number: 0, level: 0, isNext: false };
    const inner = Array.from({ length: level }).reduce<string>(
      (xml) => element("text:list", {}, element("text:list-item", {}, xml)),
      paragraphXml(item, writer),
    );
    const continues = known.has(number);
    known.add(number);
    return element(
      "text:list",
      { "text:style-name": `L${number}`, "text:continue-numbering": continues ? "true" : undefined },
      element(isNext ? "text:list-header" : "text:list-item", {}, inner),
    );
  });
}

function paragraphXml({ style, look, content, startsPage, list }: Block, writer: Writer): string {
  const { automatic, document, isFirst } = writer;
  const more: Record<string, string> = {};
  if (startsPage) more["fo:break-before"] = "page";
  if (isFirst.yes) more["style:master-page-name"] = "Standard";
  isFirst.yes = false;
  const depth = list ? (look.indentPt ?? 0) + document.listIndentPt * (list.level + 1) : 0;
  const indented = list ? { ...look, indentPt: depth, hangingPt: list.isNext ? 0 : document.listIndentPt } : look;
  const name = automatic.paragraph(encodedName(style), indented, document.styles[style], more);
  const base = textLook(look);
  const inner = content.map((each) => inlineXml(each, base, writer)).join("");
  const level = style.startsWith("Heading") ? style.slice(-1) : null;
  return level
    ? element("text:h", { "text:style-name": name, "text:outline-level": level }, inner)
    : element("text:p", { "text:style-name": name }, inner);
}

/** Several spaces in a row, and those at the ends of a run, are written out: XML would fold them. */
const spaced = (text: string): string => xmlText(text).replace(/ {2,}|^ | $/g, (spaces) => `<text:s text:c="${spaces.length}"/>`);

function inlineXml(inline: Inline, base: TextLook, { automatic, pictures }: Writer): string {
  if (inline.kind === "tab") return "<text:tab/>";
  if (inline.kind === "break") return "<text:line-break/>";
  if (inline.kind === "picture") {
    const { picture } = inline;
    pictures.push(picture);
    return element(
      "draw:frame",
      {
        "draw:name": "Picture",
        "draw:style-name": automatic.frame(picture.stands),
        "text:anchor-type": picture.stands === "inline" ? "as-char" : "paragraph",
        "svg:width": pt(picture.widthPt),
        "svg:height": pt(picture.heightPt),
      },
      element("draw:image", {
        "xlink:href": `Pictures/${pictures.length - 1}.${picture.type}`,
        "xlink:type": "simple",
        "xlink:show": "embed",
        "xlink:actuate": "onLoad",
      }).concat(element("svg:title", {}, xmlText(picture.alt)), element("svg:desc", {}, xmlText(picture.alt))),
    );
  }
  if (inline.text === "") return "";
  const style = automatic.run({ ...base, ...inline.look });
  const text = spaced(inline.text);
  const run = style ? element("text:span", { "text:style-name": style }, text) : text;
  if (!inline.href) return run;
  return element(
    "text:a",
    {
      "xlink:type": "simple",
      "xlink:href": inline.href,
      "text:style-name": "Internet_20_link",
      "text:visited-style-name": "Internet_20_link",
    },
    run,
  );
}
