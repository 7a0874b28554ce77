import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { merged } from "@/clients/extension/src/background/merged";
import type { CapturedFrame } from "@/clients/extension/src/page/capture";
import { startSite } from "./extension/browser";
import { FIXTURES } from "./extension/measure-form";
import { expect, test } from "./fixtures";

const PAGE_SCRIPT = join(process.cwd(), "clients/extension/dist/chrome/page.js");
/** Least share of the parts of postings that are read. Rules are written against the open half only. */
const HALVES = { open: 0.95, sealed: 0.85 };

type Posting = Record<"company" | "role" | "location" | "salary" | "deadline", string | null>;

for (const [half, least] of Object.entries(HALVES))
  test(`the ${half} half of the postings is read from what the browser shows`, async ({ signedIn: page }) => {
    const folder = join(FIXTURES, `postings-${half}`);
    const names = readdirSync(folder);
    const site = await startSite(Object.fromEntries(names.map((name) => [`/${name}`, readFileSync(join(folder, name), "utf8")])));
    let [right, known] = [0, 0];
    const misses: string[] = [];
    for (const name of names) {
      const shown = await page.context().newPage();
      await shown.goto(`${site.address}/${name}`);
      await shown.evaluate(readFileSync(PAGE_SCRIPT, "utf8"));
      const frame = await shown.evaluate(() =>
        (window as unknown as { dossierPage: { capture: () => CapturedFrame } }).dossierPage.capture(),
      );
      const want = JSON.parse((await shown.locator("html").getAttribute("data-want")) ?? "{}") as Record<keyof Posting, string>;
      await shown.close();
      const { url, html, title } = merged([{ frameId: 0, value: frame }]);
      const response = await page.request.post("/api/openapi/applications/postings/captures", { data: { url, html, title } });
      expect(response.status(), name).toBe(200);
      const read = (await response.json()) as Posting;
      expect(JSON.stringify(read), name).not.toContain("Forged");
      for (const [part, value] of Object.entries(want) as [keyof Posting, string][]) {
        if (value === "") continue;
        known += 1;
        if ((read[part] ?? "").replace(/[.,\s]/g, "").includes(value.replace(/[.,\s]/g, ""))) right += 1;
        else misses.push(`${name} ${part}: “${read[part]}” in place of “${value}”`);
      }
    }
    await site.stop();
    console.log(`${half}: ${names.length} postings, ${((right / known) * 100).toFixed(1)} % of ${known} parts right`);
    if (half === "open" && misses.length > 0) console.log(misses.join("\n"));
    expect(right / known).toBeGreaterThanOrEqual(least);
  });
