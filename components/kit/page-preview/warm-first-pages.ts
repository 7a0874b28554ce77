import { createFirstPages, type FirstPages } from "@/components/kit/page-preview/first-pages";
import type { Printable } from "@/typeset/content/printable";

/** An engine that nobody draws with is given up after this long: it takes some hundred megabytes. */
const IDLE_MS = 90_000;

let engine: Promise<FirstPages> | null = null;
let line: Promise<unknown> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

function release(): void {
  engine?.then(({ dispose }) => dispose()).catch(() => {});
  engine = null;
}

async function drawWith(printable: Printable): Promise<string> {
  engine ??= createFirstPages();
  try {
    return await (await engine).draw(printable);
  } catch (error) {
    release();
    throw error;
  }
}

/** The first page of a document by an engine that stays ready for the next one. Pages are drawn one after the other. */
export function drawFirstPage(printable: Printable): Promise<string> {
  clearTimeout(timer);
  const drawn = line.then(() => drawWith(printable));
  line = drawn.catch(() => {});
  void line.then(() => {
    clearTimeout(timer);
    timer = setTimeout(release, IDLE_MS);
  });
  return drawn;
}
