import { engineAddress } from "@/components/kit/page-preview/engine-address";
import type { FromWorker, ToWorker } from "@/components/kit/page-preview/messages";
import { type Printable, pictureOf } from "@/typeset/content/printable";
import type { Measured } from "@/typeset/fit/fit";

/** So long may one document take before the engine is given up, in milliseconds. */
const PATIENCE_MS = 20_000;

/** One thing at a time: await the response before the next call. */
export type FirstPages = {
  /** The first page as a separate SVG document. */
  draw: (printable: Printable) => Promise<string>;
  /** How long a document comes out. */
  measure: (printable: Printable) => Promise<Measured>;
  dispose: () => void;
};

/**
 * A separate engine that draws first pages of documents and measures documents; the page on screen is not disturbed. `presses` sets of
 * fonts stay loaded. Throws where it cannot run.
 */
export async function createFirstPages(presses = 1): Promise<FirstPages> {
  const manifest = await engineAddress();
  const worker = new Worker(manifest.worker, { type: "module", name: "first pages" });
  let nextId = 1;

  /** Sends a message and waits for what `pick` takes from a response. */
  const ask = <Value>(message: ToWorker, pick: (answer: FromWorker) => Value | undefined) =>
    new Promise<Value>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("The engine took too long.")), PATIENCE_MS);
      const fail = (reason: string) => {
        clearTimeout(timer);
        reject(new Error(reason));
      };
      worker.onerror = (event) => fail(event.message || "The worker could not be started.");
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "unavailable") return fail(data.reason);
        if (data.type === "failed") return fail(data.problem);
        const found = pick(data);
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      };
      worker.postMessage(message);
    });

  await ask({ type: "start", manifest, presses }, (answer) => (answer.type === "ready" ? true : undefined));
  return {
    draw(printable) {
      const id = nextId++;
      const picture = pictureOf(printable);
      const url = picture.hidden ? "" : picture.url.trim();
      const pictureUrl = url === "" ? null : new URL(url, location.href).href;
      return ask({ type: "first-page", id, printable, pictureUrl }, (answer) =>
        answer.type === "first-page" && answer.id === id ? answer.svg : undefined,
      );
    },
    measure(printable) {
      const id = nextId++;
      return ask({ type: "measure", id, printable }, (answer) =>
        answer.type === "measured" && answer.id === id ? answer.measured : undefined,
      );
    },
    dispose: () => worker.terminate(),
  };
}
