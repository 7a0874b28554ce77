import { childOf, childrenOf, type XmlElement } from "@/domain/imports/xml";

/** How a run looks, as far as it is specified; missing values come from the style. */
export interface RunLook {
  isBold?: boolean;
  isItalic?: boolean;
  size?: number;
  font?: string;
  /** Which of the theme's fonts it has, where it names none. */
  themeFont?: "major" | "minor";
  /** As `#rrggbb`; null for the colour that the program chooses. */
  colour?: string | null;
  isHidden?: boolean;
}

export interface ParagraphLook {
  outline?: number;
  list?: { id: string; level: number } | null;
  before?: number;
  after?: number;
  indent?: number;
  isUnderlined?: boolean;
}

export interface WordStyle {
  name: string;
  basedOn: string;
  run: RunLook;
  paragraph: ParagraphLook;
}

export interface WordStyles {
  /** The look of a paragraph in a style, with all that it is based on. */
  paragraph: (id: string) => { name: string; run: RunLook; paragraph: ParagraphLook };
  character: (id: string) => RunLook;
}

const val = (element: XmlElement | undefined) => element?.attributes.val ?? "";
const isOn = (element: XmlElement | undefined) => element !== undefined && !/^(?:0|false|off|none)$/.test(val(element));
const points = (twentieths: string | undefined) =>
  twentieths !== undefined && /^-?\d+(?:\.\d+)?$/.test(twentieths) ? Number(twentieths) / 20 : undefined;

export function runLook(properties: XmlElement | undefined): RunLook {
  if (!properties) return {};
  const bold = childOf(properties, "b");
  const italic = childOf(properties, "i");
  const size = Number(val(childOf(properties, "sz"))) / 2;
  const font = childOf(properties, "rFonts")?.attributes;
  const name = font?.ascii ?? font?.hAnsi;
  const theme = /^(major|minor)/.exec(font?.asciiTheme ?? font?.hAnsiTheme ?? "")?.[1] as RunLook["themeFont"];
  const colour = val(childOf(properties, "color"));
  const vanish = childOf(properties, "vanish");
  return {
    ...(bold ? { isBold: isOn(bold) } : {}),
    ...(italic ? { isItalic: isOn(italic) } : {}),
    ...(size > 0 && size < 400 ? { size } : {}),
    ...(name ? { font: name } : {}),
    ...(theme ? { themeFont: theme } : {}),
    ...(colour ? { colour: /^[0-9a-f]{6}$/i.test(colour) ? `#${colour.toLowerCase()}` : null } : {}),
    ...(vanish ? { isHidden: isOn(vanish) } : {}),
  };
}

export function paragraphLook(properties: XmlElement | undefined): ParagraphLook {
  if (!properties) return {};
  const outline = childOf(properties, "outlineLvl");
  const list = childOf(properties, "numPr");
  const id = val(childOf(list, "numId"));
  const spacing = childOf(properties, "spacing")?.attributes;
  const before = points(spacing?.before);
  const after = points(spacing?.after);
  const indent = childOf(properties, "ind")?.attributes;
  const left = points(indent?.left ?? indent?.start);
  const line = childOf(properties, "pBdr", "bottom");
  return {
    ...(outline && Number(val(outline)) < 9 ? { outline: Number(val(outline)) + 1 } : {}),
    ...(list && id !== "" ? { list: id === "0" ? null : { id, level: Number(val(childOf(list, "ilvl"))) || 0 } } : {}),
    ...(before !== undefined ? { before } : {}),
    ...(after !== undefined ? { after } : {}),
    ...(left !== undefined ? { indent: left } : {}),
    ...(line ? { isUnderlined: !/^(?:nil|none)$/.test(val(line)) } : {}),
  };
}

const MAX_CHAIN = 20;

export function readWordStyles(root: XmlElement | undefined): WordStyles {
  const styles = new Map<string, WordStyle>();
  let usual = "";
  for (const style of childrenOf(root, "style")) {
    const { styleId = "", type, default: isDefault } = style.attributes;
    styles.set(styleId, {
      name: val(childOf(style, "name")),
      basedOn: val(childOf(style, "basedOn")),
      run: runLook(childOf(style, "rPr")),
      paragraph: paragraphLook(childOf(style, "pPr")),
    });
    if (type === "paragraph" && isDefault === "1") usual = styleId;
  }
  const defaults = childOf(root, "docDefaults");
  const base = {
    run: runLook(childOf(defaults, "rPrDefault", "rPr")),
    paragraph: paragraphLook(childOf(defaults, "pPrDefault", "pPr")),
  };
  const chainOf = (id: string): WordStyle[] => {
    const chain: WordStyle[] = [];
    for (let style = styles.get(id); style && chain.length < MAX_CHAIN; style = styles.get(style.basedOn)) chain.unshift(style);
    return chain;
  };
  return {
    paragraph: (id) => {
      const chain = chainOf(styles.has(id) ? id : usual);
      return {
        name: chain.at(-1)?.name ?? "",
        run: Object.assign({}, base.run, ...chain.map((style) => style.run)) as RunLook,
        paragraph: Object.assign({}, base.paragraph, ...chain.map((style) => style.paragraph)) as ParagraphLook,
      };
    },
    character: (id) => Object.assign({}, ...chainOf(id).map((style) => style.run)) as RunLook,
  };
}
