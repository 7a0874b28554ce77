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

const HIDES = /display:\s*none|visibility:\s*hidden|font-size:\s*0|\bhidden\b/i;

/** One pass: a pattern for the whole would try each beginning with each end, and a text of strangers would stop the process. */
function withoutHiddenElements(text: string): string {
  let shown = "";
  let from = 0;
  const tag = /<(\w+)\b/g;
  for (let begun = tag.exec(text); begun; begun = tag.exec(text)) {
    const end = text.indexOf(">", tag.lastIndex);
    if (end < 0) break;
    const isHidden = HIDES.test(text.slice(tag.lastIndex, end));
    tag.lastIndex = end + 1;
    if (!isHidden) continue;
    shown += text.slice(from, begun.index);
    const close = new RegExp(`</${begun[1]}\\s*>`, "gi");
    close.lastIndex = end;
    from = close.test(text) ? close.lastIndex : text.length;
    tag.lastIndex = from;
  }
  return shown + text.slice(from);
}

/** Without elements. Behind the last “>” none ends, so that none is looked for there. */
function withoutElements(text: string): string {
  const end = text.lastIndexOf(">") + 1;
  return text.slice(0, end).replace(/<\/?[a-z][^>]*>/gi, "") + text.slice(end);
}

/** A third party's text as a model gets it: without invisible characters, comments and elements that a page would not show. */
export const withoutHiddenParts = (text: string): string =>
  withoutHiddenElements(
    visibleCharacters(text)
      .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
      .replace(/<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ""),
  );

/**
 * A model's answer as plain text: invisible characters, comments, elements and the marks of Markdown are removed, and of pictures and links
 * in Markdown the words remain. Addresses stay: `linksIn` finds them.
 */
export const plainAnswer = (text: string): string =>
  withoutElements(
    withoutHiddenParts(text)
      .replace(/!\[([^[\]]*)\]\([^)[]*\)/g, "$1")
      .replace(/\[([^[\]]+)\]\(([^)\s[]*)(?:\s[^)[]*)?\)/g, "$1 ($2)"),
  )
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/(\*\*|__)(?=\S)([\s\S]{0,1000}?\S)\1/g, "$2")
    .replace(/\r\n?/g, "\n")
    .trim();

/** Bounds keep it from trying each beginning with each end. A scheme or name that is longer is found by its last letters. */
const LINK =
  /(?:[a-z][a-z0-9+.-]{0,30}:\/\/|\bwww\.|\b(?:data|javascript|mailto|tel|file|vbscript):)[^\s<>"')\]]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|(?<![\w@.])(?:[a-z0-9-]{1,63}\.){1,20}(?:com|net|org|io|dev|app|ai|co|de|at|ch|fr|es|uk|eu|nl|info|biz|xyz|me|ru|cn|example|test|invalid)(?:\/[^\s<>"')\]]*)?(?![\w.-]{0,64}@)\b/giu;

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
