/** One page of a document as the engine draws it. */
interface SvgPage {
  widthPt: number;
  heightPt: number;
  /** The page's own `<g>`, as text. */
  content: string;
}

const PAGE =
  /<g class="typst-page" transform="translate\(0, [\d.]+\)" data-tid="[^"]*"( data-reuse-from="[^"]*")? data-page-width="([\d.]+)" data-page-height="([\d.]+)"/g;

/**
 * Takes the engine's drawing of a whole document apart: the shared definitions (glyphs, clip paths) and the pages, which are
 * one below the other.
 */
function splitPages(svg: string): { definitions: string; pages: SvgPage[] } {
  const matches = [...svg.matchAll(PAGE)];
  const definitions = svg
    .slice(0, matches[0]?.index ?? svg.length)
    .replace(/^<svg[^>]*>/, "")
    .replace(/<style[^>]*>.*?<\/style>/gs, "");
  const end = svg.lastIndexOf("</svg>");
  const pages = matches.map((match, index) => {
    const content = svg.slice(match.index, matches[index + 1]?.index ?? end);
    return { ...paperSizePt(content, Number(match[2]), Number(match[3])), content };
  });
  return { definitions, pages };
}

const PAPER = /<path class="typst-shape" d="M 0 0 L 0 ([\d.]+) L ([\d.]+) \1 L \2 0 Z "/;

/** The size of the paper, which is the first shape of a page. The engine gives the page's own size in whole points, rounded up. */
function paperSizePt(content: string, widthPt: number, heightPt: number): { widthPt: number; heightPt: number } {
  const [, height, width] = PAPER.exec(content.slice(0, 2000)) ?? [];
  const isPaper = Math.ceil(Number(width)) === widthPt && Math.ceil(Number(height)) === heightPt;
  return isPaper ? { widthPt: Number(width), heightPt: Number(height) } : { widthPt, heightPt };
}

const LAID_TEXT =
  /<g transform="scale\(16,-16\)"><foreignObject x="([^"]*)" y="[^"]*" width="([^"]*)" height="([^"]*)"><h5:div class="tsel"[^>]*>(.*?)<\/h5:div><\/foreignObject><\/g>/gs;

/**
 * The engine lays HTML over its glyphs so that text can be selected. SVG text of the same length does the same and costs a
 * browser a fraction to draw. It has no fill: it can be read, found and selected, but is invisible.
 */
export const withSvgText = (svg: string): string =>
  svg.replace(
    LAID_TEXT,
    '<g transform="scale(16,-16)"><text x="$1" y="0" font-size="$3" textLength="$2" lengthAdjust="spacingAndGlyphs" fill="none">$4</text></g>',
  );

const LINK_OR_PICTURE = /<(?:a|image)(?:\s+[\w:-]+="[^"]*")*/g;

/** The engine does not escape `<` in link targets and in the names of pictures, or `]]>` in texts: XML readers reject such a page. */
const wellFormed = (svg: string): string =>
  svg.replace(LINK_OR_PICTURE, (tag) => `<${tag.slice(1).replaceAll("<", "&lt;")}`).replaceAll("]]>", "]]&gt;");

/** A page without the invisible text and links on top, for making a picture of it. */
export const withoutText = (page: string): string => page.replace(/<text\b.*?<\/text>/gs, "").replace(/<a\b.*?<\/a>/gs, "");

const DEFINITION =
  /<(path|symbol|clipPath|linearGradient|radialGradient|pattern)\b[^>]*?\bid="([^"]+)"[^>]*?(?:\/>|>.*?<\/\1>)/gs;

/**
 * Each page as a separate SVG document, holding the definitions it uses. Text can be selected, links can be followed. `which` takes
 * only the first or the last one.
 */
export function standalonePages(svg: string, which: "all" | "first" | "last" = "all"): string[] {
  const { definitions, pages: all } = splitPages(svg);
  const byId = new Map([...wellFormed(definitions).matchAll(DEFINITION)].map((match) => [match[2] ?? "", match[0]]));
  const chosen = which === "all" ? all : which === "first" ? all.slice(0, 1) : all.slice(-1);
  return chosen.map(({ content: drawn, ...size }) => {
    const page = { ...size, content: wellFormed(withSvgText(drawn)) };
    const used = new Set([...page.content.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? ""));
    const defs = [...used].map((id) => byId.get(id) ?? "").join("");
    // A space is used like any glyph but has no drawing.
    const content = page.content
      .replace(/transform="translate\(0, [\d.]+\)"/, "")
      .replace(/<use [^>]*href="#([^"]+)"\/>/g, (use, id: string) => (byId.has(id) ? use : ""));
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${page.widthPt} ${page.heightPt}" width="${page.widthPt}pt" height="${page.heightPt}pt" fill="none"><style>text{white-space:pre}.pseudo-link{fill:transparent}</style><defs>${defs}</defs>${content}</svg>`;
  });
}

/** How many pages a drawing of a whole document has. */
export const pageCount = (svg: string): number => svg.match(PAGE)?.length ?? 0;

/** The size of a page that is a separate SVG document, in points; A4 if it has none. */
export function pageSizePt(svg: string): { widthPt: number; heightPt: number } {
  const [, width = "595", height = "842"] = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { widthPt: Number(width), heightPt: Number(height) };
}
