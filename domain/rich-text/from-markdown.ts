import { micromark } from "micromark";
import { cleanRichText } from "@/domain/rich-text/clean";

/** Anything that HTML would read as a tag or comment. */
const TAG = /<[a-z/!?]/i;
/** What people and models mean as Markdown: lists, headings, quotes, bold, italics, links and paragraphs by a blank line. */
const MARKS =
  /^ {0,3}(?:[-*] +\S|#{1,6} +\S|> *\S)|^ {0,3}\d{1,2}[.)] +\S.*\n(?:.*\n)*? {0,3}\d{1,2}[.)] +\S|\*\*[^\s*](?:[^*]*[^\s*])?\*\*|(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])|\[[^\]\n]{1,300}\]\([^()\s]{1,2000}\)|\S[ \t]*\n[ \t]*\n\s*\S/m;

/** Syntax that is left as text: HTML, and what would lose words, such as definitions of links and languages of code. */
const AS_TEXT = [
  "htmlFlow",
  "htmlText",
  "definition",
  "codeFenced",
  "codeIndented",
  "setextUnderline",
  "labelStartImage",
  "autolink",
  "characterEscape",
];
/** The library takes quadratic time for marks: 10,000 of them 9 seconds, 200 a few milliseconds. Descriptions have dozens. */
const MAX_MARKS = 200;
const MARK = /[*_`[\]>#]|^[ \t]*(?:[-+]|\d+[.)])/gm;

/**
 * Markdown as rich text. Programs and models often send it where HTML is expected. Text with tags is HTML already, and text without marks
 * is what it is: both are returned unchanged, so converting twice is the same as once.
 */
export function markdownToRichText(text: string): string {
  if (TAG.test(text) || !MARKS.test(text) || (text.match(MARK)?.length ?? 0) > MAX_MARKS) return text;
  const html = micromark(withoutLoneNumbers(text.replaceAll(/\r\n?/g, "\n")), { extensions: [{ disable: { null: AS_TEXT } }] });
  return cleanRichText(withLineBreaks(html));
}

/** `1. January` is a date. A single number makes no list. */
function withoutLoneNumbers(text: string): string {
  const numbers = text.match(/^ {0,3}\d{1,9}[.)] /gm) ?? [];
  return numbers.length > 1 ? text : text.replaceAll(/^( {0,3}\d{1,9})([.)]) /gm, "$1$2\u00a0");
}

/** A line break within a paragraph was typed on purpose: a sign-off and a name, an address. Between blocks it means nothing. */
const withLineBreaks = (html: string) =>
  html
    .replaceAll(/(<\/(?:p|ul|ol|li|blockquote|h[1-6])>|<(?:ul|ol|li|blockquote)(?: [^>]*)?>|<hr \/>)\n/g, "$1")
    .replaceAll(/\n(?=<\/?(?:p|ul|ol|li|blockquote|h[1-6]|hr)\b)/g, "")
    .replaceAll(/<br \/>\n?|\n/g, "<br>")
    .replace(/(?:<br>)+$/, "");
