import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkCorpus } from "@/proof/imports/check-corpus";
import { makeCorpus } from "@/proof/imports/corpus";
import { readCorpus, shareOf } from "@/proof/imports/read-corpus";

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
