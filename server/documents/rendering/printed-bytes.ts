import { createHash } from "node:crypto";
import sharp from "sharp";
import { drawnPage } from "@/server/platform/adapters/typesetter/draw-page";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { AttachmentRefused, WorkBusy, WorkFailed, WorkInterrupted, WorkTimedOut } from "@/server/platform/workers/errors";
import type { Measured } from "@/typeset/fit/fit";
import type { TypesettingJob } from "@/typeset/job";
import { pageSizePt } from "@/typeset/layout/svg-pages";
import { loadFonts } from "./fonts";
import { loadPictures } from "./pictures";
import { resultCache } from "./recent-results";
import { typesetter } from "./typesetter";

/** `pages` is what the API returns for them, `thumbnail` the first page as WebP, `first-page` the same as wide as on a screen, `card` its upper part for links, `measured` how a job with `preview` came out, `printed` what is where on its pages. */
export type PrintKind = "pdf" | "pages" | "thumbnail" | "first-page" | "card" | "measured" | "printed";

const THUMBNAIL_PIXELS = 480;
const FIRST_PAGE_PIXELS = 900;

type Images = Record<string, Uint8Array>;

/** The same bytes, which a process has sent. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

const MAKERS: Record<PrintKind, (job: TypesettingJob, images: Images) => Promise<Buffer>> = {
  pdf: async (job, images) => Buffer.from((await typesetter().pdf(job, images)).bytes),
  pages: async (job, images) => asBuffer(await typesetter().json("page-list", job, images)),
  measured: async (job, images) => asBuffer(await typesetter().json("measured", job, images)),
  printed: async (job, images) => asBuffer(await typesetter().json("printed", job, images)),
  card: async (job, images) => cardOf((await typesetter().firstPage(job, images)).svg),
  thumbnail: async (job, images) => Buffer.from((await typesetter().thumbnail(job, images, THUMBNAIL_PIXELS)).bytes),
  "first-page": async (job, images) => Buffer.from((await typesetter().thumbnail(job, images, FIRST_PAGE_PIXELS)).bytes),
};

/** The rendered output of a job, from the cache if possible. Throws TYPESETTING_FAILED and SERVICE_UNAVAILABLE. */
export async function printedBytes(db: Db, kind: PrintKind, job: TypesettingJob): Promise<Buffer> {
  return translated(() => resultCache.get(keyOf(kind, job), async () => MAKERS[kind](job, await loadFiles(db, job))));
}

/** Runs a rendering task and converts its failures to errors of the catalogue. */
export async function translated<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    throw translate(error);
  }
}

/** Pages in the order of their numbers. Each is read when its turn comes: a long document has megabytes of them. */
export async function* printedPages(db: Db, job: TypesettingJob): AsyncGenerator<string> {
  const bytes = await printedBytes(db, "pages", job);
  for (let page = 1; ; page++) {
    const svg = pageIn(bytes, page);
    if (svg === null) return;
    yield svg;
  }
}

/** One page as an SVG document. Throws NOT_FOUND for a page that does not exist. */
export async function printedPage(db: Db, job: TypesettingJob, page: number): Promise<string> {
  const svg = pageIn(await printedBytes(db, "pages", job), page);
  if (svg === null) throw failure("NOT_FOUND", { message: `This document has no page ${page}.` });
  return svg;
}

/** The page on its line, without reading the others. The first and the last line have none. */
function pageIn(bytes: Buffer, page: number): string | null {
  let start = 0;
  for (let line = 0; line < page; line++) {
    start = bytes.indexOf("\n", start) + 1;
    if (start === 0) return null;
  }
  const end = bytes.indexOf("\n", start);
  if (end < 0) return null;
  const { svg } = JSON.parse(bytes.toString("utf8", start, end).replace(/,$/, "")) as { svg: string };
  return svg;
}

/** Pixels per point in pictures of a page: 200 dpi. */
const PICTURE_PIXELS_PER_PT = 200 / 72;

/** One page of a job as a PNG. Throws NOT_FOUND for a page that does not exist. */
export const pagePicture = async (db: Db, job: TypesettingJob, page: number): Promise<Buffer> =>
  pictureOfPage(await printedPage(db, job, page));

/** A page as a PNG. */
export function pictureOfPage(svg: string): Promise<Buffer> {
  return drawnPage(svg, Math.round(pageSizePt(svg).widthPt * PICTURE_PIXELS_PER_PT))
    .flatten({ background: "#ffffff" })
    .png({ palette: true })
    .toBuffer();
}

/** The size of link previews in social networks, in pixels. */
const CARD = { width: 1200, height: 630 };

/** The top of a first page as a link preview picture. */
async function cardOf(svg: string): Promise<Buffer> {
  const page = await drawnPage(svg, CARD.width).png().toBuffer({ resolveWithObject: true });
  // A free-form page may be shorter than the card.
  const height = Math.min(page.info.height, CARD.height);
  const top = await sharp(page.data).extract({ left: 0, top: 0, width: CARD.width, height }).toBuffer();
  return sharp({ create: { ...CARD, channels: 3, background: "#ffffff" } })
    .composite([{ input: top, left: 0, top: 0 }])
    .png({ palette: true })
    .toBuffer();
}

/** The measurements of a job with `preview`. */
export const measuredOnPaper = async (db: Db, job: TypesettingJob): Promise<Measured> =>
  JSON.parse((await printedBytes(db, "measured", job)).toString()) as Measured;

/** Whether the result is cached. */
export const isPrinted = (kind: PrintKind, job: TypesettingJob) => resultCache.has(keyOf(kind, job));

/** The pictures and uploaded fonts that a job uses. */
export const loadFiles = async (db: Db, job: TypesettingJob): Promise<Images> => ({
  ...(await loadPictures(db, job)),
  ...(await loadFonts(job)),
});

const keyOf = (kind: PrintKind, job: TypesettingJob) =>
  createHash("sha256").update(`${kind}\n${job.source}\n${job.data}\n${job.fonts.join()}`).digest("base64url");

function translate(cause: unknown) {
  if (cause instanceof WorkBusy)
    return failure("SERVICE_UNAVAILABLE", { message: "Too many pages are being rendered right now. Try again shortly.", cause });
  if (cause instanceof WorkInterrupted)
    return failure("SERVICE_UNAVAILABLE", { message: "The page could not be rendered right now. Try again shortly.", cause });
  if (cause instanceof WorkTimedOut)
    return failure("TYPESETTING_FAILED", {
      message: "Rendering took too long and was stopped. Shorten the longest sections.",
      cause,
    });
  if (cause instanceof AttachmentRefused)
    return failure("BAD_REQUEST", {
      message: `attachments[${cause.index}] cannot be opened: it is damaged, password-protected, or has too many pages.`,
      cause,
    });
  if (cause instanceof WorkFailed) return failure("TYPESETTING_FAILED", { cause });
  return cause;
}
