/** Text in one face within a paragraph. `\t` is a tab, `\n` a line break. */
export interface Piece {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  /** Points. */
  size: number;
  font: string;
  link: string;
}

export interface Paragraph {
  kind: "paragraph";
  pieces: Piece[];
  /** Level of a heading from 1; 0 for other paragraphs. */
  level: number;
  /** Sign or number of a list item; empty for others. */
  bullet: string;
  /** How deep it is indented, from 0. */
  depth: number;
  /** Whether it is separated from the paragraph before: by space or an empty paragraph. */
  isApart: boolean;
  /** Whether a line is drawn beneath it. */
  isUnderlined: boolean;
}

export interface Table {
  kind: "table";
  rows: Flow[][];
}

/** A text box, header, footer or column: text beside the main flow. */
export interface Aside {
  kind: "aside";
  content: Flow;
}

/** What a document without fixed pages contains, in order: Word, OpenDocument, HTML, Markdown and text files become this. */
export type Flow = (Paragraph | Table | Aside)[];

export const BODY_SIZE = 10;

/** Sizes of headings when a format has only their levels. */
export const headingSize = (level: number): number => [BODY_SIZE, 24, 16, 13, 12, 11, 10.5][level] ?? BODY_SIZE;

export const plainPiece = (text: string): Piece => ({
  text,
  isBold: false,
  isItalic: false,
  size: BODY_SIZE,
  font: "Text",
  link: "",
});

export const paragraphOf = (pieces: Piece[], more: Partial<Paragraph> = {}): Paragraph => ({
  kind: "paragraph",
  pieces,
  level: 0,
  bullet: "",
  depth: 0,
  isApart: false,
  isUnderlined: false,
  ...more,
});

export const textOfParagraph = (paragraph: Paragraph): string => paragraph.pieces.map((piece) => piece.text).join("");
