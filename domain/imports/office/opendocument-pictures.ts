import { LIMITS } from "@/contracts/limits";
import type { ShownPicture } from "@/domain/imports/office/pictures";
import { childOf, childrenOf, elementsOf, type XmlElement, xmlText } from "@/domain/imports/xml";

const PT_PER: Record<string, number> = { pt: 1, pc: 12, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75 };
/** A bitmap that is written as text. */
const MAX_TEXT = Math.ceil((LIMITS.fileBytes * 4) / 3);

/** The pictures that parts of an OpenDocument text show, in order. */
export function openDocumentPictures(parts: readonly XmlElement[]): ShownPicture[] {
  const shown: ShownPicture[] = [];
  let isOnFirstPage = true;
  const walk = (element: XmlElement, isInTable: boolean): void => {
    const { name } = element;
    if (name === "tracked-changes") return;
    // A column that is a cell of a table continues before the next one begins on the first page.
    if (name === "soft-page-break" && !isInTable) isOnFirstPage = false;
    // A drawing has a bitmap beside it for programs that do not draw it.
    const images = childrenOf(element, "image");
    const image = images.find((each) => !/\.svgz?$/i.test(each.attributes.href ?? "")) ?? images[0];
    if (name === "frame" && image) shown.push({ source: sourceOf(image), isOnFirstPage, size: sizeOf(element) });
    for (const child of elementsOf(element)) walk(child, isInTable || name === "table");
  };
  for (const part of parts) walk(part, false);
  return shown;
}

/** A path in the archive, or the bytes within a flat document. Other addresses are never opened. */
function sourceOf(image: XmlElement): ShownPicture["source"] {
  const { href = "" } = image.attributes;
  if (href !== "") return /^(?:[a-z][\w+.-]*:|\/|\.\.)/i.test(href) ? null : href.replace(/^\.\//, "");
  const text = xmlText(childOf(image, "binary-data"));
  return text === "" || text.length > MAX_TEXT ? null : bytesOf(text.replace(/\s+/g, ""));
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function sizeOf({ attributes }: XmlElement): ShownPicture["size"] {
  const [width, height] = [attributes.width, attributes.height].map((text = "") => {
    const [, number = "", unit = ""] = /^([\d.]{1,12})([a-z]{2})$/i.exec(text) ?? [];
    return Number(number) * (PT_PER[unit.toLowerCase()] ?? 0);
  });
  return width && height ? { width, height } : null;
}
