import { type Token, Tokenizer, TokenizerMode } from "parse5";

/** How the text inside of these elements is read, as the HTML standard has it. */
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

/** The tokenizer copies what it has of a long text for each piece, so small pieces take quadratic time; large ones delay the check of attributes. */
const CHUNK = 32_768;
/** No honest tag has so many. The tokenizer compares each attribute with all before it, so that a tag of a million would take minutes. */
const MAX_ATTRIBUTES = 500;

/** A page that is made to keep its reader busy. What was read until then counts. */
class Hostile extends Error {}

export type PageEvents = {
  start: (tag: Token.TagToken) => void;
  end: (name: string) => void;
  text: (characters: string) => void;
  /** Whether enough was read. */
  isDone?: () => boolean;
};

class CarefulTokenizer extends Tokenizer {
  refuseEndlessTags(): void {
    const token = this.currentToken;
    if (token !== null && "attrs" in token && token.attrs.length > MAX_ATTRIBUTES) throw new Hostile();
  }
}

/**
 * Reads HTML with the standard's tokenizer, in linear time and without a tree: nesting of any depth costs nothing. Everything that is
 * no element or text is passed over.
 */
export function readTags(html: string, events: PageEvents): void {
  const tokenizer: CarefulTokenizer = new CarefulTokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag(token) {
        const mode = TEXT_MODES[token.tagName];
        if (mode !== undefined) tokenizer.state = mode;
        events.start(token);
      },
      onEndTag: (token) => events.end(token.tagName),
      onCharacter: (token) => events.text(token.chars),
      onWhitespaceCharacter: (token) => events.text(token.chars),
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onParseError: () => {},
      onEof: () => {},
    },
  );
  try {
    for (let at = 0; at < html.length && !events.isDone?.(); at += CHUNK) {
      tokenizer.write(html.slice(at, at + CHUNK), false);
      tokenizer.refuseEndlessTags();
    }
    tokenizer.write("", true);
  } catch (error) {
    if (!(error instanceof Hostile)) throw error;
  }
}
