import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawLooks, knownLooks } from "@/components/features/editor/design/draw-looks";
import type { ToWorker } from "@/components/kit/page-preview/messages";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { sampleResumeData } from "@/domain/sample/resume";
import type { Printable } from "@/typeset/content/printable";

/** The template that the server refuses to draw. */
const REFUSED = "ditto";
/** The templates of the pages that the engines were asked for. */
let drawn: string[] = [];
let busiest = 0;
let busy = 0;

/** An engine that answers a moment later. */
class Engine {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(message: ToWorker) {
    if (message.type === "first-page") {
      busiest = Math.max(busiest, ++busy);
      const { document } = message.printable;
      drawn.push("metadata" in document ? document.metadata.template : "");
    }
    setTimeout(() => {
      if (message.type === "first-page") busy--;
      this.onmessage?.({
        data:
          message.type === "start" ? { type: "ready" } : { type: "first-page", id: "id" in message && message.id, svg: "<svg/>" },
      });
    });
  }
  terminate() {}
}

class Picture {
  src = "";
  naturalWidth = 595;
  naturalHeight = 842;
  decode = async () => {};
}
const CANVAS = { getContext: () => null, toBlob: (done: (blob: Blob) => void) => done(new Blob(["picture"])) };

beforeEach(() => {
  [drawn, busiest, busy] = [[], 0, 0];
  vi.stubGlobal("window", { requestIdleCallback: (work: () => void) => setTimeout(work) });
  vi.stubGlobal("Image", Picture);
  vi.stubGlobal("document", { createElement: () => CANVAS });
  vi.stubGlobal("Worker", Engine);
  vi.stubGlobal("navigator", { hardwareConcurrency: 4 });
  vi.stubGlobal("location", { href: "http://localhost/" });
  vi.stubGlobal("fetch", async (address: string) => {
    const [, template] = /^\/served\/(\w+)$/.exec(address) ?? [];
    if (template) return template === REFUSED ? new Response(null, { status: 503 }) : new Response("picture");
    return Response.json({ worker: "/w", compiler: "/c", renderer: "/r", fonts: "/f/", icons: "/i/" });
  });
});
afterEach(() => vi.unstubAllGlobals());

const named = (name: string): Printable => {
  const document = sampleResumeData();
  document.basics.name = name;
  return { kind: "resume", document };
};
const ALL = { names: TEMPLATE_NAMES, atATime: "many" } as const;
const isNeverOver = () => false;

test("a page of this very content is drawn once, also for an equal document", async () => {
  expect(knownLooks(named("Ada")).size).toBe(0);
  await drawLooks(named("Ada"), ALL, isNeverOver);
  expect(drawn.toSorted()).toEqual(TEMPLATE_NAMES.toSorted());
  expect(busiest).toBe(2);
  expect([...knownLooks(named("Ada")).keys()]).toEqual([...TEMPLATE_NAMES]);
  await drawLooks(named("Ada"), ALL, isNeverOver);
  expect(drawn).toHaveLength(TEMPLATE_NAMES.length);
  expect(knownLooks(named("Bea")).size).toBe(0);
});

test("what nobody asked for is drawn one after the other, and what is left when somebody edits is not drawn", async () => {
  await drawLooks(named("Cleo"), { names: TEMPLATE_NAMES, atATime: "one" }, () => drawn.length === 3);
  expect(drawn).toEqual(TEMPLATE_NAMES.slice(0, 3));
  expect(busiest).toBe(1);
});

test("what two ask for at the same time is drawn once", async () => {
  await Promise.all([
    drawLooks(named("Dora"), { names: TEMPLATE_NAMES, atATime: "one" }, isNeverOver),
    drawLooks(named("Dora"), ALL, isNeverOver),
  ]);
  expect(drawn).toHaveLength(TEMPLATE_NAMES.length);
});

test("the server draws the pages where it can, and an engine only what the server refuses", async () => {
  const pictures: string[] = [];
  const onPicture = (name: string) => pictures.push(name);
  await drawLooks(named("Emil"), { ...ALL, onPicture, served: (name) => `/served/${name}` }, isNeverOver);
  expect(drawn).toEqual([REFUSED]);
  expect(pictures.toSorted()).toEqual(TEMPLATE_NAMES.toSorted());
});

test("what nobody waits for is requested at low priority and starts no engine where the server refuses, unless somebody comes to wait", async () => {
  const requests: unknown[] = [];
  const answer = fetch;
  vi.stubGlobal("fetch", (address: string, options?: RequestInit) => {
    requests.push([address, options?.priority]);
    return answer(address);
  });
  const served = (name: string) => `/served/${name}`;
  const later = { names: [REFUSED], atATime: "one", served, need: "later" } as const;
  await expect(drawLooks(named("Fay"), later, isNeverOver)).rejects.toThrow("no picture");
  expect(requests).toEqual([[`/served/${REFUSED}`, "low"]]);
  expect(drawn).toEqual([]);
  const [guess] = await Promise.allSettled([
    drawLooks(named("Gil"), later, isNeverOver),
    drawLooks(named("Gil"), { ...later, need: "now" }, isNeverOver),
  ]);
  expect(guess.status).toBe("rejected");
  expect(drawn).toEqual([REFUSED]);
});
