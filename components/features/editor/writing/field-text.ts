/**
 * The text of a field of the panel and what is selected in it, the same for inputs and running text: places are counted in characters,
 * and the blocks of running text are separated by line breaks.
 */
export type FieldText = { text: string; anchor: number; focus: number };

type Piece = { node: Text; start: number };
type Block = { element: Element; start: number; end: number; pieces: Piece[] };

const BLOCKS = "p, h1, h2, h3, h4, h5, h6";

const isTextBox = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement && /^(?:text|search|url|tel)$/.test(element.type)) ||
  element instanceof HTMLTextAreaElement;

const isRunningText = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isContentEditable;

/** What is written in a field; null for fields without a caret. */
export function readField(field: Element | null): FieldText | null {
  if (isTextBox(field)) {
    const { value, selectionStart, selectionEnd, selectionDirection } = field;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    return selectionDirection === "backward"
      ? { text: value, anchor: end, focus: start }
      : { text: value, anchor: start, focus: end };
  }
  if (!isRunningText(field)) return null;
  const { text, blocks } = blocksOf(field);
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  return { text, anchor: placeOf(blocks, anchorNode, anchorOffset), focus: placeOf(blocks, focusNode, focusOffset) };
}

/** Selects a stretch of a field that has the focus; the caret is at `focus`. */
export function selectInField(field: Element | null, anchor: number, focus: number): void {
  if (isTextBox(field))
    field.setSelectionRange(Math.min(anchor, focus), Math.max(anchor, focus), focus < anchor ? "backward" : "forward");
  else if (isRunningText(field)) {
    const { blocks } = blocksOf(field);
    const [from, to] = [anchor, focus].map((index) => nodeAt(blocks, index));
    if (from && to) document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
  }
}

/** The text of stored running text, as `readField` gives it. */
export function textOfHtml(html: string): string {
  return blocksOf(new DOMParser().parseFromString(html, "text/html").body).text;
}

function blocksOf(field: Element): { text: string; blocks: Block[] } {
  let text = "";
  const blocks: Block[] = [];
  for (const element of field.querySelectorAll(BLOCKS)) {
    if (blocks.length > 0) text += "\n";
    const block: Block = { element, start: text.length, end: text.length, pieces: [] };
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) {
        block.pieces.push({ node, start: text.length });
        text += node.data;
      } else if (node.nodeName === "BR" && !(node as Element).classList.contains("ProseMirror-trailingBreak")) text += "\n";
    block.end = text.length;
    blocks.push(block);
  }
  return { text, blocks };
}

/** Which place of the text a place of the field is. */
function placeOf(blocks: readonly Block[], node: Node | null | undefined, offset = 0): number {
  if (!node) return 0;
  const block = blocks.find(({ element }) => element.contains(node)) ?? blocks.find(({ element }) => node.contains(element));
  if (!block) return 0;
  const own = block.pieces.find((piece) => piece.node === node);
  if (own) return own.start + offset;
  const range = document.createRange();
  range.setStart(node, offset);
  const next = block.pieces.find((piece) => range.comparePoint(piece.node, 0) >= 0);
  return next?.start ?? block.end;
}

/** Where in the field a place of the text is. */
function nodeAt(blocks: readonly Block[], index: number): { node: Node; offset: number } | null {
  const block = blocks.find(({ start, end }) => index >= start && index <= end) ?? blocks.at(-1);
  if (!block) return null;
  const piece = block.pieces.findLast(({ start }) => start <= index);
  if (!piece) return { node: block.element, offset: 0 };
  return { node: piece.node, offset: Math.min(index - piece.start, piece.node.length) };
}
