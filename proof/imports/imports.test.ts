import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkCorpus } from "@/proof/imports/check-corpus";
import { makeCorpus } from "@/proof/imports/corpus";
import { makerFiles } from "@/proof/imports/makers/maker-files";
import { sourceOf } from "@/proof/imports/makers/measure";
import { measureLook } from "@/proof/imports/makers/measure-looks";
import { readCorpus, shareOf } from "@/proof/imports/read-corpus";
import type { Score } from "@/proof/imports/score";

// The small form of `npm run proof -- imports`: every template and every foreign look with one person each.

const folder = mkdtempSync(join(tmpdir(), "dossier-imports-"));

beforeAll(() => makeCorpus(folder, { onePersonEach: true, languageTemplates: 0 }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("our own plain PDFs and foreign looks are read field by field, and no word is lost", async () => {
  const { sums, lost } = await readCorpus(folder);
  expect(lost).toEqual([]);
  expect(shareOf(sums.own)).toBeGreaterThan(0.97);
  expect(shareOf(sums.foreign)).toBeGreaterThan(0.94);
  for (const field of ["name", "email", "phone"])
    expect([field, shareOf({ [field]: sums.own?.[field] ?? { right: 0, of: 1 } })]).toEqual([field, 1]);
});

test("the check of a PDF reports no false findings for these files", async () => {
  expect((await checkCorpus(folder)).untrue).toEqual([]);
});

test("the look of pages of other makers is read: columns, side, kind of face, colour, margins and paper", async () => {
  const looks: Score = {};
  for (const file of makerFiles(null, { onePersonEach: true })) measureLook(await sourceOf(file), looks);
  expect(Object.keys(looks)).toHaveLength(7);
  for (const [field, score] of Object.entries(looks)) expect([field, shareOf({ [field]: score }) > 0.95]).toEqual([field, true]);
});
