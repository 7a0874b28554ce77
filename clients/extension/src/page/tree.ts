type ShadowReader = (element: HTMLElement) => ShadowRoot | null;
type WithClosed = { openOrClosedShadowRoot?: ShadowRoot | null };

/** The shadow root of an element, closed ones included: what a person sees is part of the page. */
export function shadowOf(element: Element): ShadowRoot | null {
  if (element.shadowRoot) return element.shadowRoot;
  if (!element.localName.includes("-") || !(element instanceof HTMLElement)) return null;
  const read = (globalThis as { chrome?: { dom?: { openOrClosedShadowRoot?: ShadowReader } } }).chrome?.dom
    ?.openOrClosedShadowRoot;
  return read ? read(element) : ((element as WithClosed).openOrClosedShadowRoot ?? null);
}

/** All elements below a node in the order of the page, those in shadow roots included. */
export function* elementsBelow(root: ParentNode & Node): Generator<Element> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node as Element;
    yield element;
    const shadow = shadowOf(element);
    if (shadow) yield* elementsBelow(shadow);
  }
}

/** The element around another, across the boundary of a shadow root. */
export function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

export function* ancestorsOf(element: Element): Generator<Element> {
  for (let each = parentOf(element); each; each = parentOf(each)) yield each;
}

/** Looks an id up where the element is: ids of a shadow root are its own. */
export const byId = (element: Element, id: string): Element | null => {
  const root = element.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
};
