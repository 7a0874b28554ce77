import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";

/** The supported version of the style language. */
export const STYLE_LANGUAGE_VERSION = 1;

/** The parts of a document that can be styled. The first three belong to the header; `link` applies to the whole document. */
export const STYLE_PARTS = [
  "name",
  "headline",
  "contact",
  "link",
  "section",
  "heading",
  "item",
  "title",
  "date",
  "secondary",
  "text",
  "keywords",
  "icon",
  "level",
  "bold",
  "mark",
] as const;
export type StylePart = (typeof STYLE_PARTS)[number];

/** Parts that cannot be styled per section or item. */
export const DOCUMENT_PARTS: readonly StylePart[] = ["name", "headline", "contact", "link"];

export const STYLE_SECTIONS = ["summary", ...SECTION_KEYS, "letter"] as const;
export type StyleSection = (typeof STYLE_SECTIONS)[number];

/** A colour: a literal, or one of the document's colours. */
export type StyleColour = { hex: string } | { own: "accent" | "text" | "paper" };

/** The style of a part. Lengths in points; absent properties keep the template's values. */
export interface StyleLook {
  color?: StyleColour;
  background?: StyleColour;
  fontSize?: number;
  fontWeight?: number;
  fontStyle?: "normal" | "italic";
  /** Times the font size. */
  lineHeight?: number;
  letterSpacing?: number;
  textAlign?: "start" | "center" | "end" | "justify";
  textDecoration?: "none" | "underline";
  textTransform?: "none" | "uppercase";
  /** Added above and below. */
  spaceAbove?: number;
  spaceBelow?: number;
  padding?: number;
  border?: StyleBorder;
  borderStart?: StyleBorder;
  borderBelow?: StyleBorder;
  radius?: number;
}
export interface StyleBorder {
  width: number;
  color: StyleColour;
}

/** What a rule applies to: a part everywhere, in one kind of section, or in the section or item with an id. */
export interface StyleSelector {
  section?: StyleSection;
  id?: string;
  /** Absent for `experience` or `#id` alone, which mean the section or item itself. */
  part?: StylePart;
}

export interface StyleRule {
  selectors: StyleSelector[];
  look: StyleLook;
}

/** A problem with its position: line and column count from 1, length in UTF-16 units. */
export interface StyleProblem {
  line: number;
  column: number;
  length: number;
  message: string;
}

const TEXT: readonly StylePart[] = STYLE_PARTS.filter((part) => !["icon", "level"].includes(part));
const LINES: readonly StylePart[] = ["section", "heading", "item", "text", "keywords"];
const BOXES: readonly StylePart[] = ["section", "heading", "item"];

type Value =
  | { kind: "colour" }
  | { kind: "number" | "length"; min: number; max: number }
  | { kind: "word"; words: readonly string[] }
  | { kind: "weight" }
  | { kind: "border" };

/** A property: its key in a style, its values, and the parts that support it. */
export interface StyleProperty {
  key: keyof StyleLook;
  value: Value;
  parts: readonly StylePart[];
}

/** Every property by name; the editor's completion and the docs are generated from it. */
export const STYLE_PROPERTIES: Readonly<Record<string, StyleProperty>> = {
  color: { key: "color", value: { kind: "colour" }, parts: STYLE_PARTS },
  background: { key: "background", value: { kind: "colour" }, parts: [...BOXES, "mark"] },
  "font-size": { key: "fontSize", value: { kind: "length", min: 6, max: 48 }, parts: TEXT },
  "font-weight": { key: "fontWeight", value: { kind: "weight" }, parts: TEXT },
  "font-style": { key: "fontStyle", value: { kind: "word", words: ["normal", "italic"] }, parts: TEXT },
  "line-height": { key: "lineHeight", value: { kind: "number", min: 0.8, max: 3 }, parts: LINES },
  "letter-spacing": { key: "letterSpacing", value: { kind: "length", min: -1, max: 8 }, parts: TEXT },
  "text-align": { key: "textAlign", value: { kind: "word", words: ["start", "center", "end", "justify"] }, parts: LINES },
  "text-decoration": { key: "textDecoration", value: { kind: "word", words: ["none", "underline"] }, parts: TEXT },
  "text-transform": {
    key: "textTransform",
    value: { kind: "word", words: ["none", "uppercase"] },
    parts: ["name", "headline", "heading", "title"],
  },
  "space-above": { key: "spaceAbove", value: { kind: "length", min: 0, max: 72 }, parts: LINES },
  "space-below": { key: "spaceBelow", value: { kind: "length", min: 0, max: 72 }, parts: LINES },
  padding: { key: "padding", value: { kind: "length", min: 0, max: 36 }, parts: BOXES },
  border: { key: "border", value: { kind: "border" }, parts: BOXES },
  "border-start": { key: "borderStart", value: { kind: "border" }, parts: BOXES },
  "border-below": { key: "borderBelow", value: { kind: "border" }, parts: BOXES },
  radius: { key: "radius", value: { kind: "length", min: 0, max: 36 }, parts: BOXES },
};
