import { createTypesetter, type Typesetter } from "@/server/platform/adapters/typesetter/typesetter";
import { singleton } from "@/server/platform/singleton";
import { offerWorkers } from "@/server/platform/workers/workers";

type Holder = { typesetter: Typesetter | null; start: (() => Typesetter) | null };

const holder = () => singleton<Holder>("typesetter", () => ({ typesetter: null, start: null }));

/** The processes load for half a second, on the cores on which everything else starts. */
const START_AFTER_MS = 400;

/** Registers how to create the typesetter; the first document creates it. */
export function offerTypesetter(create: () => Typesetter) {
  const now = holder();
  offerWorkers(() => typesetter().pool);
  now.start ??= () => {
    now.typesetter ??= create();
    return now.typesetter;
  };
}

/** Starts the typesetting processes of this application in a moment, or when the first document needs them; they warm up in the background. */
export function startTypesetter(children: number, folder?: string) {
  offerTypesetter(() => createTypesetter({ children, ...(folder ? { folder } : {}) }));
  setTimeout(() => holder().start?.(), START_AFTER_MS).unref();
}

export function stopTypesetter() {
  const now = holder();
  now.start = null;
  now.typesetter?.close();
  now.typesetter = null;
}

export function typesetter(): Typesetter {
  const { start } = holder();
  if (!start) throw new Error("The typesetter is not started yet.");
  return start();
}

/** What it has to do; null before it is started. */
export const typesetterLoad = () => holder().typesetter?.load() ?? null;
