import initRenderer, { type RenderSession, type TypstRenderer, TypstRendererBuilder } from "@myriaddreamin/typst-ts-renderer";
import initCompiler, { type IncrServer, type TypstCompiler, TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";
import { printedText } from "@/typeset/content/printed-text";
import { type Coverage, fontCoverage, fontsWithSpares } from "@/typeset/fonts/coverage";
import { gapFont } from "@/typeset/fonts/gap-font";
import type { TypesettingJob } from "@/typeset/job";
import type { Notice } from "@/typeset/notices";
import { TYPST_SOURCES } from "@/typeset/typst/sources";

type WasmSource = Response | Promise<Response> | BufferSource;

interface WasmEngineFiles {
  compiler: WasmSource;
  renderer: WasmSource;
  font: (file: string) => Promise<Uint8Array>;
  /** SVG text of an icon, or null when there is none of that name. */
  icon: (name: string) => Promise<string | null>;
}

interface Drawing {
  svg: string;
  /** Whether `svg` is the whole document; otherwise it refers to the drawing before. */
  whole: boolean;
  notices: Notice[];
}

/** A compiler with the fonts of one set of families, and the drawing it has made so far. */
interface Press {
  compiler: TypstCompiler;
  server: IncrServer;
  session: RenderSession;
  /** Whether anything was drawn in this session. */
  drawn: boolean;
  /** The icons and pictures that it was given last. */
  assets: string;
}

const utf8 = new TextEncoder();

/** The engine's diagnostics as one line of text. */
const sentences = (diagnostics: unknown): string => JSON.stringify(diagnostics)?.slice(0, 2000) ?? "unknown";

/**
 * The same compiler as the server's, as WASM: runs in a worker, and in Node for tests and measurements. It keeps a compiler for each of the
 * last `presses` sets of fonts: what was compiled before is then only compiled where it changed.
 */
export async function createWasmEngine(files: WasmEngineFiles, { presses: pressCount = 1 } = {}) {
  const [wasm] = await Promise.all([
    initCompiler({ module_or_path: files.compiler }),
    initRenderer({ module_or_path: files.renderer }),
  ]);
  const renderer: TypstRenderer = await new TypstRendererBuilder().build();
  const fonts = new Map<string, Promise<Uint8Array>>();
  const coverages = new Map<string, Promise<Coverage>>();
  const icons = new Map<string, Promise<string | null>>();
  const presses = new Map<string, Promise<Press>>();

  const once = <Value>(
    known: Map<string, Promise<Value>>,
    name: string,
    load: (name: string) => Promise<Value>,
  ): Promise<Value> => {
    const found = known.get(name) ?? load(name);
    known.set(name, found);
    // Files that failed to load are requested again the next time.
    found.catch(() => known.delete(name));
    return found;
  };

  const font = (file: string): Promise<Uint8Array> => once(fonts, file, files.font);
  const coverageOf = (file: string): Promise<Coverage> => once(coverages, file, async (name) => fontCoverage(await font(name)));

  async function build(requested: string[]): Promise<Press> {
    const loaded = await Promise.all(requested.map(font));
    const builder = new TypstCompilerBuilder();
    builder.set_dummy_access_model();
    for (const bytes of [...loaded, gapFont()]) await builder.add_raw_font(bytes);
    const compiler = await builder.build();
    for (const [path, source] of Object.entries(TYPST_SOURCES)) compiler.add_source(path, source);
    return {
      compiler,
      server: compiler.create_incr_server(),
      session: renderer.create_session(),
      drawn: false,
      assets: "",
    };
  }

  function pressFor(requested: string[]): Promise<Press> {
    const key = requested.join("\n");
    const known = presses.get(key);
    presses.delete(key);
    const made = known ?? build(requested);
    presses.set(key, made);
    made.catch(() => presses.delete(key));
    for (const [oldest, old] of presses) {
      if (presses.size <= pressCount) break;
      presses.delete(oldest);
      old.then(
        ({ compiler, server, session }) => {
          server.free();
          session.free();
          compiler.free();
        },
        () => {},
      );
    }
    return made;
  }

  async function giveAssets(press: Press, job: TypesettingJob, images: Record<string, Uint8Array>): Promise<void> {
    const drawings = await Promise.all(job.icons.map(async (name) => [name, await once(icons, name, files.icon)] as const));
    const available = job.images.filter(({ name }) => images[name]);
    const assets = JSON.stringify({
      icons: Object.fromEntries(drawings.filter(([, svg]) => svg !== null)),
      images: Object.fromEntries(available.map(({ name }) => [name, `/images/${name}`])),
    });
    for (const { name } of available) press.compiler.map_shadow(`/images/${name}`, images[name] ?? new Uint8Array());
    // Unchanged files are not given again: the engine would have to look whether they changed.
    if (assets !== press.assets) press.compiler.map_shadow("/assets.json", utf8.encode(assets));
    press.assets = assets;
  }

  async function set(job: TypesettingJob, images: Record<string, Uint8Array>): Promise<{ made: Press; missing: string[] }> {
    const choice = await fontsWithSpares(printedText(job.data), job.fonts, job.spareFonts, coverageOf);
    const made = await pressFor(choice.fonts);
    await giveAssets(made, job, images);
    made.compiler.add_source("/main.typ", job.source);
    made.compiler.map_shadow("/data.json", utf8.encode(job.data));
    return { made, missing: choice.missing };
  }

  return {
    /** Lays out and draws a job; `whole` requests a drawing that refers to nothing before. Throws with the engine's diagnostics. */
    async draw(job: TypesettingJob, images: Record<string, Uint8Array>, whole = false): Promise<Drawing> {
      const { made, missing } = await set(job, images);
      if (whole && made.drawn) {
        made.session.free();
        made.session = renderer.create_session();
        made.server.reset();
        made.drawn = false;
      }
      const { result, diagnostics } = made.compiler.incr_compile("/main.typ", undefined, made.server, 2) as {
        result?: Uint8Array;
        diagnostics?: unknown;
      };
      if (!result) throw new Error(sentences(diagnostics));
      const first = !made.drawn;
      renderer.manipulate_data(made.session, first ? "reset" : "merge", result);
      made.drawn = true;
      return {
        svg: renderer.render_svg_diff(made.session, 0, 0, 1e9, 1e9),
        whole: first,
        notices: [
          ...job.notices,
          ...job.images.filter(({ name }) => !images[name]).map(({ url }): Notice => ({ code: "PICTURE_MISSING", url })),
          ...(missing.length > 0 ? [{ code: "GLYPHS_MISSING", characters: missing } satisfies Notice] : []),
        ],
      };
    },
    /** The job as a PDF, without a standard and without compressing its structure. */
    async pdf(job: TypesettingJob, images: Record<string, Uint8Array>): Promise<Uint8Array> {
      const { made } = await set(job, images);
      const { result, diagnostics } = made.compiler.compile("/main.typ", undefined, "pdf", 2) as {
        result?: Uint8Array;
        diagnostics?: unknown;
      };
      if (!result) throw new Error(sentences(diagnostics));
      return result;
    },
    /** Memory of the compiler; it only grows. */
    memoryBytes: (): number => wasm.memory.buffer.byteLength,
  };
}

export type WasmEngine = Awaited<ReturnType<typeof createWasmEngine>>;
