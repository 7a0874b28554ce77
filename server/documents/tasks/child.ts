import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { type TaskName, WORK } from "@/server/documents/tasks/tasks";
import { createNativeEngine } from "@/server/platform/adapters/typesetter/native-engine";
import { print, printBundle } from "@/server/platform/adapters/typesetter/print";
import { WARM_UP_JOBS } from "@/server/platform/adapters/typesetter/warm-up";
import type { ReadyMessage, WorkReply, WorkRequest } from "@/server/platform/workers/messages";
import { iconFile } from "@/typeset/content/icons";

/** How much the processes of the pool yield to others on a busy machine (see nice(1)). */
const BELOW_THE_SERVER = 5;

// The entry of a process of the pool. It handles one message at a time and returns to the event loop in between, because the
// engine frees memory there. The parent kills it when it takes too long.

// The event loop of the server comes first.
setPriority(BELOW_THE_SERVER);

const { resolve } = createRequire(import.meta.url);
const [workspace = ""] = process.argv.slice(2);

const icons = new Map<string, string | null>();

function icon(name: string): string | null {
  const known = icons.get(name);
  if (known !== undefined) return known;
  let svg: string | null = null;
  try {
    svg = readFileSync(resolve(`@phosphor-icons/core/assets/${iconFile(name)}`), "utf8");
  } catch {
    // A name missing from the set prints no icon.
  }
  icons.set(name, svg);
  return svg;
}

const engine = createNativeEngine({
  workspace,
  icon,
  font: (file) => readFileSync(resolve(`@expo-google-fonts/${file}`)),
});

/**
 * Sends a message and then cleans up. The parent may have ended in the meantime. Then no one waits for the message, and a failure to
 * send it is not an error.
 */
const send = (message: WorkReply | ReadyMessage) => {
  if (process.connected) process.send?.(message, undefined, undefined, () => engine.cleanUp());
};

const runHere = ({ name, input }: { name: string; input: unknown }) =>
  (WORK[name as TaskName] as (input: unknown) => unknown)(input);

process.on("message", (request: WorkRequest) => {
  const { id } = request;
  Promise.resolve()
    .then(async () =>
      request.output === "bundle"
        ? printBundle(await engine.setBundle(request.bundle.parts), request.bundle)
        : request.output === "task"
          ? ({ output: "task", result: await runHere(request.task) } as const)
          : request.output === "source"
            ? ({ output: "source", files: await engine.source(request.job, request.images) } as const)
            : print(await engine.set(request.job, request.images, request.output), request.output, request.job),
    )
    .then((made) => send({ id, made, residentBytes: process.memoryUsage.rss() }))
    .catch((error: unknown) => send({ id, problem: String(error), residentBytes: process.memoryUsage.rss() }));
});
process.on("disconnect", () => process.exit(0));

// A first page warms up the engine's caches and the JIT compiler. A template that fails here will fail again when it is used; it
// must not keep the others from printing.
for (const job of WARM_UP_JOBS) {
  try {
    await print(await engine.set(job, {}), "pdf", job);
    engine.cleanUp();
  } catch (error) {
    console.error(`The typesetting process could not warm up with ${job.template}.`, error);
  }
}
send({ ready: true });
