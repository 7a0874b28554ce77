/**
 * Invisible characters that hide text from people: zero-width and direction marks, soft hyphens, variation selectors and the
 * invisible alphabet of tags. Joiners stay between letters of scripts that need them.
 */
const INVISIBLE =
  /(?!\u200c|\u200d)\p{Default_Ignorable_Code_Point}|(?<![\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}])(?:\u200c|\u200d)/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A text without invisible characters. */
export const visibleCharacters = (text: string): string => text.toWellFormed().replace(INVISIBLE, "").replace(CONTROL, "");

/** A third party's text as a model gets it: without invisible characters, comments and elements that a page would not show. */
export const withoutHiddenParts = (text: string): string =>
  visibleCharacters(text)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(
      /<(\w+)\b[^>]*(?:display:\s*none|visibility:\s*hidden|font-size:\s*0|\bhidden\b)[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,
      "",
    );

/**
 * A model's answer as plain text: invisible characters, comments, elements and the marks of Markdown are removed, and of pictures and links
 * in Markdown the words remain. Addresses stay: `linksIn` finds them.
 */
export const plainAnswer = (text: string): string =>
  withoutHiddenParts(text)
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[([^\]]+)\]\(([^)\s]*)[^)]*\)/g, "$1 ($2)")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, "$2")
    .replace(/\r\n?/g, "\n")
    .trim();

const LINK =
  /(?:[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(?:data|javascript|mailto|tel|file|vbscript):)[^\s<>"')\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@.])(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|app|ai|co|de|at|ch|fr|es|uk|eu|nl|info|biz|xyz|me|ru|cn|example|test|invalid)(?:\/[^\s<>"')\]]*)?(?![\w.-]*@)\b/giu;

/** Every address in a text: of pages, pictures, mail and telephone. */
export const linksIn = (text: string): string[] => [...text.matchAll(LINK)].map(([link]) => link.replace(/[.,;:!?]+$/, ""));

const comparable = (link: string) =>
  link
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/[/.,;]+$/, "");

/** The addresses in a text that its sources do not have. */
export function foreignLinks(text: string, sources: readonly string[]): string[] {
  const known = new Set(sources.flatMap(linksIn).map(comparable));
  return linksIn(text).filter((link) => !known.has(comparable(link)));
}
