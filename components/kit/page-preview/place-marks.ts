import type { PdfCheckFinding } from "@/contracts/model/pdf-check-report";

type Place = PdfCheckFinding["places"][number];

/** Puts a frame around places of the pages, in points, and brings the first into view; earlier ones are taken away. */
export function markPlaces(
  pages: readonly HTMLElement[],
  sizes: readonly { width: number; height: number }[],
  places: readonly Place[],
): void {
  for (const page of pages) for (const mark of page.querySelectorAll("[data-place-mark]")) mark.remove();
  const marks = places.flatMap((place) => {
    const [page, size] = [pages[place.page - 1], sizes[place.page - 1]];
    if (!page || !size) return [];
    const mark = frameOf(place, size);
    page.append(mark);
    return [mark];
  });
  marks[0]?.scrollIntoView({ block: "center", inline: "nearest" });
}

/** In shares of the page, so that it stays in its place when the page is zoomed. */
function frameOf(place: Place, size: { width: number; height: number }): HTMLElement {
  const mark = document.createElement("div");
  mark.dataset.placeMark = "";
  const share = (value: number, whole: number) => `${(100 * value) / whole}%`;
  Object.assign(mark.style, {
    position: "absolute",
    left: share(place.left - 2, size.width),
    top: share(place.top - 2, size.height),
    width: share(place.width + 4, size.width),
    height: share(place.height + 4, size.height),
    borderRadius: "3px",
    outline: "2px solid var(--warning, #b45309)",
    background: "color-mix(in oklch, var(--warning, #b45309) 14%, transparent)",
    mixBlendMode: "multiply",
    pointerEvents: "none",
  });
  return mark;
}
