import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { Images, Output } from "@/server/platform/workers/messages";
import { printedText } from "@/typeset/content/printed-text";
import { type Coverage, fontCoverage, fontsWithSpares } from "@/typeset/fonts/coverage";
import { gapFont } from "@/typeset/fonts/gap-font";
import { isShaped } from "@/typeset/fonts/scripts";
import type { TypesettingJob } from "@/typeset/job";
import { firstLayoutPage } from "@/typeset/layout/first-layout-page";
import type { Notice } from "@/typeset/notices";
import { bundleSource } from "@/typeset/typst/bundle-source";
import { TYPST_SOURCES } from "@/typeset/typst/sources";

/** How many compilers are cached with their fonts; documents with the same fonts share one. */
const CACHED_COMPILERS = 4;
/** Maximum font bytes of all cached compilers: East Asian fonts are large. */
const CACHED_FONT_BYTES = 32 * 1024 * 1024;
/** Entries of the engine's own cache that were not used for this many documents are dropped. */
const CACHE_AGE = 2;

export interface EngineFiles {
  /** An empty folder as the root for file access from sources. */
  workspace: string;
  font: (file: string) => Buffer;
  /** SVG text of an icon, or null if there is no such icon. */
  icon: (name: string) => string | null;
}

type FontSource = (file: string) => Uint8Array;

export interface SetDocument {
  compiler: NodeCompiler;
  document: NodeTypstDocument;
  /** Whether its letters change shape or position when combined, so that glyphs do not map one-to-one to characters. */
  shaped: boolean;
  notices: Notice[];
}

/** Several jobs typeset as one document, and the last page of each, counted from 1. */
export interface SetBundle {
  set: SetDocument;
  lastPages: number[];
}

/** A job in its own folder; `folder` is empty for a single job. */
interface Part {
  folder: string;
  job: TypesettingJob;
  images: Images;
  /** What is printed of the job, by default all of it. Its fonts are chosen for the whole text either way. */
  data?: string;
}

/** The engine's message about an invalid source. This is a bug of ours, because no user text becomes source code. */
export class SourceFailed extends Error {}

/** The Typst compiler in this process: jobs in, documents out. */
export function createNativeEngine(files: EngineFiles) {
  const compilers = new Map<string, { compiler: NodeCompiler; fontBytes: number }>();
  const coverages = new Map<string, Coverage>();
  /** The compiler of the latest document, until the cache is cleaned up. */
  let latest: NodeCompiler | null = null;

  function coverageOf(file: string, font: FontSource): Coverage {
    const known = coverages.get(file) ?? fontCoverage(font(file));
    coverages.set(file, known);
    return known;
  }

  function compilerFor(fonts: string[], folders: string[], font: FontSource): NodeCompiler {
    const key = [...folders, ...fonts].join("\n");
    const cached = compilers.get(key);
    if (cached) {
      compilers.delete(key);
      compilers.set(key, cached);
      return cached.compiler;
    }
    const fontBlobs = [...fonts.map((file) => Buffer.from(font(file))), Buffer.from(gapFont())];
    const compiler = NodeCompiler.create({ workspace: files.workspace, fontArgs: [{ fontBlobs }] });
    for (const folder of folders)
      for (const [path, source] of Object.entries(TYPST_SOURCES)) compiler.addSource(files.workspace + folder + path, source);
    compilers.set(key, { compiler, fontBytes: fontBlobs.reduce((sum, { length }) => sum + length, 0) });
    for (const oldest of compilers.keys()) {
      const held = [...compilers.values()].reduce((sum, { fontBytes }) => sum + fontBytes, 0);
      if (oldest === key || (compilers.size <= CACHED_COMPILERS && held <= CACHED_FONT_BYTES)) break;
      compilers.delete(oldest);
    }
    return compiler;
  }

  /** A job's data and pictures, by their paths next to its sources. */
  function filesOf({ folder, job, images, data = job.data }: Part): Record<string, Buffer> {
    const icons = Object.fromEntries(
      job.icons.map((name) => [name, files.icon(name)] as const).filter(([, svg]) => svg !== null),
    );
    const available = job.images.filter((image) => images[image.name]);
    const assets = { icons, images: Object.fromEntries(available.map(({ name }) => [name, `${folder}/images/${name}`])) };
    return {
      ...Object.fromEntries(available.map(({ name }) => [`/images/${name}`, Buffer.from(images[name] ?? [])])),
      "/data.json": Buffer.from(data),
      "/assets.json": Buffer.from(JSON.stringify(assets)),
    };
  }

  /** Places a job's files next to its sources. */
  function lay(compiler: NodeCompiler, part: Part): void {
    for (const [path, bytes] of Object.entries(filesOf(part))) compiler.mapShadow(files.workspace + part.folder + path, bytes);
  }

  /** The font files of jobs, with those that their text needs beyond the chosen ones. */
  async function fontsFor(parts: Part[]) {
    const jobs = parts.map(({ job }) => job);
    const text = jobs.map(({ data }) => printedText(data)).join("\n");
    // Uploaded fonts come with the job, like its pictures.
    const font: FontSource = (file) => parts.map(({ images }) => images[file]).find((own) => own) ?? files.font(file);
    const fontNames = [...new Set(jobs.flatMap((job) => job.fonts))];
    const { fonts, missing } = await fontsWithSpares(
      text,
      fontNames,
      jobs.flatMap((job) => job.spareFonts),
      (file) => coverageOf(file, font),
    );
    return { text, font, fonts, missing };
  }

  /** Typesets jobs as one document with `source` as its main file. Throws SourceFailed if the engine rejects it. */
  async function setParts(parts: Part[], source: string): Promise<SetDocument> {
    const jobs = parts.map(({ job }) => job);
    const { text, font, fonts, missing } = await fontsFor(parts);
    const compiler = compilerFor(
      fonts,
      parts.map(({ folder }) => folder),
      font,
    );
    for (const part of parts) lay(compiler, part);
    const mainFilePath = `${files.workspace}/main.typ`;
    compiler.addSource(mainFilePath, source);
    latest = compiler;
    const compiled = compiler.compile({ mainFilePath, resetRead: true });
    const document = compiled.result;
    if (compiled.hasError() || !document) {
      const error = compiled.takeError();
      throw new SourceFailed(error ? JSON.stringify(compiler.fetchDiagnostics(error)) : "The engine gave no document.");
    }
    const notices: Notice[] = [
      ...jobs.flatMap((job) => job.notices),
      ...parts.flatMap(({ job, images }) =>
        job.images.filter((image) => !images[image.name]).map(({ url }): Notice => ({ code: "PICTURE_MISSING", url })),
      ),
      ...(missing.length > 0 ? [{ code: "GLYPHS_MISSING", characters: missing } satisfies Notice] : []),
    ];
    return { compiler, document, shaped: isShaped(text), notices };
  }

  return {
    /**
     * Drops from the engine's own cache what recent documents did not use. This takes a tenth as long as a page, so it is done between
     * documents, when nobody waits for it.
     */
    cleanUp(): void {
      latest?.evictCache(CACHE_AGE);
      latest = null;
    },

    /** Typesets a job, as far as the output needs it. Throws SourceFailed if the engine rejects it. */
    set: (job: TypesettingJob, images: Images, output?: Output): Promise<SetDocument> =>
      setParts([{ folder: "", job, images, ...(output === "first-page" && { data: firstLayoutPage(job.data) }) }], job.source),

    /** Everything that another Typst compiler needs to typeset a job, by path: sources, data, pictures and fonts. */
    async source(job: TypesettingJob, images: Images): Promise<Record<string, Uint8Array>> {
      const part = { folder: "", job, images };
      const { font, fonts } = await fontsFor([part]);
      const own = `/templates/${job.template}.typ`;
      const sources = Object.entries(TYPST_SOURCES).filter(([path]) => path.startsWith("/lib/") || path === own);
      const named = (path: string) => `/fonts/${path.split("/").at(-1) ?? path}`;
      return {
        "/main.typ": Buffer.from(job.source),
        ...Object.fromEntries(sources.map(([path, source]) => [path, Buffer.from(source)])),
        ...filesOf(part),
        ...Object.fromEntries(fonts.map((file) => [named(file), Buffer.from(font(file))])),
        [named("DossierGaps.ttf")]: Buffer.from(gapFont()),
      };
    },

    /** Typesets several jobs, prepared with `bundled`, as one document. Each has the sources and its data in its own folder. */
    async setBundle(jobs: { job: TypesettingJob; images: Images }[]): Promise<SetBundle> {
      const parts = jobs.map(({ job, images }, index): Part => ({ folder: `/part-${index}`, job, images }));
      const set = await setParts(parts, bundleSource(parts));
      const ends: unknown = set.compiler.query(set.document, { selector: "<document-ends>", field: "value" });
      return { set, lastPages: Array.isArray(ends) ? ends.map(Number) : [] };
    },
  };
}
