import { CONTAINERS, MAX_OPEN_ELEMENTS, TEXT_BLOCKS } from "@/domain/rich-text/element";

const MARKS = ["strong", "em", "u", "s", "mark", "code", "sub", "sup"];

/** Tags without attributes, exactly as editors write them; everything else needs the full reader. */
const TAGS = new Map<string, { name: string; ends: boolean }>(
  [...TEXT_BLOCKS, ...CONTAINERS, ...MARKS].flatMap((name) => [
    [`<${name}>`, { name, ends: false }],
    [`</${name}>`, { name, ends: true }],
  ]),
);
const LINE_BREAKS: ReadonlySet<string> = new Set(["<br>", "<br/>", "<br />"]);

/** A short tag, text, or anything else that begins like a tag. */
const TOKEN = /<[^<>]{0,12}>|[^<]+|</g;
/** An ampersand that is neither alone nor a common reference is ambiguous. */
const UNUSUAL = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#39);|\s|$)|\0/;

/**
 * Whether rich text is certainly clean, at a tenth of the full parser's cost: plain tags, properly nested, nothing else. Most
 * saved text was saved before, so this is the common case. false means “check further”, not “unclean”.
 */
export function isPlainlyClean(html: string): boolean {
  const open: string[] = [];
  for (const [token] of html.matchAll(TOKEN)) {
    if (!accepts(token, open)) return false;
  }
  return open.length === 0;
}

function accepts(token: string, open: string[]): boolean {
  const parent = open.at(-1);
  const inList = parent === "ul" || parent === "ol";
  if (!token.startsWith("<")) return !UNUSUAL.test(token) && (!inList || token.trim() === "");
  if (LINE_BREAKS.has(token)) return !inList;
  const tag = TAGS.get(token);
  if (!tag) return false;
  if (tag.ends) return open.pop() === tag.name;
  if (open.length >= MAX_OPEN_ELEMENTS || !mayStand(tag.name, parent, inList, open)) return false;
  open.push(tag.name);
  return true;
}

function mayStand(name: string, parent: string | undefined, inList: boolean, open: readonly string[]): boolean {
  if (name === "li") return inList;
  if (TEXT_BLOCKS.has(name) || CONTAINERS.has(name)) return parent === undefined || parent === "li" || parent === "blockquote";
  return !inList && !open.includes(name);
}
