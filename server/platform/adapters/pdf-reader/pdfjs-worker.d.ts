/** pdf.js has no types for what it loads with the first document. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";
