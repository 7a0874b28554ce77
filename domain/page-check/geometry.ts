/** A box in points from the upper left corner of its page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One line of a field. `pointer` names items by id: `/sections/experience/items/#<id>/company`. */
export interface PrintedField extends Box {
  pointer: string;
}

/** Letters of one face and size on one line. */
export interface PrintedText extends Box {
  text: string;
  sizePt: number;
  /** As `#rrggbb`. */
  colour: string;
  /** What it is printed on, as `#rrggbb`. */
  ground: string;
}

/** What is where on one page. */
export interface PrintedPage {
  widthPt: number;
  heightPt: number;
  fields: PrintedField[];
  texts: PrintedText[];
  /** Photographs. */
  pictures: Box[];
}

/** The pages of a document, and characters that no font has. */
export interface Printed {
  pages: PrintedPage[];
  missing: string[];
}

export const rightOf = ({ x, width }: Box): number => x + width;
export const bottomOf = ({ y, height }: Box): number => y + height;

/** The smallest box around others; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map(rightOf)) - x, height: Math.max(...boxes.map(bottomOf)) - y };
}

/** Whether the middle of a box is inside another. */
export function holds(outer: Box, inner: Box): boolean {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  return x >= outer.x && x <= rightOf(outer) && y >= outer.y && y <= bottomOf(outer);
}
