import { afterEach, expect, test, vi } from "vitest";
import type { FromWorker, ToWorker } from "@/components/kit/page-preview/messages";
import { createPreview } from "@/components/kit/page-preview/preview-engine";
import { sampleResumeData } from "@/domain/sample/resume";
import type { Printable } from "@/typeset/content/printable";

const MEGABYTE = 1024 * 1024;
const printable: Printable = { kind: "resume", document: sampleResumeData(), name: "Sample", ownFamilies: [] } as Printable;

/** Replaces the browser: its workers draw at once and report the memory that `memoryOf` names for their nth drawing. */
function inBrowser(memoryOf: (drawing: number) => number) {
  const drawings: number[] = [];
  class DrawingWorker {
    onmessage: ((event: { data: FromWorker }) => void) | null = null;
    onerror = null;
    readonly place = drawings.push(0) - 1;
    postMessage(message: ToWorker) {
      setTimeout(() => {
        if (message.type === "start") this.onmessage?.({ data: { type: "ready" } });
        if (message.type !== "set") return;
        const count = (drawings[this.place] ?? 0) + 1;
        drawings[this.place] = count;
        const memoryBytes = memoryOf(count);
        this.onmessage?.({ data: { type: "drawn", id: message.id, svg: "", whole: true, notices: [], memoryBytes, tookMs: 1 } });
      });
    }
    terminate() {}
  }
  vi.stubGlobal("Worker", DrawingWorker);
  vi.stubGlobal("location", { href: "http://localhost/" });
  vi.stubGlobal("fetch", async () => Response.json({ worker: "w.js", compiler: "c", renderer: "r", fonts: "f", icons: "i" }));
  return drawings;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const settled = () => new Promise((done) => setTimeout(done, 100));
const preview = () =>
  createPreview({ manifestUrl: "/manifest.json", onDrawn: () => {}, onUnavailable: (reason) => expect(reason).toBe("") });

test("a long document that would fill the memory of a new worker as well is drawn once", async () => {
  const drawings = inBrowser(() => 400 * MEGABYTE);
  const engine = preview();
  engine.show(printable);
  await settled();
  engine.dispose();
  expect(drawings).toEqual([1]);
});

test("a worker whose memory has grown much is replaced, and only then", async () => {
  const drawings = inBrowser((drawing) => 200 * drawing * MEGABYTE);
  const engine = preview();
  engine.show(printable);
  await settled();
  expect(drawings).toEqual([1]);
  engine.show(printable);
  await settled();
  engine.dispose();
  expect(drawings).toEqual([2, 1]);
});
