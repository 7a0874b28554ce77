import type { Browser } from "playwright-core";
import { wordFile } from "@/e2e/import-files";
import { type Figure, figure } from "./measure.mts";

const VISITORS = 5;

/** A new visitor: from the front page through sign-up and an import to the finished PDF, as fast as the machine allows. */
export async function firstVisit(browser: Browser, address: string): Promise<Figure> {
  const file = await wordFile();
  const times: number[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address, locale: "en-US" });
    const page = await context.newPage();
    const began = performance.now();
    await page.goto("/");
    await page.getByRole("link", { name: "Create an account" }).first().click();
    await page.getByLabel("Name", { exact: true }).fill("Grace Example");
    await page.getByLabel("Email").fill(`visitor${visitor}@example.com`);
    await page.getByLabel("Username").fill(`visitor${visitor}`);
    await page.getByLabel("Password", { exact: true }).fill("a long enough secret");
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL(/\/documents/);
    await page.getByRole("button", { name: /^Import a file/ }).click();
    await page.locator("input[type=file]").setInputFiles(file);
    await page.waitForURL(/\/resumes\//);
    await page.locator("[data-page]").first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download", exact: true }).click(),
    ]);
    await download.path();
    times.push(performance.now() - began);
    await context.close();
  }
  return figure("a first visit: front page, account, import of a Word file, PDF", times, "≤ 60,000 ms");
}
