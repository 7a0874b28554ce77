import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "./extension/browser";
import { FIXTURES, type Measured, measureForm } from "./extension/measure-form";
import { expect, test } from "./fixtures";

/** Least share of known fields that are right. Rules are written against the open half only. */
const HALVES = { open: 0.97, sealed: 0.9 };
const INNER = "icims-frame.html";

for (const [half, least] of Object.entries(HALVES))
  test(`the ${half} half of the forms is filled, and nothing is guessed`, async ({ page }) => {
    const names = readdirSync(join(FIXTURES, half)).filter((name) => name.endsWith(".html"));
    const site = await startSite(
      Object.fromEntries(names.map((name) => [`/${name}`, readFileSync(join(FIXTURES, half, name), "utf8")])),
    );
    const all: Measured[] = [];
    for (const name of names.filter((each) => each !== INNER)) {
      await page.goto(`${site.address}/${name}`);
      const measured = await measureForm(page);
      all.push(measured);
      expect(measured.wrong, name).toEqual([]);
      expect(measured.wasSent, name).toBe(false);
      expect(measured.leftEmpty, name).toBe(measured.unknown);
    }
    await site.stop();
    const sum = (of: (measured: Measured) => number) => all.reduce((total, each) => total + of(each), 0);
    const share = sum(({ right }) => right) / sum(({ known }) => known);
    const slowest = Math.max(...all.map(({ ms }) => ms));
    console.log(
      `${half}: ${all.length} forms, ${(share * 100).toFixed(1)} % of ${sum(({ known }) => known)} fields right, slowest ${slowest.toFixed(0)} ms`,
    );
    if (half === "open") expect(all.flatMap(({ missed }) => missed)).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(least);
  });
