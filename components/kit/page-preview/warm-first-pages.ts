import { createFirstPages, type FirstPages } from "@/components/kit/page-preview/first-pages";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import type { Printable } from "@/typeset/content/printable";
import type { Measured } from "@/typeset/fit/fit";

/** Engines that nobody draws with are given up after this long: each takes some hundred megabytes. */
const IDLE_MS = 90_000;

/** An engine that does one thing at a time. */
interface Lane {
  engine: Promise<FirstPages> | null;
  end: Promise<unknown>;
  waiting: number;
}

/** How many pages are drawn at a time. */
export const firstPageLanes = (): number => (navigator.hardwareConcurrency >= 8 ? 3 : 2);

const lanes = new Map<number, Lane>();
let timer: ReturnType<typeof setTimeout> | undefined;

function release(lane: Lane): void {
  lane.engine?.then(({ dispose }) => dispose()).catch(() => {});
  lane.engine = null;
}

/** The engine of a lane, which is started if it has none. */
function engineOf(lane: Lane): Promise<FirstPages> {
  lane.engine ??= createFirstPages(Math.ceil(TEMPLATE_NAMES.length / firstPageLanes()));
  return lane.engine;
}

function releaseWhenIdle(): void {
  clearTimeout(timer);
  timer = setTimeout(() => [...lanes.values()].filter(({ waiting }) => waiting === 0).forEach(release), IDLE_MS);
}

async function workIn<Made>(lane: Lane, work: (engine: FirstPages) => Promise<Made>): Promise<Made> {
  try {
    return await work(await engineOf(lane));
  } catch (error) {
    release(lane);
    throw error;
  } finally {
    lane.waiting -= 1;
    releaseWhenIdle();
  }
}

/** A template always has the same lane, where its fonts are loaded and its last page is known. */
export const firstPageLane = (template: TemplateName): number => TEMPLATE_NAMES.indexOf(template) % firstPageLanes();

function laneAt(at: number): Lane {
  const lane = lanes.get(at) ?? { engine: null, end: Promise.resolve(), waiting: 0 };
  lanes.set(at, lane);
  return lane;
}

function laneOf(printable: Printable): Lane {
  const { template } = printable.kind === "resume" ? printable.document.metadata : printable.document.style.metadata;
  return laneAt(firstPageLane(template));
}

/** Starts the engines before there is anything to draw. A failure is reported when something is drawn. */
export function prepareFirstPages(): void {
  for (let at = 0; at < firstPageLanes(); at++) {
    const lane = laneAt(at);
    engineOf(lane).catch(() => release(lane));
  }
  releaseWhenIdle();
}

function inLane<Made>(printable: Printable, work: (engine: FirstPages) => Promise<Made>): Promise<Made> {
  const lane = laneOf(printable);
  lane.waiting += 1;
  const made = lane.end.then(() => workIn(lane, work));
  lane.end = made.catch(() => {});
  return made;
}

/** The first page of a document by an engine that stays ready for the next one. */
export const drawFirstPage = (printable: Printable): Promise<string> => inLane(printable, (engine) => engine.draw(printable));

/** How long a document comes out, by the engine that has its fonts loaded. */
export const measureDocument = (printable: Printable): Promise<Measured> =>
  inLane(printable, (engine) => engine.measure(printable));
