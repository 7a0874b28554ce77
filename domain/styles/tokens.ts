/**
 * A token of a stylesheet with its position. Words contain everything but white space and `{ } ; : ,`; parentheses keep their
 * content.
 */
export interface Token {
  text: string;
  line: number;
  column: number;
}

const TOKEN = /\/\*[\s\S]*?(?:\*\/|$)|\s+|[{};:,]|(?:[^\s{};:,()/]|\((?:[^(){};\n]*\)?)|\/(?!\*)|\))+/g;

/** Tokenizes a stylesheet, dropping only comments and white space. */
export function styleTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let [line, lineStart] = [1, 0];
  for (const match of source.matchAll(TOKEN)) {
    const [text] = match;
    if (!/^\s|^\/\*/.test(text)) tokens.push({ text, line, column: match.index - lineStart + 1 });
    for (const newline of text.matchAll(/\n/g)) {
      line += 1;
      lineStart = match.index + newline.index + 1;
    }
  }
  return tokens;
}
