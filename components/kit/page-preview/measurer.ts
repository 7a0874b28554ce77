import { engineAddress } from "@/components/kit/page-preview/engine-address";
import type { FromWorker, ToWorker } from "@/components/kit/page-preview/messages";
import type { Printable } from "@/typeset/content/printable";
import type { Measured } from "@/typeset/fit/fit";

/** So long may one setting take; the whole is nine of them at most. */
const PATIENCE_MS = 20_000;

/** A separate engine that lays out documents only to measure their length; the page on screen is not disturbed. */
export async function createMeasurer() {
  const manifest = await engineAddress();
  const worker = new Worker(manifest.worker, { type: "module", name: "measuring" });
  let nextId = 1;
  const send = (message: ToWorker) => worker.postMessage(message);

  /** The next message of the worker that `pick` takes something from. */
  const next = <Value>(pick: (message: FromWorker) => Value | undefined) =>
    new Promise<Value>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("The engine took too long.")), PATIENCE_MS);
      worker.onerror = (event) => reject(new Error(event.message || "The worker could not be started."));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "unavailable") reject(new Error(data.reason));
        if (data.type === "failed") reject(new Error(data.problem));
        const found = pick(data);
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      };
    });

  const ready = next((message) => (message.type === "ready" ? true : undefined));
  send({ type: "start", manifest });
  await ready;

  return {
    /** One at a time: await the response before the next call. */
    measure(printable: Printable): Promise<Measured> {
      const id = nextId++;
      const measured = next((message) => (message.type === "measured" && message.id === id ? message.measured : undefined));
      send({ type: "measure", id, printable });
      return measured;
    },
    dispose: () => worker.terminate(),
  };
}
