import { fork } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChildPath } from "@/server/adapters/typesetter/child-path";
import { drawnPage } from "@/server/adapters/typesetter/draw-page";
import { AttachmentRefused, TypesettingFailed } from "@/server/adapters/typesetter/errors";
import type { Bundle, Images, Made, Output } from "@/server/adapters/typesetter/messages";
import { printablePicture } from "@/server/adapters/typesetter/pictures";
import { createPool, type PoolLoad } from "@/server/adapters/typesetter/pool";
import { traced } from "@/server/tracing/tracing";
import { ownFontsOf } from "@/typeset/fonts/own-fonts";
import type { FieldPlace, TypesettingJob } from "@/typeset/job";
import { fieldPlaces } from "@/typeset/layout/field-places";
import type { Notice } from "@/typeset/notices";

export interface TypesetterOptions {
  /** Built entry of the child processes; by default found in `dist`. */
  childPath?: string;
  children?: number;
  timeoutMs?: number;
  hardResidentBytes?: number;
  maxResidentBytes?: number;
  wornResidentBytes?: number;
  maxWaiting?: number;
  restMs?: number;
  /** A folder for files of the processes, created and removed with them; by default a temporary folder of the system. */
  folder?: string;
}

/**
 * Typesets documents in separate processes. Every call may throw TypesettingTimedOut, TypesettingBusy, TypesettingInterrupted or
 * TypesettingFailed. `images` holds the files of `job.images` by name; files that are missing or not pictures are left out and
 * reported in the notices.
 */
export interface Typesetter {
  /** A tagged PDF with title, language, author and links. Output is deterministic. */
  pdf(job: TypesettingJob, images?: Images): Promise<{ bytes: Uint8Array; pages: number; notices: Notice[] }>;
  /**
   * Several documents and their attachments as one PDF with a bookmark for each. Tags and links of the documents stay. May throw
   * AttachmentRefused.
   */
  bundle(bundle: Bundle): Promise<{ bytes: Uint8Array; pages: number; notices: Notice[] }>;
  /** Every page as a separate SVG document. */
  svgPages(job: TypesettingJob, images?: Images): Promise<{ pages: string[]; notices: Notice[] }>;
  /** Everything that another Typst compiler needs to typeset the job, by path. */
  source(job: TypesettingJob, images?: Images): Promise<Record<string, Uint8Array>>;
  /** The first page as a WebP picture, `widthPixels` wide (default 400). */
  thumbnail(job: TypesettingJob, images?: Images, widthPixels?: number): Promise<{ bytes: Uint8Array; notices: Notice[] }>;
  /** The position of each field; the job must be prepared with `preview`. */
  positions(job: TypesettingJob, images?: Images): Promise<FieldPlace[]>;
  /** Resolves when documents can be typeset without waiting for a process to start. */
  ready(): Promise<void>;
  /** PIDs of the children, for supervision. */
  pids(): number[];
  load(): PoolLoad;
  /** Ends the processes; running tasks fail with TypesettingFailed. */
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

/** Keeps the engine from loading system fonts: a document must look the same everywhere. */
const fontconfig = (folder: string) =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</dir></fontconfig>\n`;

/** The readable pictures of a job, prepared for the engine. */
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

/** Starts a process immediately, so that the first document does not wait for it. */
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
        // Our environment is not passed on: the child needs none of our secrets.
        // A single malloc arena, so that memory freed by the engine's threads is returned instead of kept by each.
        env: { NODE_ENV: "production", FONTCONFIG_FILE: fonts, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "1048576" },
        execArgv: ["--max-old-space-size=256", "--max-semi-space-size=4"],
        serialization: "advanced",
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      }),
  });

  const run = (request: Parameters<typeof pool.run>[0]) =>
    traced("typeset", { attributes: { "dossier.output": request.output } }, () => pool.run(request));

  async function make<Kind extends Output>(
    output: Kind,
    job: TypesettingJob,
    images: Images,
  ): Promise<Extract<Made, { output: Kind }>> {
    const made = await run({ output, job, images: await printableImages(job, images) });
    if (made.output !== output) throw new TypesettingFailed(`The process made ${made.output} instead of ${output}.`);
    return made as Extract<Made, { output: Kind }>;
  }

  return {
    async bundle({ parts, ...rest }) {
      const printable = await Promise.all(
        parts.map(async (part) => ({ ...part, images: await printableImages(part.job, part.images) })),
      );
      const made = await run({ output: "bundle", bundle: { parts: printable, ...rest } });
      if (made.output === "unreadable") throw new AttachmentRefused(made.attachment);
      if (made.output !== "bundle") throw new TypesettingFailed(`The process made ${made.output} instead of a bundle.`);
      return made;
    },
    pdf: (job, images = {}) => make("pdf", job, images),
    async svgPages(job, images = {}) {
      const { svg, notices } = await make("pages", job, images);
      return { pages: svg, notices };
    },
    async source(job, images = {}) {
      return (await make("source", job, images)).files;
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
    load: pool.load,
    close() {
      pool.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
