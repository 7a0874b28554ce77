import type { Page } from "@playwright/test";
import { TEMPLATE_NAMES } from "@/contracts/model/resume/templates";
import { expect, importResume, test } from "./fixtures";

/** The templates of which the server was asked for a picture. */
function requestedPictures(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const address = new URL(request.url());
    if (address.pathname.endsWith("/thumbnail")) names.push(address.searchParams.get("template") ?? "");
  });
  return names;
}

/** Opens the gallery and returns how many milliseconds later it shows every page. */
const openGallery = (page: Page): Promise<number> =>
  page.evaluate(async (count) => {
    const began = performance.now();
    const opener = [...document.querySelectorAll("button")].find((button) => button.textContent?.includes(`All ${count}`));
    opener?.click();
    while (document.querySelectorAll("img[data-own]").length < count) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  }, TEMPLATE_NAMES.length);

test("a gallery that was prepared shows all pages within a second, and the same content is requested once", async ({
  signedIn: page,
}) => {
  test.slow();
  const requested = requestedPictures(page);
  await page.goto(`/resumes/${await importResume(page)}`);
  await page.locator(".page-preview-page").first().waitFor();
  await page.getByRole("tab", { name: "Design" }).click();
  await expect.poll(() => requested.toSorted(), { timeout: 60_000 }).toEqual(TEMPLATE_NAMES.toSorted());
  await page.waitForLoadState("networkidle");
  const milliseconds = await openGallery(page);
  test.info().annotations.push({ type: "milliseconds", description: String(Math.round(milliseconds)) });
  expect(milliseconds).toBeLessThan(1_000);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Templates" })).toHaveCount(0);
  await page.getByRole("button", { name: "All 17" }).hover();
  // Longer than the pause after which missing pages are requested.
  await page.waitForTimeout(3_000);
  expect(requested).toHaveLength(TEMPLATE_NAMES.length);
});

test("nothing is requested with data saver, and a gallery that is opened cold fills itself", async ({ signedIn: page }) => {
  test.slow();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const requested = requestedPictures(page);
  await page.goto(`/resumes/${await importResume(page)}`);
  await page.locator(".page-preview-page").first().waitFor();
  await page.getByRole("tab", { name: "Design" }).click();
  await page.waitForTimeout(4_000);
  expect(requested).toEqual([]);
  const milliseconds = await openGallery(page);
  test.info().annotations.push({ type: "milliseconds", description: String(Math.round(milliseconds)) });
  expect(requested).toHaveLength(TEMPLATE_NAMES.length);
});
