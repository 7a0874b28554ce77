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

export const { getDocument, OPS, Util } = pdfjs;
