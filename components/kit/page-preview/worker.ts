import { createGlyphRuns } from "@/components/kit/page-preview/glyph-runs";
import type { EngineManifest } from "@/components/kit/page-preview/manifest";
import type { FromWorker, ToWorker } from "@/components/kit/page-preview/messages";
import { createWasmEngine, type WasmEngine } from "@/components/kit/page-preview/wasm-engine";
import { iconFile } from "@/typeset/content/icons";
import { measuredPages } from "@/typeset/fit/measured";
import { ownFontUrl } from "@/typeset/fonts/own-fonts";
import { standalonePages, withoutText } from "@/typeset/layout/svg-pages";
import { previewJob } from "@/typeset/preview-job";

// The worker's entry: documents in, drawings out, one at a time in the order they came.

const scope = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const reply = (message: FromWorker) => scope.postMessage(message);

async function file(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function icon(url: string): Promise<string | null> {
  const response = await fetch(url);
  return response.ok ? response.text() : null;
}

const start = (manifest: EngineManifest, presses: number): Promise<WasmEngine> =>
  createWasmEngine(
    {
      compiler: fetch(manifest.compiler),
      renderer: fetch(manifest.renderer),
      font: (name) => file(ownFontUrl(name) ?? `${manifest.fonts}${name}`),
      icon: (name) => icon(`${manifest.icons}${iconFile(name)}`),
    },
    { presses },
  );

/** The first bytes of the picture formats that the engine may open; anything else is left out. */
const PICTURE_SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

const pictures = new Map<string, Promise<Uint8Array | null>>();

function picture(url: string): Promise<Uint8Array | null> {
  const known = pictures.get(url);
  if (known) return known;
  const loaded = file(url).then(
    (bytes) => (PICTURE_SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte)) ? bytes : null),
    () => null,
  );
  pictures.set(url, loaded);
  return loaded;
}

let engine: Promise<WasmEngine> | null = null;
const runs = createGlyphRuns();
let line: Promise<void> = Promise.resolve();

async function set({ id, printable, pictureUrl, whole }: Extract<ToWorker, { type: "set" }>): Promise<void> {
  if (!engine) return;
  try {
    const began = performance.now();
    const running = await engine;
    const job = previewJob(printable);
    const bytes = pictureUrl && job.images.length > 0 ? await picture(pictureUrl) : null;
    const drawing = await running.draw(job, bytes ? { picture: bytes } : {}, whole);
    const svg = runs.merge(drawing.svg, drawing.whole);
    reply({ type: "drawn", id, ...drawing, svg, memoryBytes: running.memoryBytes(), tookMs: performance.now() - began });
  } catch (error) {
    reply({ type: "failed", id, problem: String(error) });
  }
}

/** Sets a document only to see how long it comes out. */
async function measure({ id, printable }: Extract<ToWorker, { type: "measure" }>): Promise<void> {
  if (!engine) return;
  try {
    const job = previewJob(printable);
    const { svg } = await (await engine).draw(job, {}, true);
    reply({ type: "measured", id, measured: measuredPages(job, svg) });
  } catch (error) {
    reply({ type: "failed", id, problem: String(error) });
  }
}

/** Sets a document only for a picture of its first page: no text that can be selected, no links. */
async function firstPage({ id, printable, pictureUrl }: Extract<ToWorker, { type: "first-page" }>): Promise<void> {
  if (!engine) return;
  try {
    const job = previewJob(printable);
    const bytes = pictureUrl && job.images.length > 0 ? await picture(pictureUrl) : null;
    const { svg } = await (await engine).draw(job, bytes ? { picture: bytes } : {}, true);
    const [page = ""] = standalonePages(svg, "first");
    reply({ type: "first-page", id, svg: withoutText(createGlyphRuns().merge(page, true)) });
  } catch (error) {
    reply({ type: "failed", id, problem: String(error) });
  }
}

scope.onmessage = ({ data: message }) => {
  if (message.type !== "start") {
    line = line.then(() => {
      if (message.type === "set") return set(message);
      return message.type === "measure" ? measure(message) : firstPage(message);
    });
    return;
  }
  engine = start(message.manifest, message.presses ?? 1);
  engine.then(
    () => reply({ type: "ready" }),
    (error) => reply({ type: "unavailable", reason: String(error) }),
  );
};
