/** Where a drawing's next element begins, in points, and how much it is scaled. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** An element of a page's drawing that opens or closes. `here` is where the coordinates inside it begin. */
export interface DrawnElement {
  name: string;
  closes: boolean;
  attributes: string;
  here: Spot;
  /** Where its tag ends in the drawing. */
  end: number;
}

const ORIGIN: Spot = { x: 0, y: 0, scale: 1 };
const TAG = /<(\/?)(g|a|rect|path|image|text)\b([^>]*?)(\/?)>/g;

export const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|[\\s:])${name}="([^"]*)"`).exec(attributes)?.[1];

function inside(spot: Spot, attributes: string): Spot {
  const transform = attribute(attributes, "transform") ?? "";
  const [x = 0, y = 0] = (/translate\(([^)]*)\)/.exec(transform)?.[1] ?? "0,0").split(",").map(Number);
  const scale = Number(/scale\((-?[\d.]+)/.exec(transform)?.[1] ?? 1);
  return { x: thousandth(spot.x + x * spot.scale), y: thousandth(spot.y + y * spot.scale), scale: spot.scale * scale };
}

/** Equal places are equal numbers, however many groups they are inside of. */
const thousandth = (points: number): number => Math.round(points * 1000) / 1000;

export const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The elements of a page's drawing (one of `standalonePages`) in the order they are painted, without its definitions. */
export function* drawnElements(page: string): Generator<DrawnElement> {
  const stack: Spot[] = [];
  const begin = page.indexOf("</defs>") + 1;
  for (const match of page.slice(begin).matchAll(TAG)) {
    const [tag, closing, name = "", attributes = "", empty] = match;
    const here = stack.at(-1) ?? ORIGIN;
    if (name === "g") {
      if (closing) stack.pop();
      else if (!empty) stack.push(inside(here, attributes));
    }
    yield { name, closes: closing !== "", attributes, here: stack.at(-1) ?? here, end: begin + match.index + tag.length };
  }
}

/** The field that a link of a job prepared with `preview` names, or null for another link. */
export function fieldOf(attributes: string): string | null {
  const target = unescaped(attribute(attributes, "href") ?? "");
  return target.startsWith("field:") ? target.slice("field:".length) : null;
}
