import type { DocumentEntry } from "@/contracts/model/document";

export type Outcome = { done: DocumentEntry[]; refused: { entry: DocumentEntry; error: unknown }[] };

/** Few enough that a small server stays responsive. */
const AT_ONCE = 4;

/** Runs an action for each document, a few at a time; a failure does not stop the others. */
export async function forEachDocument(
  entries: readonly DocumentEntry[],
  work: (entry: DocumentEntry) => Promise<unknown>,
): Promise<Outcome> {
  const waiting = [...entries];
  const done = new Set<DocumentEntry>();
  const refused: Outcome["refused"] = [];
  async function worker() {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      try {
        await work(entry);
        done.add(entry);
      } catch (error) {
        refused.push({ entry, error });
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, entries.length) }, worker));
  return { done: entries.filter((entry) => done.has(entry)), refused };
}
