import { PDFDocument } from "@cantoo/pdf-lib";
import type { Printed } from "@/domain/page-check/geometry";
import { AttachmentUnreadable, addAttachments, withTopBookmarks } from "@/server/platform/adapters/typesetter/bundle";
import { withExactText } from "@/server/platform/adapters/typesetter/exact-text";
import type { SetBundle, SetDocument } from "@/server/platform/adapters/typesetter/native-engine";
import { packed } from "@/server/platform/adapters/typesetter/pack";
import type { Bundle, Made, Output } from "@/server/platform/workers/messages";
import { measuredPages } from "@/typeset/fit/measured";
import type { TypesettingJob } from "@/typeset/job";
import { readPrintedPage } from "@/typeset/layout/printed-page";
import { pageSizePt, standalonePages } from "@/typeset/layout/svg-pages";
import type { Notice } from "@/typeset/notices";

/** The engine's PDF with its structure compressed: a third of its size. Tags, links and bookmarks stay. */
async function compressed(
  pdf: Uint8Array,
  shaped: boolean,
  change: ((document: PDFDocument) => void | Promise<void>) | null = null,
): Promise<Uint8Array> {
  const small = packed(pdf);
  if (!shaped && !change) return small;
  const document = await PDFDocument.load(small, { updateMetadata: false });
  if (shaped) withExactText(document);
  await change?.(document);
  return document.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

const sentence = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return /message: "((?:[^"\\]|\\.)*)"/.exec(text)?.[1]?.replaceAll('\\"', '"') ?? text;
};

/**
 * The engine's PDF conforming to the accessibility standard or, if the document cannot conform, one without it and a notice with
 * the reason.
 */
function taggedPdf({ compiler, document }: SetDocument): { bytes: Uint8Array; notices: Notice[] } {
  try {
    return { bytes: compiler.pdf(document, { pdfStandard: "ua-1" }), notices: [] };
  } catch (error) {
    return { bytes: compiler.pdf(document), notices: [{ code: "STANDARD_NOT_MET", reason: sentence(error) }] };
  }
}

async function pdf(set: SetDocument): Promise<Made> {
  const { bytes, notices } = taggedPdf(set);
  return {
    output: "pdf",
    bytes: await compressed(bytes, set.shaped),
    pages: set.document.numOfPages,
    notices: [...set.notices, ...notices],
  };
}

/** One file of the bundled documents and their attachments, with a bookmark for each. */
export async function printBundle({ set, lastPages }: SetBundle, { parts, attachments, maxPages }: Bundle): Promise<Made> {
  const { bytes, notices } = taggedPdf(set);
  let pages = 0;
  try {
    const made = await compressed(bytes, set.shaped, async (document) => {
      const attached = await addAttachments(document, attachments, maxPages);
      const set = parts.map(({ title }, index) => ({ title, firstPage: index === 0 ? 0 : (lastPages[index - 1] ?? 0) }));
      withTopBookmarks(document, [...set, ...attached]);
      pages = document.getPageCount();
    });
    return { output: "bundle", bytes: made, pages, notices: [...set.notices, ...notices] };
  } catch (error) {
    if (error instanceof AttachmentUnreadable) return { output: "unreadable", attachment: error.index };
    throw error;
  }
}

/**
 * Pages as the API returns them: `{"pages": […]}` with one page on each line, so that one can be taken out without reading the others.
 */
function pageList(pages: readonly string[]): Uint8Array {
  const lines = pages.map((svg) => JSON.stringify({ svg, ...pageSizePt(svg) }));
  return Buffer.from(`{"pages":[\n${lines.join(",\n")}\n]}`);
}

const printedOf = (pages: readonly string[], notices: readonly Notice[]): Printed => ({
  pages: pages.map(readPrintedPage),
  missing: notices.flatMap((notice) => (notice.code === "GLYPHS_MISSING" ? notice.characters : [])),
});

/** Produces the requested output of a typeset document. */
export async function print(set: SetDocument, output: Exclude<Output, "source">, job: TypesettingJob): Promise<Made> {
  if (output === "pdf") return pdf(set);
  const { notices } = set;
  const svg = set.compiler.svg(set.document);
  if (output === "first-page") return { output, svg: standalonePages(svg, "first"), notices };
  if (output === "measured") return { output, json: Buffer.from(JSON.stringify(measuredPages(job, svg))), notices };
  const pages = standalonePages(svg);
  if (output === "pages") return { output, svg: pages, notices };
  if (output === "page-list") return { output, json: pageList(pages), notices };
  return { output, json: Buffer.from(JSON.stringify(printedOf(pages, notices))), notices };
}
