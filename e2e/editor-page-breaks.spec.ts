import type { Page } from "@playwright/test";
import { inLookOf } from "@/typeset/chosen-look";
import { expect, expectAccessible, importResume, test } from "./fixtures";

/** A resume from an archive of an earlier release, long enough for its pages to have moved. */
async function importEarlierResume(page: Page): Promise<string> {
  const id = await importResume(page);
  const resume = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
  const { experience } = resume.data.sections;
  experience.items = Array.from({ length: 12 }, (_, index) => ({
    ...experience.items[index % experience.items.length],
    id: `job-${index}`,
  }));
  resume.data.metadata = inLookOf(resume.data.metadata, "gengar");
  const archived = { ...resume, id: "earlier", slug: "earlier", name: "Earlier", trashedAt: null };
  const answer = await page.request.post("/api/openapi/auth/account/archive/resumes", { data: { resume: archived } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}

test("moved pages are shown once, compared, and a document keeps its earlier breaks on any device", async ({
  signedIn: page,
}) => {
  const id = await importEarlierResume(page);
  const pdf = async () => (await page.request.get(`/api/openapi/resumes/${id}/pdf`)).body();
  const improved = await pdf();
  await page.goto(`/resumes/${id}`);
  const notice = page.getByText("The page breaks of this resume were improved.");
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "See before and after" }).click();
  const dialog = page.getByRole("dialog", { name: "Page breaks before and after" });
  await expect(dialog.getByLabel("Before").locator("[data-page]").first()).toContainText("Cascade");
  await expect(dialog.getByLabel("After").locator("[data-page]").first()).toContainText("Cascade");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep earlier breaks" }).click();
  await expect(dialog).toBeHidden();
  await expect(notice).toBeHidden();
  const setting = page.getByRole("checkbox", { name: "Keep earlier page breaks" });
  await expect(setting).toBeChecked();
  await page.getByRole("tab", { name: "Versions" }).click();
  await expect(page.getByRole("list", { name: "Versions, newest first" })).toContainText("Earlier page breaks kept");

  await page.reload();
  await page.locator(".page-preview-page").first().waitFor();
  await expect(notice).toBeHidden();
  await page.getByRole("tab", { name: "Design" }).click();
  await expect(setting).toBeChecked();
  const earlier = await pdf();
  expect(earlier.equals(improved)).toBe(false);
  await setting.uncheck();
  await expect(page.locator("[data-save-status=saved]")).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get(`/api/openapi/resumes/${id}`)).json()).data.pageBreaks)
    .toBe(undefined);
  expect((await pdf()).equals(improved)).toBe(true);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(setting).toBeChecked();
  await expect.poll(async () => (await pdf()).equals(earlier)).toBe(true);
  await expect(notice).toBeHidden();
});

test("on a phone the improved breaks are taken with one press", async ({ signedIn: page }) => {
  const id = await importEarlierResume(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/resumes/${id}`);
  await page.getByRole("navigation", { name: "Editor sections" }).getByRole("button", { name: "Page" }).click();
  await expect(page.getByText("The page breaks of this resume were improved.")).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole("button", { name: "Use improved breaks" }).click();
  await expect(page.getByText("The page breaks of this resume were improved.")).toBeHidden();
  expect((await (await page.request.get(`/api/openapi/resumes/${id}/page-breaks`)).json()).isDecided).toBe(true);
});
