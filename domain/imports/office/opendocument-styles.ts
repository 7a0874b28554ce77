import { allOf, childOf, type XmlElement } from "@/domain/imports/xml";

export interface OpenLook {
  isBold?: boolean;
  isItalic?: boolean;
  size?: number;
  font?: string;
  isHidden?: boolean;
  outline?: number;
  before?: number;
  after?: number;
  indent?: number;
  isUnderlined?: boolean;
}

/** The look of a named style with all that it is based on. Of `own` styles, those of text, only what they themselves say. */
export type OpenStyles = (name: string, own?: boolean) => OpenLook;

const POINTS: Record<string, number> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75, pc: 12 };
const MAX_CHAIN = 20;

function points(length: string | undefined): number | undefined {
  const [, number, unit = ""] = /^(-?[\d.]+)(pt|in|cm|mm|px|pc)$/.exec(length ?? "") ?? [];
  return number === undefined ? undefined : Number(number) * (POINTS[unit] ?? 1);
}

export function readOpenStyles(roots: readonly (XmlElement | undefined)[]): OpenStyles {
  const styles = new Map<string, { parent: string; look: OpenLook }>();
  const defaults: OpenLook = {};
  for (const root of roots) {
    for (const style of allOf(root, "default-style"))
      if (style.attributes.family === "paragraph") Object.assign(defaults, lookOf(style));
    for (const style of allOf(root, "style")) {
      const { name = "", family = "", "parent-style-name": parent = "" } = style.attributes;
      if (family === "paragraph" || family === "text") styles.set(name, { parent, look: lookOf(style) });
    }
  }
  return (name, own = false) => {
    const chain: OpenLook[] = [];
    for (let style = styles.get(name); style && chain.length < MAX_CHAIN; style = styles.get(style.parent))
      chain.unshift(style.look);
    return Object.assign({}, own ? {} : defaults, ...chain) as OpenLook;
  };
}

function lookOf(style: XmlElement): OpenLook {
  const text = childOf(style, "text-properties")?.attributes ?? {};
  const paragraph = childOf(style, "paragraph-properties")?.attributes ?? {};
  const size = points(text["font-size"]);
  const font = text["font-name"] ?? text["font-family"];
  const level = Number(style.attributes["default-outline-level"]);
  const before = points(paragraph["margin-top"]);
  const after = points(paragraph["margin-bottom"]);
  const indent = points(paragraph["margin-left"]);
  const line = paragraph["border-bottom"];
  return {
    ...(text["font-weight"] ? { isBold: text["font-weight"] === "bold" || Number(text["font-weight"]) >= 600 } : {}),
    ...(text["font-style"] ? { isItalic: text["font-style"] !== "normal" } : {}),
    ...(size ? { size } : {}),
    ...(font ? { font } : {}),
    ...(text.display === "none" ? { isHidden: true } : {}),
    ...(level > 0 ? { outline: level } : {}),
    ...(before !== undefined ? { before } : {}),
    ...(after !== undefined ? { after } : {}),
    ...(indent !== undefined ? { indent } : {}),
    ...(line ? { isUnderlined: line !== "none" } : {}),
  };
}
