import { ancestorsOf } from "./tree";

/** The badge covers the upper edge of its field, which contains nothing. */
const ABOVE = 9;
const GAP = 6;
/** Of a taller field, the first line. */
const LINE = 44;
const MIN_WIDTH = 40;

type Mark = { target: Element; badge: HTMLElement };
const marks: Mark[] = [];
let layer: ShadowRoot | null = null;

const STYLE = `
  :host { all: initial !important; position: absolute !important; inset: 0 auto auto 0 !important; inline-size: 0 !important; block-size: 0 !important; z-index: 2147483646 !important; }
  span { position: absolute; font: 10px/14px system-ui, sans-serif; padding: 0 5px; border-radius: 3px; color: #fff; background: #18586c; white-space: nowrap; pointer-events: none; }
`;

/** Writes beside a filled field where its value comes from. The page can neither read the text nor reach it. */
export function mark(target: Element, text: string): void {
  layer ??= newLayer();
  const badge = document.createElement("span");
  badge.textContent = text;
  layer.append(badge);
  marks.push({ target, badge });
  place();
}

function newLayer(): ShadowRoot {
  const host = document.createElement("div");
  host.setAttribute("aria-hidden", "true");
  document.documentElement.append(host);
  const shadow = host.attachShadow({ mode: "closed" });
  const style = document.createElement("style");
  style.textContent = STYLE;
  shadow.append(style);
  let isWaiting = false;
  const later = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      place();
    });
  };
  addEventListener("scroll", later, { capture: true, passive: true });
  addEventListener("resize", later, { passive: true });
  return shadow;
}

function place(): void {
  for (const { target, badge } of marks) {
    const box = boxOf(target);
    badge.style.display = target.isConnected && box.width > 0 ? "" : "none";
    // Beside the field where there is room, else over its upper edge.
    const isBeside = box.right + GAP + badge.offsetWidth < document.documentElement.clientWidth;
    badge.style.top = `${scrollY + (isBeside ? box.top + (Math.min(box.height, LINE) - badge.offsetHeight) / 2 : box.top - ABOVE)}px`;
    badge.style.left = `${scrollX + (isBeside ? box.right + GAP : Math.max(0, box.right - badge.offsetWidth))}px`;
  }
}

/** The box that a person sees as the field: inputs of lists and of files are smaller, or hidden. */
function boxOf(target: Element): DOMRect {
  for (const each of [target, ...ancestorsOf(target)]) {
    const box = each.getBoundingClientRect();
    if (box.width >= MIN_WIDTH && box.height > 4) return box;
  }
  return target.getBoundingClientRect();
}
