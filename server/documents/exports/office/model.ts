/** How text looks; what is absent comes from the paragraph, then from the document. Colours are `#rrggbb`. */
export interface TextLook {
  family?: "body" | "heading" | "code";
  sizePt?: number;
  color?: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
  ground?: string;
  raised?: "sub" | "sup";
  capitals?: boolean;
  trackingPt?: number;
}

export interface Line {
  widthPt: number;
  color: string;
  /** Between the line and the text; office programs allow 31 points. */
  apartPt: number;
}

/** The sides of a paragraph in the direction of its text. */
export type Side = "top" | "bottom" | "start" | "end";

/** How a paragraph looks. Lengths in points, from the margins of its column. */
export interface BlockLook extends TextLook {
  beforePt?: number;
  afterPt?: number;
  /** A line is at least this high. */
  linePt?: number;
  align?: "start" | "center" | "end" | "justify" | "left" | "right";
  /** Where lines begin; the first line begins `hangingPt` before. */
  indentPt?: number;
  hangingPt?: number;
  endIndentPt?: number;
  borders?: Partial<Record<Side, Line>>;
  fill?: string;
  keepNext?: boolean;
  tabs?: readonly Tab[];
}

interface Tab {
  atPt: number;
  align: "start" | "end";
}

/** The paragraph styles of the file, by the names that office programs know. */
export const STYLE_NAMES = {
  Normal: "Normal",
  Title: "Title",
  Subtitle: "Subtitle",
  Contact: "Contact",
  Heading1: "Heading 1",
  Heading2: "Heading 2",
  Heading3: "Heading 3",
  Heading4: "Heading 4",
  Details: "Details",
  ListBullet: "List Bullet",
  ListNumber: "List Number",
  Quote: "Quote",
  Code: "Preformatted Text",
} as const;
export type StyleName = keyof typeof STYLE_NAMES;

export interface OfficePicture {
  bytes: Uint8Array;
  type: "png" | "jpg";
  widthPt: number;
  heightPt: number;
  /** Read aloud in place of the picture. */
  alt: string;
  /** In the line, or at a side with the text beside it. */
  stands: "inline" | "start" | "end";
}

export type Inline =
  | { kind: "text"; text: string; look: TextLook; href: string | null }
  | { kind: "tab" }
  | { kind: "break" }
  | { kind: "picture"; picture: OfficePicture };

/** A paragraph. */
export interface Block {
  style: StyleName;
  /** What differs from the style. */
  look: BlockLook;
  content: Inline[];
  /** The list it is an item of; `isNext` for further paragraphs of the same item. */
  list: { number: number; level: number; isNext: boolean } | null;
  startsPage: boolean;
}

/** Paragraphs in one or more columns, read column by column. */
export interface Part {
  columns: number;
  gapPt: number;
  blocks: Block[];
}

interface OfficeFont {
  name: string;
  /** For Arabic, Hebrew, Devanagari and Thai letters. */
  complex: string;
  /** For Chinese, Japanese and Korean ones. */
  eastAsian: string;
}

/** A document as office programs see it: what the writers of Word and OpenDocument files share. */
export interface OfficeDocument {
  title: string;
  author: string;
  locale: { tag: string; lang: string; dir: "ltr" | "rtl" };
  page: { widthPt: number; heightPt: number; top: number; right: number; bottom: number; left: number; color: string };
  fonts: { body: OfficeFont; heading: OfficeFont; code: OfficeFont };
  styles: Record<StyleName, BlockLook>;
  link: TextLook;
  hyphenate: boolean;
  /** Lists by number: the first number of an ordered one, null for bullets. */
  lists: { start: number | null }[];
  /** How far the items of a list's first level are indented. */
  listIndentPt: number;
  parts: Part[];
  /** The name above the page's number from the second page on; null for none. */
  runningHeader: string | null;
}

export const block = (style: StyleName, content: Inline[], look: BlockLook = {}): Block => ({
  style,
  look,
  content,
  list: null,
  startsPage: false,
});

export const words = (text: string, look: TextLook = {}, href: string | null = null): Inline => ({
  kind: "text",
  text,
  look,
  href,
});
