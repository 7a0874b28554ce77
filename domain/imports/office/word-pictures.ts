import type { ShownPicture } from "@/domain/imports/office/pictures";
import type { WordPackage } from "@/domain/imports/office/word-package";
import { childOf, elementsOf, type XmlElement } from "@/domain/imports/xml";

const EMU_PER_PT = 12_700;

interface Place {
  part: string;
  size: ShownPicture["size"];
  isInTable: boolean;
}

/** The pictures that a Word document shows, headers first. The same picture is counted once, however often it is shown. */
export function wordPictures(word: WordPackage): ShownPicture[] {
  const found = new Map<string, ShownPicture>();
  let isOnFirstPage = true;
  const add = (id: string | undefined, { part, size }: Place) => {
    const source = id === undefined ? null : word.pictureOf(part, id);
    const key = source ?? `${part} ${id ?? found.size}`;
    if (!found.has(key)) found.set(key, { source, isOnFirstPage, size });
  };
  const walk = (element: XmlElement, place: Place): void => {
    const { name, attributes } = element;
    if (name === "del" || name === "moveFrom") return;
    // A column that is a cell of a table continues before the next one begins on the first page.
    if ((name === "lastRenderedPageBreak" || (name === "br" && attributes.type === "page")) && !place.isInTable)
      isOnFirstPage = false;
    if (name === "blip") add(attributes.embed, place);
    if (name === "imagedata") add(attributes.id, place);
    const within = { ...place, size: sizeOf(element) ?? place.size, isInTable: place.isInTable || name === "tbl" };
    const inside = name === "AlternateContent" ? (childOf(element, "Choice") ?? childOf(element, "Fallback")) : undefined;
    for (const child of inside ? elementsOf(inside) : elementsOf(element)) walk(child, within);
  };
  for (const { part, root } of word.headers) walk(root, { part, size: null, isInTable: false });
  walk(word.document, { part: "", size: null, isInTable: false });
  return [...found.values()];
}

/** The size of a drawing, of a picture or shape in one, or of a shape of older versions. */
function sizeOf(element: XmlElement): ShownPicture["size"] {
  const extent = childOf(element, "spPr", "xfrm", "ext") ?? childOf(element, "extent");
  const drawn = { width: Number(extent?.attributes.cx) / EMU_PER_PT, height: Number(extent?.attributes.cy) / EMU_PER_PT };
  if (drawn.width > 0 && drawn.height > 0) return drawn;
  const style = element.name === "shape" ? (element.attributes.style ?? "") : "";
  const [, width] = /(?:^|;)\s*width:\s*([\d.]{1,12})pt/i.exec(style) ?? [];
  const [, height] = /(?:^|;)\s*height:\s*([\d.]{1,12})pt/i.exec(style) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
