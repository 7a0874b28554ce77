import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { create } from "fontkit";
import type { WasmEngine } from "@/components/kit/page-preview/wasm-engine";
import { buildTypesetterChild, buildWasmEngine } from "@/scripts/build-engine.mjs";
import { createNativeEngine } from "@/server/platform/adapters/typesetter/native-engine";
import { createTypesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { iconFile } from "@/typeset/content/icons";
import { GAP_FONT } from "@/typeset/fonts/gap-font";
import type { TypesettingJob } from "@/typeset/job";

const { resolve } = createRequire(pathToFileURL(join(process.cwd(), "package.json")));
const read = (name: string) => new Uint8Array(readFileSync(resolve(name)));
const font = (file: string) => read(`@expo-google-fonts/${file}`);

function icon(name: string): string | null {
  try {
    return readFileSync(resolve(`@phosphor-icons/core/assets/${iconFile(name)}`), "utf8");
  } catch {
    // A name missing from the set prints no icon.
    return null;
  }
}

/** All typesetting engines: the server's processes, and the compiler as native code and as WASM. */
export async function createEngines() {
  const [childPath, wasmPath] = await Promise.all([buildTypesetterChild(), buildWasmEngine()]);
  const typesetter = createTypesetter({ childPath, children: 2, timeoutMs: 30_000 });
  const workspace = mkdtempSync(join(tmpdir(), "dossier-proof-"));
  const native = createNativeEngine({ workspace, icon, font: (file) => Buffer.from(font(file)) });
  const { createWasmEngine } = (await import(
    /* @vite-ignore */ pathToFileURL(wasmPath).href
  )) as typeof import("@/components/kit/page-preview/wasm-engine");
  const browser: WasmEngine = await createWasmEngine({
    compiler: read("@myriaddreamin/typst-ts-web-compiler/wasm"),
    renderer: read("@myriaddreamin/typst-ts-renderer/wasm"),
    font: async (file) => font(file),
    icon: async (name) => icon(name),
  });
  const names = new Map<string, string>();
  const nameOf = (file: string): string => {
    const opened = create(Buffer.from(font(file)));
    if (!("postscriptName" in opened)) throw new Error(`${file} is a collection of fonts.`);
    return opened.postscriptName ?? "";
  };

  return {
    typesetter,
    /** Whether server and browser produce the same bytes for a job. */
    async agree(job: TypesettingJob): Promise<boolean> {
      native.cleanUp();
      const { compiler, document } = await native.set(job, {});
      return Buffer.compare(compiler.pdf(document), await browser.pdf(job, {})) === 0;
    },
    /** The names of all faces that a job may embed. */
    faceNames(job: TypesettingJob): Set<string> {
      const files = [...job.fonts, ...job.spareFonts.flat()];
      for (const file of files) if (!names.has(file)) names.set(file, nameOf(file));
      return new Set([GAP_FONT, ...files.map((file) => names.get(file) ?? "")]);
    },
    close(): void {
      typesetter.close();
      rmSync(workspace, { recursive: true, force: true });
    },
  };
}

export type Engines = Awaited<ReturnType<typeof createEngines>>;
