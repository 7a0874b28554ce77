import { createHash } from "node:crypto";
import sharp from "sharp";
import { drawnPage } from "@/server/adapters/typesetter/draw-page";
import {
  AttachmentRefused,
  TypesettingBusy,
  TypesettingFailed,
  TypesettingInterrupted,
  TypesettingTimedOut,
} from "@/server/adapters/typesetter/errors";
import type { Db } from "@/server/db/client";
import { failure } from "@/server/errors";
import type { Measured } from "@/typeset/fit/fit";
import { measuredPages } from "@/typeset/fit/measured";
import type { TypesettingJob } from "@/typeset/job";
import { pageSizePt } from "@/typeset/layout/svg-pages";
import { loadFonts } from "./fonts";
import { loadPictures } from "./pictures";
import { keptResults } from "./recent-results";
import { typesetter } from "./typesetter";

/** `pages` is a JSON list of SVG documents, `thumbnail` the first page as WebP, `card` its upper part for links, `measured` how a job with `preview` came out. */
export type PrintKind = "pdf" | "pages" | "thumbnail" | "card" | "measured";

const THUMBNAIL_PIXELS = 480;

type Images = Record<string, Uint8Array>;

const MAKERS: Record<PrintKind, (job: TypesettingJob, images: Images) => Promise<Buffer>> = {
  pdf: async (job, images) => Buffer.from((await typesetter().pdf(job, images)).bytes),
  pages: async (job, images) => Buffer.from(JSON.stringify((await typesetter().svgPages(job, images)).pages)),
  measured: async (job, images) =>
    Buffer.from(JSON.stringify(measuredPages(job, (await typesetter().svgPages(job, images)).pages))),
  card: async (job, images) => cardOf((await typesetter().svgPages(job, images)).pages[0] ?? ""),
  thumbnail: async (job, images) => Buffer.from((await typesetter().thumbnail(job, images, THUMBNAIL_PIXELS)).bytes),
};

/** The rendered output of a job, from the cache if possible. Throws TYPESETTING_FAILED and SERVICE_UNAVAILABLE. */
export async function printedBytes(db: Db, kind: PrintKind, job: TypesettingJob): Promise<Buffer> {
  return translated(() => keptResults.get(keyOf(kind, job), async () => MAKERS[kind](job, await loadFiles(db, job))));
}

/** Runs a rendering task and converts its failures to errors of the catalogue. */
export async function translated<Result>(make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    throw translate(error);
  }
}

/** Each page of a job as an SVG document. */
export const printedPages = async (db: Db, job: TypesettingJob): Promise<string[]> =>
  JSON.parse((await printedBytes(db, "pages", job)).toString()) as string[];

/** Pixels per point in pictures of a page: 200 dpi. */
const PICTURE_PIXELS_PER_PT = 200 / 72;

/** One page of a job as a PNG. Throws NOT_FOUND for a page that does not exist. */
export async function pagePicture(db: Db, job: TypesettingJob, page: number): Promise<Buffer> {
  const svg = (await printedPages(db, job))[page - 1];
  if (!svg) throw failure("NOT_FOUND", { message: `This document has no page ${page}.` });
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
export const isPrinted = (kind: PrintKind, job: TypesettingJob) => keptResults.has(keyOf(kind, job));

/** The pictures and uploaded fonts that a job uses. */
export const loadFiles = async (db: Db, job: TypesettingJob): Promise<Images> => ({
  ...(await loadPictures(db, job)),
  ...(await loadFonts(job)),
});

const keyOf = (kind: PrintKind, job: TypesettingJob) =>
  createHash("sha256").update(`${kind}\n${job.source}\n${job.data}\n${job.fonts.join()}`).digest("base64url");

function translate(cause: unknown) {
  if (cause instanceof TypesettingBusy)
    return failure("SERVICE_UNAVAILABLE", { message: "Too many pages are being rendered right now. Try again shortly.", cause });
  if (cause instanceof TypesettingInterrupted)
    return failure("SERVICE_UNAVAILABLE", { message: "The page could not be rendered right now. Try again shortly.", cause });
  if (cause instanceof TypesettingTimedOut)
    return failure("TYPESETTING_FAILED", {
      message: "Rendering took too long and was stopped. Shorten the longest sections.",
      cause,
    });
  if (cause instanceof AttachmentRefused)
    return failure("BAD_REQUEST", {
      message: `attachments[${cause.index}] cannot be opened: it is damaged, password-protected, or has too many pages.`,
      cause,
    });
  if (cause instanceof TypesettingFailed) return failure("TYPESETTING_FAILED", { cause });
  return cause;
}
