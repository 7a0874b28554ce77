/** One token of a content stream, with its position. */
export interface Token {
  kind: "name" | "number" | "string" | "hex" | "open" | "close" | "operator";
  text: string;
  start: number;
  end: number;
}

const SPACE = /[\0\t\n\f\r ]*/y;
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** The end of the parenthesised string that begins at `start`. */
function stringEnd(content: string, start: number): number {
  let depth = 0;
  for (let at = start; at < content.length; at++) {
    const character = content[at];
    if (character === "\\") at += 1;
    else if (character === "(") depth += 1;
    else if (character === ")" && --depth === 0) return at + 1;
  }
  return content.length;
}

const matchEnd = (pattern: RegExp, content: string, at: number): number => {
  pattern.lastIndex = at;
  pattern.test(content);
  return pattern.lastIndex || at;
};

/** Tokenizes a content stream (one character per byte). Inline images are not supported; the engine writes none. */
export function* tokensOf(content: string): Generator<Token> {
  let at = matchEnd(SPACE, content, 0);
  while (at < content.length) {
    const start = at;
    const two = content.slice(at, at + 2);
    const one = content[at] ?? "";
    let kind: Token["kind"] = "operator";
    if (two === "<<" || two === ">>") {
      kind = two === "<<" ? "open" : "close";
      at += 2;
    } else if (one === "[" || one === "]") {
      kind = one === "[" ? "open" : "close";
      at += 1;
    } else if (one === "(") {
      kind = "string";
      at = stringEnd(content, at);
    } else if (one === "<") {
      kind = "hex";
      at = content.indexOf(">", at) + 1 || content.length;
    } else if (one === "/") {
      kind = "name";
      at = Math.max(at + 1, matchEnd(REGULAR, content, at + 1));
    } else {
      at = Math.max(at + 1, matchEnd(REGULAR, content, at));
      if (NUMBER.test(content.slice(start, at))) kind = "number";
    }
    yield { kind, text: content.slice(start, at), start, end: at };
    at = matchEnd(SPACE, content, at);
  }
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The bytes of a string token, one character for each. */
export function stringBytes({ kind, text }: Pick<Token, "kind" | "text">): string {
  if (kind === "hex") {
    const digits = text.slice(1, -1).replaceAll(/\s/g, "");
    return digits.replaceAll(/..?/g, (pair) => String.fromCharCode(Number.parseInt(pair.padEnd(2, "0"), 16)));
  }
  return text
    .slice(1, -1)
    .replaceAll(/\\(?:([0-7]{1,3})|(\r\n|[^0-7]))/g, (_all, octal: string | undefined, other: string | undefined) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
      if (other === "\n" || other === "\r" || other === "\r\n") return "";
      return ESCAPES[other ?? ""] ?? other ?? "";
    });
}

/** Decodes a PDF text string: UTF-16 if it has that byte order mark. */
export function textOf(bytes: string): string {
  if (!bytes.startsWith("\u00FE\u00FF")) return bytes;
  return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
}
