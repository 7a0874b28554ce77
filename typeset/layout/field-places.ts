import type { FieldPlace } from "@/typeset/job";
import { attribute, drawnElements, fieldOf } from "@/typeset/layout/drawn-elements";

/**
 * The position of each field, read from the drawings of a job prepared with `preview`: one place per line of a field. The
 * pages are those of `standalonePages`, in order.
 */
export function fieldPlaces(pages: readonly string[]): FieldPlace[] {
  return pages.flatMap((page, index) => {
    const places: FieldPlace[] = [];
    let pointer: string | null = null;
    for (const { name, closes, attributes, here } of drawnElements(page)) {
      if (name === "a") pointer = closes ? null : fieldOf(attributes);
      if (name !== "rect" || closes || pointer === null) continue;
      const [widthPt, heightPt] = [Number(attribute(attributes, "width")), Number(attribute(attributes, "height"))];
      if (widthPt > 0) places.push({ pointer, page: index + 1, xPt: here.x, yPt: here.y, widthPt, heightPt });
    }
    return places;
  });
}
