import { engineAddress } from "@/components/kit/page-preview/engine-address";
import type { EngineManifest } from "@/components/kit/page-preview/manifest";
import type { FromWorker, ToWorker } from "@/components/kit/page-preview/messages";

/** An engine that was started before there was anything to draw. */
type EarlyEngine = {
  manifest: EngineManifest;
  worker: Worker;
  /** Its messages so far. */
  messages: FromWorker[];
  /** Whether it broke before anybody needed it. */
  isBroken: boolean;
};

let early: Promise<EarlyEngine> | null = null;

/**
 * Starts an engine for the preview that is about to appear: it takes the engine a second to be ready, which it can spend while the
 * document is fetched and the page around it is drawn. The returned function ends it, unless a preview has taken it.
 */
export function startEngineEarly(): () => void {
  if (typeof Worker === "undefined" || typeof WebAssembly === "undefined" || early) return () => {};
  const started = engineAddress().then((manifest) => {
    const worker = new Worker(manifest.worker, { type: "module", name: "typesetting" });
    const engine: EarlyEngine = { manifest, worker, messages: [], isBroken: false };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => engine.messages.push(data);
    worker.onerror = (event) => {
      event.preventDefault();
      engine.isBroken = true;
    };
    worker.postMessage({ type: "start", manifest } satisfies ToWorker);
    return engine;
  });
  early = started;
  started.catch(() => {});
  return () => {
    if (early !== started) return;
    early = null;
    started.then(({ worker }) => worker.terminate()).catch(() => {});
  };
}

/** The engine that was started early, if there is one and it works: it belongs to its first caller. */
export async function takeEarlyEngine(): Promise<EarlyEngine | null> {
  const taken = early;
  early = null;
  const engine = await taken?.catch(() => null);
  if (!engine?.isBroken) return engine ?? null;
  engine.worker.terminate();
  return null;
}
