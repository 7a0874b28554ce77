import { fork } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawnPage } from "@/server/platform/adapters/typesetter/draw-page";
import { printablePicture } from "@/server/platform/adapters/typesetter/pictures";
import { traced } from "@/server/platform/tracing/tracing";
import { findChildPath } from "@/server/platform/workers/child-path";
import { AttachmentRefused, WorkFailed } from "@/server/platform/workers/errors";
import type { Bundle, Images, Made, Output } from "@/server/platform/workers/messages";
import { createPool, type PoolLoad } from "@/server/platform/workers/pool";
import type { Workers } from "@/server/platform/workers/workers";
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
 * Typesets documents in separate processes. Every call may throw WorkTimedOut, WorkBusy, WorkInterrupted or
 * WorkFailed. `images` holds the files of `job.images` by name; files that are missing or not pictures are left out and
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
  /** The first page as an SVG document. */
  firstPage(job: TypesettingJob, images?: Images): Promise<{ svg: string; notices: Notice[] }>;
  /** Every page with its size, as JSON with one page on each line, or how a job with `preview` came out (`messages.ts`). */
  json(output: "page-list" | "measured" | "printed", job: TypesettingJob, images?: Images): Promise<Uint8Array>;
  /** Everything that another Typst compiler needs to typeset the job, by path. */
  source(job: TypesettingJob, images?: Images): Promise<Record<string, Uint8Array>>;
  /** The first page as a WebP picture, `widthPixels` wide (default 400). */
  thumbnail(job: TypesettingJob, images?: Images, widthPixels?: number): Promise<{ bytes: Uint8Array; notices: Notice[] }>;
  /** The position of each field; the job must be prepared with `preview`. */
  positions(job: TypesettingJob, images?: Images): Promise<FieldPlace[]>;
  /** Resolves when documents can be typeset without waiting for a process to start. */
  ready(): Promise<void>;
  /** The pool of processes, which do other work as well. */
  readonly pool: Workers;
  /** PIDs of the children, for supervision. */
  pids(): number[];
  load(): PoolLoad;
  /** Ends the processes; running tasks fail with WorkFailed. */
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

/** Three quarters of the time of effort 2, for pictures that are a fifth larger. */
const WEBP_EFFORT = 0;

/** A job of more characters leaves processes to the rest. A resume of three pages has 40,000. */
const LARGE_JOB = 250_000;
const isLarge = ({ data }: TypesettingJob): boolean => data.length > LARGE_JOB;

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
        // A single malloc arena, so that memory freed by the engine's threads is returned instead of retained by each.
        env: { NODE_ENV: "production", FONTCONFIG_FILE: fonts, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "1048576" },
        execArgv: ["--max-old-space-size=256", "--max-semi-space-size=4"],
        serialization: "advanced",
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      }),
  });

  const run = (request: Parameters<typeof pool.run>[0], isLarge = false) =>
    traced("typeset", { attributes: { "dossier.output": request.output } }, () => pool.run(request, { isLarge }));

  async function make<Kind extends Output>(
    output: Kind,
    job: TypesettingJob,
    images: Images,
  ): Promise<Extract<Made, { output: Kind }>> {
    const made = await run({ output, job, images: await printableImages(job, images) }, isLarge(job));
    if (made.output !== output) throw new WorkFailed(`The process made ${made.output} instead of ${output}.`);
    return made as Extract<Made, { output: Kind }>;
  }

  async function firstPage(job: TypesettingJob, images: Images = {}) {
    const { svg, notices } = await make("first-page", job, images);
    return { svg: svg[0] ?? "", notices };
  }

  return {
    pool,
    async bundle({ parts, ...rest }) {
      const printable = await Promise.all(
        parts.map(async (part) => ({ ...part, images: await printableImages(part.job, part.images) })),
      );
      const made = await run(
        { output: "bundle", bundle: { parts: printable, ...rest } },
        parts.some(({ job }) => isLarge(job)),
      );
      if (made.output === "unreadable") throw new AttachmentRefused(made.attachment);
      if (made.output !== "bundle") throw new WorkFailed(`The process made ${made.output} instead of a bundle.`);
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
    firstPage,
    async json(output, job, images = {}) {
      return (await make(output, job, images)).json;
    },
    async thumbnail(job, images = {}, widthPixels = 400) {
      const { svg, notices } = await firstPage(job, images);
      return {
        bytes: new Uint8Array(await drawnPage(svg, widthPixels).webp({ quality: 82, effort: WEBP_EFFORT }).toBuffer()),
        notices,
      };
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
