import { type Token, Tokenizer, TokenizerMode } from "parse5";
import { allowedAttributes, isAsWritten } from "@/domain/rich-text/attributes";
import { RichTextBuilder } from "@/domain/rich-text/builder";
import { allowedTag, DROPPED_CONTENT, EMPTY_ELEMENTS, type RichTextNode } from "@/domain/rich-text/element";
import { TextGaps } from "@/domain/rich-text/text-gaps";

interface ParsedRichText {
  nodes: RichTextNode[];
  /** Whether the source is already clean: it contains exactly what `nodes` contains. */
  asWritten: boolean;
}

/** How the HTML standard tokenizes the text inside these elements; all of it is dropped. */
const TEXT_MODES: Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
  plaintext: TokenizerMode.PLAINTEXT,
};

/**
 * Reads HTML with the standard's tokenizer and keeps what is on the allow-list. The tree is built here and not by parse5: its
 * reconstruction of formatting elements takes quadratic time and memory on hostile input, this takes linear.
 */
export function parseRichText(html: string): ParsedRichText {
  const builder = new RichTextBuilder();
  const reader = new TagReader(builder);
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, reader);
  reader.setMode = (mode) => {
    tokenizer.state = mode;
  };
  tokenizer.write(html, true);
  builder.finish();
  return { nodes: builder.roots, asWritten: builder.asWritten && !reader.dropped };
}

class TagReader {
  /** Whether anything in the source was left out or read differently than written. */
  dropped = false;
  setMode: (mode: (typeof TokenizerMode)[keyof typeof TokenizerMode]) => void = () => {};
  readonly #builder: RichTextBuilder;
  readonly #gaps = new TextGaps();
  /** The element whose content is being dropped, and how deep in elements of the same name. */
  #dropping: { tag: string; depth: number } | undefined;
  /** Unsafe links are left out; their end tags must not close an outer one. */
  #emptyLinks = 0;

  constructor(builder: RichTextBuilder) {
    this.#builder = builder;
  }

  onStartTag(token: Token.TagToken): void {
    const name = token.tagName;
    const mode = TEXT_MODES[name];
    if (mode !== undefined) this.setMode(mode);
    if (this.#dropping) {
      if (this.#dropping.tag === name) this.#dropping.depth++;
      return;
    }
    if (DROPPED_CONTENT.has(name)) {
      this.dropped = true;
      if (!token.selfClosing || mode !== undefined) this.#dropping = name === "embed" ? undefined : { tag: name, depth: 1 };
      return;
    }
    const tag = allowedTag(name);
    if (this.#gaps.start(name, tag)) {
      this.dropped = true;
      return;
    }
    const allowed = tag && allowedAttributes(tag, token.attrs);
    if (tag === "a" && !allowed) this.#emptyLinks++;
    if (!tag || !allowed) {
      this.dropped = true;
      return;
    }
    if (tag !== name || !isAsWritten(tag, token.attrs, allowed) || (token.selfClosing && !EMPTY_ELEMENTS.has(tag)))
      this.dropped = true;
    this.#builder.start(tag, allowed);
  }

  onEndTag(token: Token.TagToken): void {
    const name = token.tagName;
    if (this.#dropping) {
      if (this.#dropping.tag === name && --this.#dropping.depth === 0) this.#dropping = undefined;
      return;
    }
    const tag = allowedTag(name);
    if (this.#gaps.end(name, tag)) return;
    if (tag !== name) this.dropped = true;
    if (name === "a" && this.#emptyLinks > 0) {
      this.#emptyLinks--;
      return;
    }
    if (tag && !EMPTY_ELEMENTS.has(tag)) this.#builder.end(tag);
    else this.dropped = true;
  }

  onCharacter(token: Token.CharacterToken): void {
    if (!this.#dropping) this.#builder.text(this.#gaps.before(token.chars) + token.chars);
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onNullCharacter(): void {
    this.dropped = true;
  }

  onComment(): void {
    this.dropped = true;
  }

  onDoctype(): void {
    this.dropped = true;
  }

  onParseError(): void {
    this.dropped = true;
  }

  onEof(): void {
    if (this.#dropping) this.dropped = true;
  }
}
