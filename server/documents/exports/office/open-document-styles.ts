import type { BlockLook, Line, OfficeDocument, StyleName, TextLook } from "./model";
import { STYLE_NAMES } from "./model";
import { element, xmlText } from "./xml";

export const pt = (value: number): string => `${Number(value.toFixed(2))}pt`;

type Frame = Pick<OfficeDocument, "fonts" | "locale" | "listIndentPt">;

/** OpenDocument names styles without spaces: `Heading_20_1`. */
export const encodedName = (style: StyleName): string =>
  ({ Normal: "Standard", Details: "Details", Contact: "Contact" })[style as "Normal"] ??
  STYLE_NAMES[style].replaceAll(" ", "_20_");

/** The properties of text: each for Western, East Asian and complex scripts. */
export function textProperties(look: TextLook, { fonts }: Frame): string {
  const font = look.family && fonts[look.family];
  const weight = look.bold === undefined ? undefined : look.bold ? "bold" : "normal";
  const slant = look.italic === undefined ? undefined : look.italic ? "italic" : "normal";
  const size = look.sizePt === undefined ? undefined : pt(look.sizePt);
  const attributes = {
    "fo:font-family": font?.name && quoted(font.name),
    "style:font-family-asian": font?.eastAsian && quoted(font.eastAsian),
    "style:font-family-complex": font?.complex && quoted(font.complex),
    "fo:font-size": size,
    "style:font-size-asian": size,
    "style:font-size-complex": size,
    "fo:font-weight": weight,
    "style:font-weight-asian": weight,
    "style:font-weight-complex": weight,
    "fo:font-style": slant,
    "style:font-style-asian": slant,
    "style:font-style-complex": slant,
    "fo:color": look.color,
    "fo:background-color": look.ground,
    "fo:text-transform": look.capitals ? "uppercase" : undefined,
    "fo:letter-spacing": look.trackingPt ? pt(look.trackingPt) : undefined,
    "style:text-position": look.raised && `${look.raised} 58%`,
    ...(look.underline !== undefined && { "style:text-underline-style": look.underline ? "solid" : "none" }),
    ...(look.underline && { "style:text-underline-width": "auto", "style:text-underline-color": "font-color" }),
    ...(look.strike && { "style:text-line-through-style": "solid" }),
  };
  return Object.values(attributes).every((value) => value === undefined) ? "" : element("style:text-properties", attributes);
}

const quoted = (name: string) => (/[\s']/.test(name) ? `'${name.replaceAll("'", "")}'` : name);

const line = (value: Line | undefined) => value && `${pt(value.widthPt)} solid ${value.color}`;
const apart = (value: Line | undefined) => value && pt(value.apartPt);

/** What a border and its distance take of a margin: here borders are inside it, in Word outside of the text. */
const inside = (value: Line | undefined) => (value ? value.widthPt + value.apartPt : 0);
const margin = (indentPt: number | undefined, border: Line | undefined) =>
  indentPt === undefined ? undefined : pt(Math.max(0, indentPt - inside(border)));

/**
 * Borders name the sides of the paper, so those of a text from right to left change places; margins follow the text. `of` is the named
 * style, whose borders a paragraph has if it does not say its own.
 */
export function paragraphProperties(look: BlockLook, { locale }: Frame, of: BlockLook = {}): string {
  const isRtl = locale.dir === "rtl";
  const { top, bottom, start, end } = look.borders ?? {};
  const [left, right] = isRtl ? [end, start] : [start, end];
  const drawn = look.borders ?? of.borders ?? {};
  const edge = Object.keys(look.borders ?? {}).length > 0;
  const attributes = {
    "fo:margin-top": optional(look.beforePt),
    "fo:margin-bottom": optional(look.afterPt),
    "fo:margin-left": margin(look.indentPt, drawn.start),
    "fo:margin-right": margin(look.endIndentPt, drawn.end),
    "fo:text-indent": look.hangingPt === undefined ? undefined : pt(-look.hangingPt),
    "style:line-height-at-least": optional(look.linePt),
    "fo:text-align": look.align && alignment(look.align, isRtl),
    "fo:keep-with-next": look.keepNext === undefined ? undefined : look.keepNext ? "always" : "auto",
    "fo:background-color": look.fill,
    ...(edge && {
      "fo:border-top": line(top) ?? "none",
      "fo:border-bottom": line(bottom) ?? "none",
      "fo:border-left": line(left) ?? "none",
      "fo:border-right": line(right) ?? "none",
      "fo:padding-top": apart(top) ?? "0pt",
      "fo:padding-bottom": apart(bottom) ?? "0pt",
      "fo:padding-left": apart(left) ?? "0pt",
      "fo:padding-right": apart(right) ?? "0pt",
      "style:join-border": "true",
    }),
  };
  const tabs = (look.tabs ?? [])
    .map(({ atPt, align }) =>
      element("style:tab-stop", { "style:position": pt(atPt), ...(align === "end" && { "style:type": "right" }) }),
    )
    .join("");
  const inner = tabs === "" ? "" : element("style:tab-stops", {}, tabs);
  if (inner === "" && Object.values(attributes).every((value) => value === undefined)) return "";
  return element("style:paragraph-properties", attributes, inner);
}

/** Office programs take `start` for the left side whatever the direction of the text, so the sides are named. */
function alignment(align: NonNullable<BlockLook["align"]>, isRtl: boolean): string {
  if (align !== "start" && align !== "end") return align;
  return (align === "start") === isRtl ? "right" : "left";
}

const optional = (value: number | undefined) => (value === undefined ? undefined : pt(value));

/** styles.xml: the named styles, the page and its running header. */
export function stylesXml(document: OfficeDocument): string {
  const { styles, locale, page, link } = document;
  const isRtl = locale.dir === "rtl";
  const [language = "en", ...rest] = locale.tag.split("-");
  const country = rest.find((part) => /^[A-Z]{2}$/.test(part)) ?? "none";
  const isAsian = ["zh", "ja", "ko"].includes(locale.lang);
  const isComplex = isRtl || ["hi", "th"].includes(locale.lang);
  const kind = isAsian ? "-asian" : isComplex ? "-complex" : "";
  const declarations =
    kind === ""
      ? { "fo:language": language, "fo:country": country }
      : { [`style:language${kind}`]: language, [`style:country${kind}`]: country };
  const defaults = element(
    "style:default-style",
    { "style:family": "paragraph" },
    element("style:paragraph-properties", {
      "style:writing-mode": isRtl ? "rl-tb" : "lr-tb",
      "style:tab-stop-distance": "36pt",
    }) + element("style:text-properties", { ...declarations, "fo:hyphenate": String(document.hyphenate) }),
  );
  const named = (Object.keys(styles) as StyleName[]).map((name) => {
    const level = name.startsWith("Heading") ? name.slice(-1) : undefined;
    return element(
      "style:style",
      {
        "style:name": encodedName(name),
        "style:display-name": name === "Normal" ? undefined : STYLE_NAMES[name],
        "style:family": "paragraph",
        "style:class": "text",
        "style:parent-style-name": name === "Normal" ? undefined : "Standard",
        "style:default-outline-level": level,
      },
      paragraphProperties({ ...(isRtl && { align: "start" as const }), ...styles[name] }, document) +
        textProperties(styles[name], document),
    );
  });
  const internet = element(
    "style:style",
    { "style:name": "Internet_20_link", "style:display-name": "Internet link", "style:family": "text" },
    textProperties(link, document),
  );
  const layout = element(
    "style:page-layout",
    { "style:name": "page" },
    element("style:page-layout-properties", {
      "fo:page-width": pt(page.widthPt),
      "fo:page-height": pt(page.heightPt),
      "fo:margin-top": pt(page.top),
      "fo:margin-bottom": pt(page.bottom),
      "fo:margin-left": pt(page.left),
      "fo:margin-right": pt(page.right),
      "style:writing-mode": isRtl ? "rl-tb" : "lr-tb",
      "fo:background-color": page.color === "#ffffff" ? undefined : page.color,
    }),
  );
  const headed = runningPages(document);
  return root(
    "office:document-styles",
    element("office:styles", {}, defaults + named.join("") + internet) +
      element("office:automatic-styles", {}, layout + headed.layout) +
      element(
        "office:master-styles",
        {},
        element("style:master-page", {
          "style:name": "Standard",
          "style:page-layout-name": "page",
          "style:next-style-name": headed.layout === "" ? undefined : "Following",
        }) + headed.master,
      ),
  );
}

/** Pages after the first, where they have a running header: it takes its height from the upper margin. */
function runningPages({ runningHeader, page, locale }: OfficeDocument): { layout: string; master: string } {
  if (runningHeader === null) return { layout: "", master: "" };
  const isRtl = locale.dir === "rtl";
  const above = Math.max(4, page.top - 16);
  const layout = element(
    "style:page-layout",
    { "style:name": "following" },
    element("style:page-layout-properties", {
      "fo:page-width": pt(page.widthPt),
      "fo:page-height": pt(page.heightPt),
      "fo:margin-top": pt(above),
      "fo:margin-bottom": pt(page.bottom),
      "fo:margin-left": pt(page.left),
      "fo:margin-right": pt(page.right),
      "style:writing-mode": isRtl ? "rl-tb" : "lr-tb",
    }) +
      element(
        "style:header-style",
        {},
        element("style:header-footer-properties", { "svg:height": pt(page.top - above), "fo:margin-bottom": "2pt" }),
      ),
  );
  const small = element(
    "style:style",
    { "style:name": "running", "style:family": "paragraph", "style:parent-style-name": "Standard" },
    element("style:paragraph-properties", {
      "fo:text-align": "end",
      "fo:margin-bottom": "0pt",
      "style:line-height-at-least": "9pt",
    }) +
      element("style:text-properties", {
        "fo:font-size": "8pt",
        "style:font-size-asian": "8pt",
        "style:font-size-complex": "8pt",
      }),
  );
  const number = `${element("text:page-number", { "text:select-page": "current" }, "2")} / ${element("text:page-count", {}, "2")}`;
  const words = runningHeader === "" ? number : `${xmlText(runningHeader)} · ${number}`;
  return {
    layout: layout + small,
    master: element(
      "style:master-page",
      { "style:name": "Following", "style:page-layout-name": "following" },
      element("style:header", {}, element("text:p", { "text:style-name": "running" }, words)),
    ),
  };
}

const NAMESPACES = {
  "xmlns:office": "urn:oasis:names:tc:opendocument:xmlns:office:1.0",
  "xmlns:style": "urn:oasis:names:tc:opendocument:xmlns:style:1.0",
  "xmlns:text": "urn:oasis:names:tc:opendocument:xmlns:text:1.0",
  "xmlns:draw": "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0",
  "xmlns:fo": "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0",
  "xmlns:svg": "urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0",
  "xmlns:xlink": "http://www.w3.org/1999/xlink",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:meta": "urn:oasis:names:tc:opendocument:xmlns:meta:1.0",
  "office:version": "1.3",
};

/** A file of the package. */
export const root = (name: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, NAMESPACES, inner)}`;
