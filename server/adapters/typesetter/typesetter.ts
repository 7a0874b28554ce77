import { fork } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChildPath } from "@/server/adapters/typesetter/child-path";
import { drawnPage } from "@/server/adapters/typesetter/draw-page";
import { AttachmentRefused, TypesettingFailed } from "@/server/adapters/typesetter/errors";
import type { Bundle, Images, Made, Output } from "@/server/adapters/typesetter/messages";
import { printablePicture } from "@/server/adapters/typesetter/pictures";
import { createPool } from "@/server/adapters/typesetter/pool";
import { ownFontsOf } from "@/typeset/fonts/own-fonts";
import type { FieldPlace, TypesettingJob } from "@/typeset/job";
import { fieldPlaces } from "@/typeset/layout/field-places";
import type { Notice } from "@/typeset/notices";

export interface TypesetterOptions {
  /** Built entry of the child processes; found in `dist` when left out. */
  childPath?: string;
  children?: number;
  timeoutMs?: number;
  hardResidentBytes?: number;
  maxResidentBytes?: number;
  wornResidentBytes?: number;
  maxWaiting?: number;
  /** A folder for what the processes need; it is made, and removed with them. One of the system's when left out. */
  folder?: string;
}

/**
 * Sets documents on paper in processes of their own. Every call may throw TypesettingTimedOut, TypesettingBusy,
 * TypesettingInterrupted or TypesettingFailed. `images` holds the files of `job.images` by name; one that is missing or no picture is left out of the page
 * and reported in the notices.
 */
export interface Typesetter {
  /** A tagged PDF with title, language, author and links. Equal jobs and images give equal bytes. */
  pdf(job: TypesettingJob, images?: Images): Promise<{ bytes: Uint8Array; pages: number; notices: Notice[] }>;
  /**
   * Several documents and their attachments as one PDF with a bookmark for each. Tags and links of the documents stay; may throw
   * AttachmentRefused.
   */
  bundle(bundle: Bundle): Promise<{ bytes: Uint8Array; pages: number; notices: Notice[] }>;
  /** Every page as an SVG document of its own. */
  svgPages(job: TypesettingJob, images?: Images): Promise<{ pages: string[]; notices: Notice[] }>;
  /** The first page as a WebP picture, `widthPixels` wide (400 when left out). */
  thumbnail(job: TypesettingJob, images?: Images, widthPixels?: number): Promise<{ bytes: Uint8Array; notices: Notice[] }>;
  /** Where each field stands; the job must be prepared with `preview`. */
  positions(job: TypesettingJob, images?: Images): Promise<FieldPlace[]>;
  /** Resolves when documents can be set without waiting for a process to start. */
  ready(): Promise<void>;
  /** Process ids of the children, for supervision. */
  pids(): number[];
  /** Ends the processes; what is under way fails with TypesettingFailed. */
  close(): void;
}

const MEBIBYTE = 1024 * 1024;
const DEFAULTS = {
  children: 2,
  timeoutMs: 5_000,
  startTimeoutMs: 20_000,
  hardResidentBytes: 900 * MEBIBYTE,
  maxResidentBytes: 400 * MEBIBYTE,
  wornResidentBytes: 185 * MEBIBYTE,
  maxWaiting: 64,
};

/** Keeps the engine from loading fonts of the machine: the same document must look the same everywhere. */
const fontconfig = (folder: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</dir></fontconfig>\n`;

/** The pictures of a job that can be read, as the engine may have them. */
async function printableImages(job: TypesettingJob, images: Images): Promise<Images> {
  const printable: Images = {};
  for (const { name, widthPt } of job.images) {
    const bytes = images[name];
    const picture = bytes ? await printablePicture(bytes, widthPt) : null;
    if (picture) printable[name] = picture;
  }
  for (const file of ownFontsOf(job)) if (images[file]) printable[file] = images[file];
  return printable;
}

/** Starts the processes at once, so that the first document does not wait for them. */
export function createTypesetter(options: TypesetterOptions = {}): Typesetter {
  const childPath = options.childPath ?? findChildPath();
  const home = options.folder ?? mkdtempSync(join(tmpdir(), "dossier-typesetter-"));
  const workspace = join(home, "workspace");
  const fonts = join(home, "fonts.conf");
  mkdirSync(home, { recursive: true });
  mkdirSync(workspace, { mode: 0o555 });
  writeFileSync(fonts, fontconfig(workspace));
  const pool = createPool({
    ...DEFAULTS,
    ...options,
    start: () =>
      fork(/* turbopackIgnore: true */ childPath, [workspace], {
        // The child gets nothing of our environment: it needs none of our secrets.
        // One arena: what the engine's threads free is given back, instead of being kept by each of them.
        env: { NODE_ENV: "production", FONTCONFIG_FILE: fonts, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "1048576" },
        execArgv: ["--max-old-space-size=256", "--max-semi-space-size=4"],
        serialization: "advanced",
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      }),
  });

  async function make<Kind extends Output>(
    output: Kind,
    job: TypesettingJob,
    images: Images,
  ): Promise<Extract<Made, { output: Kind }>> {
    const made = await pool.run({ output, job, images: await printableImages(job, images) });
    if (made.output !== output) throw new TypesettingFailed(`The process made ${made.output} instead of ${output}.`);
    return made as Extract<Made, { output: Kind }>;
  }

  return {
    async bundle({ parts, ...rest }) {
      const printable = await Promise.all(
        parts.map(async (part) => ({ ...part, images: await printableImages(part.job, part.images) })),
      );
      const made = await pool.run({ output: "bundle", bundle: { parts: printable, ...rest } });
      if (made.output === "unreadable") throw new AttachmentRefused(made.attachment);
      if (made.output !== "bundle") throw new TypesettingFailed(`The process made ${made.output} instead of a bundle.`);
      return made;
    },
    pdf: (job, images = {}) => make("pdf", job, images),
    async svgPages(job, images = {}) {
      const { svg, notices } = await make("pages", job, images);
      return { pages: svg, notices };
    },
    async thumbnail(job, images = {}, widthPixels = 400) {
      const { svg, notices } = await make("pages", job, images);
      const [first = ""] = svg;
      return { bytes: new Uint8Array(await drawnPage(first, widthPixels).webp({ quality: 82 }).toBuffer()), notices };
    },
    async positions(job, images = {}) {
      const { svg } = await make("pages", job, images);
      return fieldPlaces(svg);
    },
    ready: pool.ready,
    pids: pool.pids,
    close() {
      pool.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
