import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { Images } from "@/server/adapters/typesetter/messages";
import { printedText } from "@/typeset/content/printed-text";
import { type Coverage, fontCoverage, fontsWithSpares } from "@/typeset/fonts/coverage";
import { gapFont } from "@/typeset/fonts/gap-font";
import { isShaped } from "@/typeset/fonts/scripts";
import type { TypesettingJob } from "@/typeset/job";
import type { Notice } from "@/typeset/notices";
import { bundleSource } from "@/typeset/typst/bundle-source";
import { TYPST_SOURCES } from "@/typeset/typst/sources";

/** Compilers with their fonts that are kept; documents with the same fonts share one. */
const KEPT_COMPILERS = 4;
/** Bytes of fonts that the kept compilers may hold together: those of East Asia are large. */
const KEPT_FONT_BYTES = 32 * 1024 * 1024;
/** Results of the engine's own cache that were not used for this many documents are dropped. */
const CACHE_AGE = 2;

export interface EngineFiles {
  /** An empty folder: the root of what a source could ask for. */
  workspace: string;
  font: (file: string) => Buffer;
  /** SVG text of an icon, or null when there is none of that name. */
  icon: (name: string) => string | null;
}

type FontSource = (file: string) => Uint8Array;

export interface SetDocument {
  compiler: NodeCompiler;
  document: NodeTypstDocument;
  /** Whether letters of it change shape or place when they meet, so that glyphs are not characters. */
  shaped: boolean;
  notices: Notice[];
}

/** Several jobs set as one document, and the last page of each, counted from 1. */
export interface SetBundle {
  set: SetDocument;
  lastPages: number[];
}

/** A job in a folder of its own; `folder` is empty for a job alone. */
interface Part {
  folder: string;
  job: TypesettingJob;
  images: Images;
}

/** The engine's own sentence about what is wrong with a source; a bug of ours, since nothing a person writes is a source. */
export class SourceFailed extends Error {}

/** The Typst compiler in this process: jobs in, documents out. */
export function createNativeEngine(files: EngineFiles) {
  const compilers = new Map<string, { compiler: NodeCompiler; fontBytes: number }>();
  const coverages = new Map<string, Coverage>();

  function coverageOf(file: string, font: FontSource): Coverage {
    const known = coverages.get(file) ?? fontCoverage(font(file));
    coverages.set(file, known);
    return known;
  }

  function compilerFor(fonts: string[], folders: string[], font: FontSource): NodeCompiler {
    const key = [...folders, ...fonts].join("\n");
    const kept = compilers.get(key);
    if (kept) {
      compilers.delete(key);
      compilers.set(key, kept);
      return kept.compiler;
    }
    const fontBlobs = [...fonts.map((file) => Buffer.from(font(file))), Buffer.from(gapFont())];
    const compiler = NodeCompiler.create({ workspace: files.workspace, fontArgs: [{ fontBlobs }] });
    for (const folder of folders)
      for (const [path, source] of Object.entries(TYPST_SOURCES)) compiler.addSource(files.workspace + folder + path, source);
    compilers.set(key, { compiler, fontBytes: fontBlobs.reduce((sum, { length }) => sum + length, 0) });
    for (const oldest of compilers.keys()) {
      const held = [...compilers.values()].reduce((sum, { fontBytes }) => sum + fontBytes, 0);
      if (oldest === key || (compilers.size <= KEPT_COMPILERS && held <= KEPT_FONT_BYTES)) break;
      compilers.delete(oldest);
    }
    return compiler;
  }

  /** Lays a job's data and pictures beside its sources. */
  function lay(compiler: NodeCompiler, { folder, job, images }: Part): void {
    const at = (path: string) => files.workspace + folder + path;
    const icons = Object.fromEntries(
      job.icons.map((name) => [name, files.icon(name)] as const).filter(([, svg]) => svg !== null),
    );
    const given = job.images.filter((image) => images[image.name]);
    for (const { name } of given) compiler.mapShadow(at(`/images/${name}`), Buffer.from(images[name] ?? []));
    const assets = { icons, images: Object.fromEntries(given.map(({ name }) => [name, `${folder}/images/${name}`])) };
    compiler.mapShadow(at("/data.json"), Buffer.from(job.data));
    compiler.mapShadow(at("/assets.json"), Buffer.from(JSON.stringify(assets)));
  }

  /** Sets jobs as one document that `source` begins. Throws SourceFailed when the engine refuses it. */
  async function setParts(parts: Part[], source: string): Promise<SetDocument> {
    const jobs = parts.map(({ job }) => job);
    const text = jobs.map(({ data }) => printedText(data)).join("\n");
    // Fonts of an account's own come with the job, as its pictures do.
    const font: FontSource = (file) => parts.map(({ images }) => images[file]).find((own) => own) ?? files.font(file);
    const wanted = [...new Set(jobs.flatMap((job) => job.fonts))];
    const { fonts, missing } = await fontsWithSpares(
      text,
      wanted,
      jobs.flatMap((job) => job.spareFonts),
      (file) => coverageOf(file, font),
    );
    const compiler = compilerFor(
      fonts,
      parts.map(({ folder }) => folder),
      font,
    );
    for (const part of parts) lay(compiler, part);
    const mainFilePath = `${files.workspace}/main.typ`;
    compiler.addSource(mainFilePath, source);
    compiler.evictCache(CACHE_AGE);
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
    /** Sets a job. Throws SourceFailed when the engine refuses it. */
    set: (job: TypesettingJob, images: Images): Promise<SetDocument> => setParts([{ folder: "", job, images }], job.source),

    /** Sets several jobs, prepared with `bundled`, as one document. Each has the sources and its data in a folder of its own. */
    async setBundle(jobs: { job: TypesettingJob; images: Images }[]): Promise<SetBundle> {
      const parts = jobs.map(({ job, images }, index): Part => ({ folder: `/part-${index}`, job, images }));
      const set = await setParts(parts, bundleSource(parts));
      const ends: unknown = set.compiler.query(set.document, { selector: "<document-ends>", field: "value" });
      return { set, lastPages: Array.isArray(ends) ? ends.map(Number) : [] };
    },
  };
}
