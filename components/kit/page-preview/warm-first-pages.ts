import { createFirstPages, type FirstPages } from "@/components/kit/page-preview/first-pages";
import type { Printable } from "@/typeset/content/printable";

/** Engines that nobody draws with are given up after this long: each takes some hundred megabytes. */
const IDLE_MS = 90_000;

/** An engine that draws one page at a time. */
interface Lane {
  engine: Promise<FirstPages> | null;
  end: Promise<unknown>;
  waiting: number;
}

/** How many pages are worth asking for at a time. */
export const firstPageLanes = (): number => (navigator.hardwareConcurrency >= 8 ? 3 : 2);

const lanes: Lane[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function release(lane: Lane): void {
  lane.engine?.then(({ dispose }) => dispose()).catch(() => {});
  lane.engine = null;
}

async function drawIn(lane: Lane, printable: Printable): Promise<string> {
  lane.engine ??= createFirstPages();
  try {
    return await (await lane.engine).draw(printable);
  } catch (error) {
    release(lane);
    throw error;
  } finally {
    lane.waiting -= 1;
    clearTimeout(timer);
    timer = setTimeout(() => lanes.filter(({ waiting }) => waiting === 0).forEach(release), IDLE_MS);
  }
}

/** The lane with the least to do; another one where all are busy. */
function freeLane(): Lane {
  const [least] = [...lanes].sort((one, other) => one.waiting - other.waiting);
  if (least && (least.waiting === 0 || lanes.length >= firstPageLanes())) return least;
  const lane: Lane = { engine: null, end: Promise.resolve(), waiting: 0 };
  lanes.push(lane);
  return lane;
}

/** The first page of a document by an engine that stays ready for the next one. */
export function drawFirstPage(printable: Printable): Promise<string> {
  const lane = freeLane();
  lane.waiting += 1;
  const drawn = lane.end.then(() => drawIn(lane, printable));
  lane.end = drawn.catch(() => {});
  return drawn;
}
