/** Text that a PDF draws in one go: part of a line in one face. Points, measured from the page's upper left corner. */
export interface PdfRun {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  /** Height of the letters. */
  size: number;
  /** Name of the face; equal for equal faces. */
  font: string;
  isBold: boolean;
  isItalic: boolean;
  /** Each letter of the face is a separate small drawing (a Type 3 font). */
  isDrawn?: boolean;
  /** The text runs up or down the page; from here to there it takes room. */
  turned?: { top: number; bottom: number };
  /** The reader replaced the face: its file is missing or cannot be used. */
  isReplaced?: boolean;
}

/** A place that opens an address when it is clicked. */
export interface PdfLink {
  url: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A drawn horizontal line. */
export interface PdfRule {
  left: number;
  right: number;
  y: number;
}

/** Letters and digits in a colour, as `#rrggbb`. */
export interface PdfInk {
  colour: string;
  letters: number;
}

/** What an area or line in a colour covers. */
export interface PdfFill {
  colour: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PdfPage {
  width: number;
  height: number;
  runs: PdfRun[];
  links: PdfLink[];
  rules: PdfRule[];
  /** Nothing is drawn: no text, no picture, no line. */
  isBlank?: boolean;
  /** Letters and digits that are drawn without being visible. */
  invisibleLetters?: number;
  /** Absent where colours were not read. */
  inks?: PdfInk[];
  fills?: PdfFill[];
}
