/** The package has no types for it; it is only handed to the package itself. */
declare module "pdfjs-dist/build/pdf.worker.min.mjs";
