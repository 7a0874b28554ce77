import { takeEarlyEngine } from "@/components/kit/page-preview/early-engine";
import { engineAddress } from "@/components/kit/page-preview/engine-address";
import type { EngineManifest } from "@/components/kit/page-preview/manifest";
import type { FromWorker, ToWorker } from "@/components/kit/page-preview/messages";
import { type Printable, pictureOf } from "@/typeset/content/printable";

/** WASM memory never shrinks: a worker that uses more, and much more than for its first drawing, is replaced. */
const MAX_MEMORY_BYTES = 300 * 1024 * 1024;
const MAX_GROWTH = 1.5;
/** A worker without a response for this long is replaced. */
const PATIENCE_MS = 20_000;

export type Drawn = Extract<FromWorker, { type: "drawn" }>;

export interface PreviewOptions {
  manifestUrl?: string;
  pictureUrl?: (url: string) => string | null;
  /** A drawing of that document: the whole, or what differs from the drawing before. Drawings come in order and each must be applied. */
  onDrawn: (drawn: Drawn, printable: Printable | null) => void;
  /** A document could not be rendered; the pages stay as they were. */
  onProblem?: (problem: string) => void;
  /** The engine cannot run here. Nothing will be drawn any more. */
  onUnavailable: (reason: string) => void;
}

interface Crew {
  worker: Worker;
  ready: boolean;
  /** Id of the document under way. */
  busy: number | null;
  /** The document that was sent last. */
  sent: Printable | null;
  timer: ReturnType<typeof setTimeout> | null;
  /** Whether the next drawing must be whole. */
  whole: boolean;
  /** Memory after the first drawing: a new worker would need as much for a document as long as that. */
  firstBytes: number | null;
}

/**
 * Sets documents in a worker while a person types: one at a time, the newest wins, what lies between is skipped. Independent of
 * React and of the page: it hands out drawings.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one closure over the workers and what they are doing: cut up, each piece would take the same seven variables.
export function createPreview(options: PreviewOptions) {
  let manifest: EngineManifest | null = null;
  let current: Crew | null = null;
  let successor: Crew | null = null;
  let newest: Printable | null = null;
  let pending = false;
  let nextId = 1;
  let over = false;
  let crashes = 0;

  const absolute = (address: string): string => new URL(address, location.href).href;

  function stop(crew: Crew | null): void {
    if (!crew) return;
    if (crew.timer) clearTimeout(crew.timer);
    crew.worker.terminate();
  }

  function giveUp(reason: string): void {
    if (over) return;
    dispose();
    options.onUnavailable(reason);
  }

  function hire(): Crew | null {
    if (!manifest) return null;
    const crew = lead(new Worker(manifest.worker, { type: "module", name: "typesetting" }));
    crew.worker.postMessage({ type: "start", manifest } satisfies ToWorker);
    return crew;
  }

  function lead(worker: Worker): Crew {
    const crew: Crew = {
      worker,
      ready: false,
      busy: null,
      sent: null,
      timer: null,
      whole: true,
      firstBytes: null,
    };
    crew.worker.onmessage = (event: MessageEvent<FromWorker>) => receive(crew, event.data);
    crew.worker.onerror = (event) => {
      event.preventDefault();
      failed(crew, event.message || "The worker could not be started.");
    };
    return crew;
  }

  /** A worker that broke is replaced; when the replacements break too, the engine does not run here. */
  function failed(crew: Crew, reason: string): void {
    if (over || (crew !== current && crew !== successor)) return;
    stop(crew);
    if (crew === successor) {
      successor = null;
      return;
    }
    crashes += 1;
    const wasReady = crew.ready;
    current = null;
    if (!wasReady || crashes > 3) {
      giveUp(reason);
    } else {
      options.onProblem?.(reason);
      current = hire();
    }
  }

  function send(crew: Crew): void {
    if (!newest || !crew.ready || crew.busy !== null) return;
    const id = nextId++;
    const picture = pictureOf(newest);
    const url = picture.hidden ? "" : picture.url.trim();
    const pictureUrl = url === "" ? null : (options.pictureUrl ?? ((address: string) => address))(url);
    crew.busy = id;
    crew.sent = newest;
    crew.timer = setTimeout(() => failed(crew, "The document took too long."), PATIENCE_MS);
    crew.worker.postMessage({
      type: "set",
      id,
      printable: newest,
      pictureUrl: pictureUrl === null ? null : absolute(pictureUrl),
      whole: crew.whole,
    } satisfies ToWorker);
    crew.whole = false;
    if (crew === current) pending = false;
  }

  function drawn(crew: Crew, message: Drawn): void {
    if (crew === successor) {
      stop(current);
      current = crew;
      successor = null;
    }
    crashes = 0;
    options.onDrawn(message, crew.sent);
    crew.firstBytes ??= message.memoryBytes;
    const maxBytes = Math.max(MAX_MEMORY_BYTES, crew.firstBytes * MAX_GROWTH);
    if (message.memoryBytes > maxBytes && !successor) successor = hire();
  }

  function receive(crew: Crew, message: FromWorker): void {
    if (over) return;
    if (message.type === "unavailable") {
      failed(crew, message.reason);
      return;
    }
    if (message.type === "ready") {
      crew.ready = true;
      send(crew);
      return;
    }
    // Separate workers measure and make pictures (`first-pages.ts`).
    if (message.type === "measured" || message.type === "first-page") return;
    if (crew.timer) clearTimeout(crew.timer);
    crew.timer = null;
    crew.busy = null;
    if (message.type === "drawn") drawn(crew, message);
    // An engine that panicked must be replaced; one that rejected a document can continue.
    else if (/RuntimeError|unreachable|memory access/.test(message.problem)) failed(crew, message.problem);
    else {
      crew.whole = true;
      options.onProblem?.(message.problem);
    }
    if (pending) send(crew);
  }

  function dispose(): void {
    over = true;
    stop(current);
    stop(successor);
    current = null;
    successor = null;
  }

  async function begin(): Promise<void> {
    try {
      if (typeof Worker === "undefined" || typeof WebAssembly === "undefined")
        throw new Error("This browser runs no workers or no WebAssembly.");
      const early = options.manifestUrl ? null : await takeEarlyEngine();
      if (early && over) early.worker.terminate();
      const found = early?.manifest ?? (await engineAddress(options.manifestUrl));
      if (over) return;
      manifest = found;
      current = early ? lead(early.worker) : hire();
      for (const message of early?.messages ?? []) if (current) receive(current, message);
    } catch (error) {
      giveUp(String(error));
    }
  }
  void begin();

  return {
    /** Shows a document as soon as the one under way is done. */
    show(printable: Printable): void {
      newest = printable;
      pending = true;
      if (current) send(current);
    },
    /** Requests the newest document as a whole, when drawings can no longer be computed from the ones before. */
    redraw(): void {
      if (!current) return;
      current.whole = true;
      pending = true;
      send(current);
    },
    dispose,
  };
}
