import { createTypesetter, type Typesetter } from "@/server/adapters/typesetter/typesetter";
import { singleton } from "@/server/singleton";

type Holder = { typesetter: Typesetter | null };

const holder = () => singleton<Holder>("typesetter", () => ({ typesetter: null }));

/** Starts the typesetting processes of this application; they warm up in the background. */
export function startTypesetter(children: number, folder?: string) {
  holder().typesetter ??= createTypesetter({ children, ...(folder ? { folder } : {}) });
}

export function stopTypesetter() {
  holder().typesetter?.close();
  holder().typesetter = null;
}

export function typesetter(): Typesetter {
  const { typesetter } = holder();
  if (!typesetter) throw new Error("The typesetter is not started yet.");
  return typesetter;
}

/** What it has to do; null before it is started. */
export const typesetterLoad = () => holder().typesetter?.load() ?? null;
