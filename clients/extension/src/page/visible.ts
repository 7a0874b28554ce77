import { ancestorsOf } from "./tree";

const MIN_SIZE = 4;
const MIN_OPACITY = 0.1;

/** Whether a person can see an element. Fields that nobody sees are there to catch programs. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: false })) return false;
  const box = element.getBoundingClientRect();
  if (box.width < MIN_SIZE || box.height < MIN_SIZE || isOutside(box)) return false;
  let opacity = 1;
  for (const each of [element, ...ancestorsOf(element)]) {
    if (each.getAttribute("aria-hidden") === "true" || each.hasAttribute("inert")) return false;
    const style = getComputedStyle(each);
    opacity *= Number(style.opacity);
    if (opacity < MIN_OPACITY || isClipped(style)) return false;
    if (each !== element && each !== document.documentElement && each !== document.body && cutsOff(each, style, box))
      return false;
  }
  return true;
}

/** Left of or above everything that can be scrolled to. */
function isOutside({ right, bottom, left, top }: DOMRect): boolean {
  const page = document.documentElement;
  const width = Math.max(page.scrollWidth, innerWidth);
  const height = Math.max(page.scrollHeight, innerHeight, document.body?.scrollHeight ?? 0);
  const isRtl = getComputedStyle(page).direction === "rtl";
  const x = isRtl ? 0 : scrollX;
  return (
    bottom + scrollY <= 0 ||
    top + scrollY >= height + 1 ||
    (isRtl ? right < innerWidth - width : right + x <= 0) ||
    left + x >= width + 1
  );
}

const isClipped = ({ clip, clipPath }: CSSStyleDeclaration): boolean =>
  /^rect\((0px|1px),? (0px|1px),? (0px|1px),? (0px|1px)\)$/.test(clip) || /^inset\((50|100)%\)|^circle\(0/.test(clipPath);

/** A box of no size that hides what does not fit into it, or one that the element lies outside of. */
function cutsOff(around: Element, { overflowX, overflowY, position }: CSSStyleDeclaration, box: DOMRect): boolean {
  if (position === "fixed") return false;
  const own = around.getBoundingClientRect();
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  if (hides(overflowX) && own.width < MIN_SIZE) return true;
  if (hides(overflowY) && own.height < MIN_SIZE) return true;
  return (
    hides(overflowX) &&
    hides(overflowY) &&
    (box.right <= own.left || box.left >= own.right || box.bottom <= own.top || box.top >= own.bottom)
  );
}
