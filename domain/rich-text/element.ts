const RICH_TEXT_TAGS = [
  "p",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
  "blockquote",
  "pre",
  "hr",
  "br",
  "strong",
  "em",
  "u",
  "s",
  "mark",
  "code",
  "sub",
  "sup",
  "a",
] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];
export type TextAlign = "left" | "center" | "right" | "justify";

/** An element of cleaned rich text. */
export interface RichTextElement {
  type: "element";
  tag: RichTextTag;
  /** Of links: http, https, mailto, tel, or without a scheme. */
  href?: string;
  /** Of paragraphs and headings. */
  align?: TextAlign;
  /** Of ordered lists: number of the first item. */
  start?: number;
  children: RichTextNode[];
}

export type RichTextNode = { type: "text"; text: string } | RichTextElement;

/** Maximum open elements; deeper content joins the innermost. Typesetting allows 12 levels and may add two. */
export const MAX_OPEN_ELEMENTS = 10;

/** Elements that hold running text and nothing else. */
export const TEXT_BLOCKS: ReadonlySet<string> = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "pre"]);
/** Elements that hold blocks. */
export const CONTAINERS: ReadonlySet<string> = new Set(["ul", "ol", "li", "blockquote"]);
export const EMPTY_ELEMENTS: ReadonlySet<string> = new Set(["br", "hr"]);

export const isBlockTag = (tag: string): boolean => TEXT_BLOCKS.has(tag) || CONTAINERS.has(tag) || tag === "hr";

/** Other names of allowed elements, and blocks of other kinds, which become paragraphs. */
const ALIASES: Record<string, RichTextTag> = {
  b: "strong",
  i: "em",
  del: "s",
  strike: "s",
  ins: "u",
  cite: "em",
  kbd: "code",
  samp: "code",
  tt: "code",
};
const OTHER_BLOCKS = new Set(
  "address article aside center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup main menu nav section summary table tbody tfoot thead tr".split(
    " ",
  ),
);
const ALLOWED: ReadonlySet<string> = new Set(RICH_TEXT_TAGS);

/** The allowed element for a tag; undefined for tags of which only the content remains. */
export function allowedTag(name: string): RichTextTag | undefined {
  if (ALLOWED.has(name)) return name as RichTextTag;
  if (OTHER_BLOCKS.has(name)) return "p";
  return Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
}

/** Elements whose content is not text for readers. */
export const DROPPED_CONTENT: ReadonlySet<string> = new Set(
  "applet audio canvas embed frameset head iframe math noembed noframes noscript object plaintext script select style svg template textarea title video xmp".split(
    " ",
  ),
);
