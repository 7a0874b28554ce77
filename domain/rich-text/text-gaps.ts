import { isBlockTag, type RichTextTag } from "@/domain/rich-text/element";

/** Elements of HTML that may begin and end inside a word. */
const INSIDE_WORDS: ReadonlySet<string> = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
const CELL_SEPARATOR = " | ";

/**
 * What is to be written between texts whose elements are not kept, so that no words are glued together: a bar between the cells of a row, and a
 * space in place of elements that HTML does not have inside words.
 */
export class TextGaps {
  /** What the next text needs before it. */
  #gap: "" | "cell" | "word" = "";
  /** A paragraph at the beginning of a cell is part of its row: open, next to come, or neither. */
  #paragraph: "next" | "open" | null = null;
  /** The last character of the text of this block. */
  #last = "";

  /** Takes an element's start in. Returns whether the element is left out, because its text continues the row. */
  start(name: string, tag: RichTextTag | undefined): boolean {
    if (name === "td" || name === "th") {
      this.#gap = "cell";
      this.#paragraph = "next";
      return false;
    }
    if (name === "p" && this.#paragraph === "next") {
      this.#paragraph = "open";
      return true;
    }
    if (tag !== undefined && (isBlockTag(tag) || tag === "br")) this.#newBlock();
    else if (!INSIDE_WORDS.has(name) && this.#gap === "") this.#gap = "word";
    return false;
  }

  /** Takes an element's end in. Returns whether its start was left out. */
  end(name: string, tag: RichTextTag | undefined): boolean {
    if (name === "p" && this.#paragraph === "open") {
      this.#paragraph = null;
      return true;
    }
    if (name === "td" || name === "th") this.#paragraph = null;
    else if (tag !== undefined && isBlockTag(tag)) this.#newBlock();
    else if (!INSIDE_WORDS.has(name) && this.#gap === "") this.#gap = "word";
    return false;
  }

  /** What is missing before a text. */
  before(text: string): string {
    if (text.trim() === "") return "";
    const gap = this.#gap;
    const last = this.#last;
    this.#gap = "";
    this.#last = text.slice(-1);
    if (this.#paragraph === "next") this.#paragraph = null;
    if (gap === "cell") return last === "" ? "" : CELL_SEPARATOR;
    return gap === "word" && /[\p{L}\p{N}]/u.test(last) && /^[\p{L}\p{N}]/u.test(text) ? " " : "";
  }

  #newBlock(): void {
    this.#gap = "";
    this.#last = "";
    this.#paragraph = null;
  }
}
