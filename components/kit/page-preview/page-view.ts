import { createGlyphRuns } from "@/components/kit/page-preview/glyph-runs";
import { DrawingLost, patchedChildren } from "@/components/kit/page-preview/svg-patch";
import { withSvgText } from "@/typeset/layout/svg-pages";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const FIELD = "field:";

export interface PageViewOptions {
  /** Accessible name of a page. */
  pageLabel: (page: number, pages: number) => string;
}

/** A field's links become marks that say which field they are: they must lead nowhere and must not take the Tab key. */
function markFields(added: Element): void {
  for (const link of [...added.querySelectorAll("a"), ...(added.matches("a") ? [added] : [])]) {
    const target = link.getAttributeNS(XLINK, "href") ?? link.getAttribute("href") ?? "";
    link.removeAttributeNS(XLINK, "href");
    link.removeAttribute("href");
    link.removeAttribute("target");
    if (target.startsWith(FIELD)) link.setAttribute("data-field", target.slice(FIELD.length));
  }
}

/** Writes only what differs: every write would have the browser lay out and paint the whole page again. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** The pages of a drawing, without the places they have below each other. */
function pagesOf(root: Element): Element[] {
  const pages = [...root.children].filter((child) => child.classList.contains("typst-page"));
  for (const page of pages) page.removeAttribute("transform");
  return pages;
}

/** Parsed as HTML, because browsers take five times as long for XML; the elements are the same. */
function read(svg: string): Element {
  const root = new DOMParser().parseFromString(withSvgText(svg), "text/html").body.firstElementChild;
  if (root?.localName !== "svg") throw new DrawingLost("unreadable");
  return root;
}

/** A page that is a separate SVG document, parsed. */
type PageDocument = { svg: string; page: Element | null; definitions: Element[] };

function readDocument(svg: string): PageDocument {
  const root = read(createGlyphRuns().merge(svg, true));
  const definitions = [...root.children].filter((child) => child.localName === "defs");
  return {
    svg,
    page: patchedChildren([], pagesOf(root), markFields)[0] ?? null,
    definitions: definitions.map((each) => document.importNode(each, true)),
  };
}

/**
 * Shows drawings as pages: one element per page (`data-page` counts from 1), each with its own SVG, and one hidden SVG with what the
 * pages share. A drawing that differs little changes little. `draw` throws DrawingLost when the whole is needed.
 */
export function createPageView(container: HTMLElement, options: PageViewOptions) {
  const shared = document.createElementNS(SVG, "svg");
  shared.setAttribute("aria-hidden", "true");
  shared.setAttribute("width", "0");
  shared.setAttribute("height", "0");
  shared.style.position = "absolute";
  container.replaceChildren(shared);
  const frames: HTMLElement[] = [];
  let drawn: Element[] = [];
  let documents: (PageDocument | null)[] = [];
  let sizes: { width: number; height: number }[] = [];

  function frame(): HTMLElement {
    const page = document.createElement("section");
    page.className = "page-preview-page";
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("fill", "none");
    page.append(svg);
    return page;
  }

  /** Shows pages; one that is null stays blank, and is taken to be as large as the first. */
  function show(pages: (Element | null)[]): { width: number; height: number }[] {
    while (frames.length > pages.length) frames.pop()?.remove();
    while (frames.length < pages.length) {
      const added = frame();
      frames.push(added);
      container.append(added);
    }
    sizes = pages.map((page, index) => {
      const measured = page ?? pages[0];
      const size = {
        width: Number(measured?.getAttribute("data-page-width")),
        height: Number(measured?.getAttribute("data-page-height")),
      };
      const box = frames[index];
      const svg = box?.firstElementChild;
      if (!box || !svg) return size;
      set(box, "data-page", String(index + 1));
      set(box, "aria-label", options.pageLabel(index + 1, pages.length));
      set(box, "style", `--page-width:${size.width};aspect-ratio:${size.width}/${size.height}`);
      set(svg, "viewBox", `0 0 ${size.width} ${size.height}`);
      if (!page) svg.replaceChildren();
      else if (svg.firstElementChild !== page || svg.childElementCount > 1) svg.replaceChildren(page);
      return size;
    });
    return sizes;
  }

  return {
    /** Draws and returns the pages' sizes in points. */
    draw(svg: string, whole: boolean): { width: number; height: number }[] {
      const root = read(svg);
      const definitions = [...root.children].filter((child) => child.localName === "defs" || child.localName === "style");
      const pages = pagesOf(root);
      const next = patchedChildren(whole ? [] : drawn, pages, markFields);
      // Glyphs are named by their shape: what was defined before stays valid, a drawing only adds.
      if (whole) shared.replaceChildren();
      shared.append(
        ...definitions
          .map((each) => document.importNode(each, true))
          .filter((each) => each.localName === "defs" && each.childElementCount > 0),
      );
      drawn = next;
      documents = [];
      return show(next);
    },
    /** Shows pages that are separate SVG documents, as the server makes them; those that are null as blank paper. */
    showDocuments(svgs: readonly (string | null)[]): void {
      // What is on show stays: reading a page takes as long as painting it.
      const next = svgs.map((svg, index) => {
        const there = documents[index];
        return svg === null ? null : there?.svg === svg ? there : readDocument(svg);
      });
      if (documents.length === 0) shared.replaceChildren();
      for (const each of documents)
        if (each && !next.includes(each)) for (const definition of each.definitions) definition.remove();
      for (const each of next) if (each && !documents.includes(each)) shared.append(...each.definitions);
      documents = next;
      drawn = [];
      show(next.map((each) => each?.page ?? null));
    },
    /** Whether any page but the first is shown as a separate document. */
    showsOtherDocuments: (): boolean => documents.slice(1).some(Boolean),
    /** The sizes of the pages on show, in points. */
    sizes: (): readonly { width: number; height: number }[] => sizes,
    /** The pages' elements, first page first. */
    pages: (): readonly HTMLElement[] => frames,
  };
}

export type PageView = ReturnType<typeof createPageView>;
