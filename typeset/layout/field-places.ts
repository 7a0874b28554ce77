import type { FieldPlace } from "@/typeset/job";

interface Spot {
  x: number;
  y: number;
  scale: number;
}

const ORIGIN: Spot = { x: 0, y: 0, scale: 1 };
const TAG = /<(\/?)(g|a|rect)\b([^>]*?)(\/?)>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

function inside(spot: Spot, attributes: string): Spot {
  const transform = attribute(attributes, "transform") ?? "";
  const [x = 0, y = 0] = (/translate\(([^)]*)\)/.exec(transform)?.[1] ?? "0,0").split(",").map(Number);
  const scale = Number(/scale\((-?[\d.]+)/.exec(transform)?.[1] ?? 1);
  return { x: spot.x + x * spot.scale, y: spot.y + y * spot.scale, scale: spot.scale * scale };
}

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/**
 * The position of each field, read from the drawings of a job prepared with `preview`: one place per line of a field. The
 * pages are those of `standalonePages`, in order.
 */
export function fieldPlaces(pages: readonly string[]): FieldPlace[] {
  return pages.flatMap((page, index) => {
    const places: FieldPlace[] = [];
    const stack: Spot[] = [];
    let pointer: string | null = null;
    for (const [, closing, name, attributes = "", empty] of page.matchAll(TAG)) {
      const here = stack.at(-1) ?? ORIGIN;
      if (name === "g") {
        if (closing) stack.pop();
        else if (!empty) stack.push(inside(here, attributes));
      } else if (name === "a") {
        const target = closing ? null : unescaped(attribute(attributes, "href") ?? "");
        pointer = target?.startsWith("field:") ? target.slice("field:".length) : null;
      } else if (pointer !== null && !closing) {
        const [widthPt, heightPt] = [Number(attribute(attributes, "width")), Number(attribute(attributes, "height"))];
        if (widthPt > 0) places.push({ pointer, page: index + 1, xPt: here.x, yPt: here.y, widthPt, heightPt });
      }
    }
    return places;
  });
}
