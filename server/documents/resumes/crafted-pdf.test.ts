import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { beforeAll, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let crafted: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  ada = await signUp();
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage();
  for (let line = 0; line < 20; line++)
    page.drawText(`Some ordinary words of a resume ${line}`, { x: 50, y: 600 - line * 15, size: 10, font });
  // Tiny letters all over the page: each is a separate line and gap, and all are compared with each other.
  for (let piece = 0; piece < 2000; piece++)
    page.drawText("ab", { x: (piece * 37) % 595, y: (piece * 13) % 842, size: 0.001, font });
  // A line of tabulated letters: each becomes a separate piece.
  page.drawText("  x ".repeat(8000), { x: 50, y: 700, size: 10, font });
  crafted = new Uint8Array(await pdf.save());
});

/** The longest time in milliseconds in which this process did nothing else. */
async function longestStop(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await work();
  // A stop is noticed after it.
  await setTimeout(50);
  delay.disable();
  return delay.max / 1e6;
}

test.each(["/pdf-checks", "/resumes/file-imports?review=true"])(
  "%s: a page whose lines take seconds to understand blocks no one else",
  async (path) => {
    const form = new FormData();
    form.set("file", new File([crafted], "cv.pdf", { type: "application/pdf" }));
    if (path !== "/pdf-checks") form.set("format", "PDF");
    const stop = await longestStop(async () => {
      expect((await call("POST", path, { key: ada.key, form })).status).toBe(200);
    });
    expect(stop).toBeLessThan(1000);
  },
  60_000,
);
