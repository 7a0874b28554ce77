import { expect, test } from "vitest";
import { builderFiles } from "@/proof/imports/builders/builder-files";
import { measureFile, measurePages, noMeasure, sourceOf } from "@/proof/imports/makers/measure";
import { shareOf } from "@/proof/imports/read-corpus";

// The part of `npm run proof -- makers --builders` that needs no browser: pages that are typeset, Word files and saved pages.

test.each([
  ["open", 0.99, 0.08],
  ["sealed", 0.93, 0.13],
] as const)("files of builders of the %s half are read field by field, and no word is lost", async (half, least, mostMarked) => {
  const measure = noMeasure();
  for await (const file of builderFiles(half, { withBrowser: false }))
    if (file.kind === "typst") measurePages(await sourceOf(file), file.maker, measure);
    else measureFile(file, file.maker, measure);
  expect(measure.files).toBe(half === "open" ? 11 : 13);
  expect(measure.lost).toEqual([]);
  expect(shareOf(measure.score)).toBeGreaterThan(least);
  expect(measure.trust.right.marked).toBeLessThan(measure.trust.right.of * mostMarked);
});
