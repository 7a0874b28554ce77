import type { Locator, Page } from "@playwright/test";
import { expect, importResume, test } from "./fixtures";

const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);

/** Whether all of a text or field is on screen. */
const isWhole = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return element.scrollWidth <= element.clientWidth + 1 && left >= 0 && right <= window.innerWidth;
  });

async function openBasics(page: Page) {
  await page
    .locator("#section-basics, button")
    .filter({ hasText: /^Basics/ })
    .first()
    .click();
  return page.getByLabel("Email", { exact: true });
}

test("panels grow with the window, no email address is cut, and a tablet shows name, state and zoom whole", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  const email = await openBasics(page);
  await email.fill("anneliese.hollerbach@example.com");
  const content = page.getByRole("region", { name: "Content" });
  const atFirst = await widthOf(content);
  expect(await isWhole(email)).toBe(true);

  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(() => widthOf(content)).toBeGreaterThan(atFirst + 80);
  expect(await isWhole(email)).toBe(true);

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.locator("[data-save-status=saved]")).toHaveText("Saved");
  for (const part of [
    page.locator("#rename-document"),
    page.locator("[data-save-status] > span"),
    page.getByRole("button", { name: "Fit width" }),
    page.getByRole("button", { name: "Design", exact: true }),
    email,
  ])
    expect(await isWhole(part), String(part)).toBe(true);

  await page.setViewportSize({ width: 1440, height: 900 });
  const edge = page.getByRole("separator", { name: /content/i });
  await edge.focus();
  await edge.press("ArrowRight");
  await expect.poll(() => widthOf(content)).toBe(atFirst + 16);
  await page.reload();
  await expect.poll(() => widthOf(content)).toBe(atFirst + 16);
});
