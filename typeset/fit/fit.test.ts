import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultResumeData } from "@/domain/default-resume";
import { fitChanges } from "@/typeset/fit/changes";
import { explainFit } from "@/typeset/fit/explain";
import { fitDesign, type Measure } from "@/typeset/fit/fit";
import { FIT_CEILINGS, FIT_FLOORS, type FitDesign, STAGES } from "@/typeset/fit/fit-steps";

const { metadata } = defaultResumeData({ name: "Ilse Marwick" });
const design: FitDesign = { page: { ...metadata.page, gapY: 12, marginY: 40, marginX: 40 }, typography: metadata.typography };

/** A simplified typesetter: a fixed number of lines and letters, with a gap after every fifth line. */
const press =
  (lines: number): Measure =>
  async ({ page, typography: { body } }) => {
    const height = lines * body.fontSize * body.lineHeight * (body.fontSize / 10) + (lines / 5) * page.gapY;
    const room = 842 - 2 * page.marginY;
    const pages = Math.max(1, Math.ceil(height / room));
    return { pages, lastPageFill: height / room - (pages - 1) };
  };

/** Lines that fill so many pages as the design is now. */
async function linesFor(pages: number): Promise<number> {
  for (let lines = 1; ; lines++) {
    const { pages: now, lastPageFill } = await press(lines)(design);
    if (now - 1 + lastPageFill >= pages) return lines;
  }
}

describe("fitting to pages", () => {
  test("a little too long: only space is taken, and no more than it needs", async () => {
    const measure = press(await linesFor(1.08));
    const result = await fitDesign(design, { pages: 1, fill: false }, measure);
    expect(result.outcome).toBe("fits");
    expect(result.after.pages).toBe(1);
    const paths = fitChanges(design, result.design).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.every((path) => path.startsWith("/page/"))).toBe(true);
    expect(result.after.lastPageFill).toBeGreaterThan(0.93);
  });

  test("longer: space is at its floor, then lines move, then letters", async () => {
    const result = await fitDesign(design, { pages: 1, fill: false }, press(await linesFor(1.5)));
    expect(result.outcome).toBe("fits");
    expect(result.design.page.gapY).toBe(FIT_FLOORS.gapPt);
    expect(result.design.typography.body.lineHeight).toBeLessThan(design.typography.body.lineHeight);
  });

  test("far too long: nothing is changed, and the explanation states how short it can be", async () => {
    const result = await fitDesign(design, { pages: 1, fill: true }, press(await linesFor(4)));
    expect(result).toMatchObject({ outcome: "floors", design, after: result.before, measured: 4 });
    expect(result.fewestPages).toBeGreaterThan(1);
    expect(explainFit(result, [], 1)).toMatch(
      /^Even at the smallest settings \(9 pt, line height 1\.15 and margins of 8 mm\), the document takes \d pages/,
    );
  });

  test("no bound is ever crossed, no page is added, and it ends after nine settings at most", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ size: fc.double({ min: 6, max: 16, noNaN: true }), height: fc.double({ min: 0.8, max: 3, noNaN: true }) }),
        fc.double({ min: 0.1, max: 5, noNaN: true }),
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        async ({ size, height }, pages, wished, fill) => {
          const start = {
            ...design,
            typography: { ...design.typography, body: { ...design.typography.body, fontSize: size, lineHeight: height } },
          };
          const measure = press(await linesFor(pages));
          const result = await fitDesign(start, { pages: wished, fill }, measure);
          expect(result.measured).toBeLessThanOrEqual(9);
          expect(result.after).toEqual(await measure(result.design));
          expect(result.after.pages).toBeLessThanOrEqual(result.outcome === "fits" ? wished : result.before.pages);
          for (const step of STAGES.flat()) {
            const [from, to] = [step.read(start), step.read(result.design)];
            expect(to).toBeGreaterThanOrEqual(Math.min(from, step.floor(start)) - 0.011);
            expect(to).toBeLessThanOrEqual(Math.max(from, step.ceiling(start)) + 0.011);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("filling the last page", () => {
  test("half a page is filled without a second one", async () => {
    const result = await fitDesign(design, { fill: true }, press(await linesFor(0.6)));
    expect(result).toMatchObject({ outcome: "filled", after: { pages: 1 } });
    expect(result.after.lastPageFill).toBeGreaterThan(0.9);
  });

  test("three lines stay sparse at the ceilings, and the result reports it", async () => {
    const result = await fitDesign(design, { fill: true }, press(3));
    expect(result.outcome).toBe("sparse");
    expect(result.design.typography.body.fontSize).toBe(FIT_CEILINGS.fontSizePt);
    expect(explainFit(result, fitChanges(design, result.design), 1)).toContain("Add text to fill it.");
  });

  test("a full page stays as it is", async () => {
    const result = await fitDesign(design, { fill: true }, press(await linesFor(0.95)));
    expect(result).toMatchObject({ outcome: "as-it-is", design, measured: 1 });
  });
});
