import {
  EMPTY_ELEMENTS,
  isBlockTag,
  MAX_OPEN_ELEMENTS,
  type RichTextElement,
  type RichTextNode,
  type RichTextTag,
  TEXT_BLOCKS,
} from "@/domain/rich-text/element";

/**
 * Builds well-formed rich text out of a stream of tags: paragraphs hold running text, lists hold items, and no element is
 * nested too deep. Every tag costs at most `MAX_OPEN_ELEMENTS` steps, so the time is linear in the input.
 */
export class RichTextBuilder {
  readonly roots: RichTextNode[] = [];
  /** Whether the result has exactly the structure of the tags that were read. */
  asWritten = true;
  readonly #open: RichTextElement[] = [];

  text(text: string): void {
    if (text.trim() !== "") this.#enterItem();
    this.#append({ type: "text", text });
  }

  start(tag: RichTextTag, attributes: Partial<RichTextElement>): void {
    const element: RichTextElement = { type: "element", tag, ...attributes, children: [] };
    if (isBlockTag(tag)) {
      this.#startBlock(element);
      return;
    }
    this.#enterItem();
    if (EMPTY_ELEMENTS.has(tag)) this.#append(element);
    else if (this.#open.some((open) => open.tag === tag)) this.asWritten = false;
    else this.#push(element);
  }

  end(tag: RichTextTag): void {
    const index = this.#open.findLastIndex((element) => element.tag === tag);
    const crossed = this.#open.slice(index + 1);
    // An inline end tag never closes a block; a paragraph's end tag never closes a list item.
    const crossesBlock = (!isBlockTag(tag) || TEXT_BLOCKS.has(tag)) && crossed.some((element) => isBlockTag(element.tag));
    if (index < 0 || crossed.length > 0) this.asWritten = false;
    if (index < 0 || crossesBlock) return;
    this.#open.length = index;
    if (!isBlockTag(tag)) this.#reopen(crossed);
  }

  finish(): void {
    if (this.#open.length > 0) this.asWritten = false;
    this.#open.length = 0;
  }

  #startBlock(element: RichTextElement): void {
    const inlines = this.#closeText();
    if (element.tag === "li") this.#closeItem();
    else this.#enterItem();
    if (EMPTY_ELEMENTS.has(element.tag)) {
      this.#append(element);
    } else {
      this.#push(element);
      if (element.tag === "ul" || element.tag === "ol") return;
    }
    this.#reopen(inlines);
  }

  /** Closes inline text and its paragraph, and returns the open marks for the next paragraph to continue. */
  #closeText(): RichTextElement[] {
    const lastBlock = this.#open.findLastIndex((element) => isBlockTag(element.tag));
    const inlines = this.#open.slice(lastBlock + 1);
    if (inlines.length > 0) this.asWritten = false;
    this.#open.length = lastBlock + 1;
    if (TEXT_BLOCKS.has(this.#open.at(-1)?.tag ?? "")) {
      this.asWritten = false;
      this.#open.pop();
    }
    return inlines;
  }

  /** Before an item: closes the open item of the same list, or opens a list when there is none. */
  #closeItem(): void {
    const parent = this.#open.findLastIndex((element) => element.tag === "ul" || element.tag === "ol");
    const container = this.#open.findLastIndex((element) => element.tag === "blockquote");
    if (parent > container) {
      if (this.#open.length > parent + 1) this.asWritten = false;
      this.#open.length = parent + 1;
      return;
    }
    this.asWritten = false;
    this.#push({ type: "element", tag: "ul", children: [] });
  }

  /** Before anything but an item: a list holds items only. */
  #enterItem(): void {
    const parent = this.#open.at(-1)?.tag;
    if (parent !== "ul" && parent !== "ol") return;
    this.asWritten = false;
    this.#push({ type: "element", tag: "li", children: [] });
  }

  #reopen(inlines: readonly RichTextElement[]): void {
    for (const inline of inlines) this.#push({ ...inline, children: [] });
  }

  #push(element: RichTextElement): void {
    if (this.#open.length >= MAX_OPEN_ELEMENTS) {
      this.asWritten = false;
      return;
    }
    this.#append(element);
    this.#open.push(element);
  }

  #append(node: RichTextNode): void {
    const siblings = this.#open.at(-1)?.children ?? this.roots;
    const last = siblings.at(-1);
    // The tokenizer emits words and white space separately.
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else siblings.push(node);
  }
}
