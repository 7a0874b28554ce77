import type { Page } from "@playwright/test";
import { choose, expect, importResume, test } from "./fixtures";

/** Fields and boxes on the screen that nothing sets off from their ground where no shadow is painted. */
const withoutEdge = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 8 && height > 8;
    };
    const hasEdge = (element: Element) => {
      const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
      return (borderTopStyle !== "none" && borderTopWidth !== "0px") || outlineStyle !== "none";
    };
    const controls = "input:not([type=radio]):not([type=file]):not([type=color]):not([type=range]), select, textarea";
    return [...document.querySelectorAll(controls)]
      .filter((element) => isSeen(element) && !hasEdge(element) && !(element.parentElement && hasEdge(element.parentElement)))
      .map((element) => element.outerHTML.slice(0, 160));
  });

test("in high contrast every field has an edge, and what is chosen is marked", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.emulateMedia({ forcedColors: "active" });
  for (const address of [`/resumes/${id}`, "/settings/preferences", "/documents", "/applications", "/career"]) {
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
    if (address.startsWith("/resumes")) await page.getByRole("button", { name: /^Basics/ }).click();
    expect(await withoutEdge(page), address).toEqual([]);
  }
  await page.goto("/settings/preferences");
  const outline = (name: string) =>
    page
      .locator("label", { has: page.getByRole("radio", { name, exact: true }) })
      .evaluate((label) => getComputedStyle(label).outlineStyle);
  await choose(page, "radio", { name: "Points", exact: true });
  expect(await outline("Points")).toBe("solid");
  expect(await outline("Inches")).toBe("none");
});
