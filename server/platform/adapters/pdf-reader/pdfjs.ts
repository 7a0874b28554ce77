import type * as Pdfjs from "pdfjs-dist";

// The build for Node 20 brings what is missing there, and replaces these of the whole process with slower ones in JavaScript.
const { parse, stringify } = JSON;
const { push } = Array.prototype;
const { toString: sourceOf } = Function.prototype;

const pdfjs: typeof Pdfjs = await import("pdfjs-dist/legacy/build/pdf.mjs");
// Otherwise loaded with the first document, when it would replace them again.
await import("pdfjs-dist/legacy/build/pdf.worker.mjs");

Object.assign(JSON, { parse, stringify });
Object.defineProperty(Array.prototype, "push", { value: push });
Object.defineProperty(Function.prototype, "toString", { value: sourceOf });

/**
 * Nothing is drawn, so the outlines of letters need not be made: pdf.js makes them where a page cannot load fonts. This place
 * takes all fonts and does nothing with them.
 */
class IgnoredFont {
  readonly loaded = Promise.resolve(this);
}
Object.assign(globalThis, { FontFace: IgnoredFont });
export const WITHOUT_OUTLINES = {
  disableFontFace: false,
  ownerDocument: { fonts: { add: () => {}, delete: () => {} } } as unknown as Document,
};

export const { getDocument, OPS, Util } = pdfjs;
