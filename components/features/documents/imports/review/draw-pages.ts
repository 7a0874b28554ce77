/** Letters are drawn with so many pixels to a CSS pixel at most: more costs memory and shows nothing. */
const MAX_DENSITY = 2;

/** A page that is not shown yet, on the other side of a phone, is drawn for this width. */
const USUAL_WIDTH = 640;

/** Draws the pages of a PDF on canvases, one after the other. The reader of PDFs is loaded with the first one. */
export async function drawPages(file: Blob, canvases: readonly HTMLCanvasElement[], signal: AbortSignal): Promise<void> {
  const [{ getDocument }, worker] = await Promise.all([import("pdfjs-dist"), import("pdfjs-dist/build/pdf.worker.min.mjs")]);
  // The pages are drawn here and not in a worker: the bundler's workers load their parts with a separate script, which our content
  // policy forbids. A page of a resume takes some hundredths of a second.
  Object.assign(globalThis, { pdfjsWorker: worker });
  const data = new Uint8Array(await file.arrayBuffer());
  if (signal.aborted) return;
  // The file belongs to the user but may come from elsewhere: none of its code runs.
  const task = getDocument({ data, isEvalSupported: false, enableXfa: false, verbosity: 0 });
  try {
    const document = await task.promise;
    for (const [index, canvas] of canvases.entries()) {
      if (signal.aborted) return;
      const page = await document.getPage(index + 1);
      const { width } = page.getViewport({ scale: 1 });
      const density = Math.min(MAX_DENSITY, window.devicePixelRatio || 1);
      const viewport = page.getViewport({ scale: ((canvas.clientWidth || USUAL_WIDTH) / width) * density });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      canvas.dataset.drawn = "true";
    }
  } finally {
    await task.destroy();
  }
}
