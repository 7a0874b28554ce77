import { inReadingOrder } from "@/components/kit/page-preview/writing/reading-order";

/** The areas of a field on the pages. */
export const areasOf = (surface: ParentNode, pointer: string): Element[] => [
  ...surface.querySelectorAll(`[data-field="${CSS.escape(pointer)}"]`),
];

/** The pieces of text in the areas of a field, in the order in which they are written. */
export function runsOf(surface: ParentNode, pointer: string): SVGTextElement[] {
  const areas = areasOf(surface, pointer);
  const pages = new Set(areas.map((area) => area.closest("[data-page]")));
  const boxes = areas.map((area) => area.getBoundingClientRect());
  return [...pages].flatMap((page) => {
    const pieces = [...(page ?? surface).querySelectorAll<SVGTextElement>("text")].map((run) => {
      const { left, right, top, bottom } = run.getBoundingClientRect();
      return { run, text: run.textContent ?? "", left, right, top, bottom };
    });
    return inReadingOrder(
      pieces.filter(({ left, right, top, bottom }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
      }),
    ).map(({ run }) => run);
  });
}
