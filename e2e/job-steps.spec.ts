import { expect, expectAccessible, expectAccessibleDayAndNight, importResume, test } from "./fixtures";
import { applications, openQuickAdd, POSTING } from "./quick-add";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("from a posting to a sent application without leaving the editor: copy, match, letter, one file, Applied", async ({
  signedIn: page,
}) => {
  await importResume(page);
  const dialog = await openQuickAdd(page);
  await page.evaluate((posting) => navigator.clipboard.writeText(posting), POSTING);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(dialog.getByLabel("Company")).toHaveValue("Northpine");
  await dialog.getByRole("button", { name: "Add and prepare" }).click();

  await page.waitForURL(/\/resumes\//);
  const steps = page.getByRole("region", { name: "Application: Product Designer at Northpine" });
  await expect(steps.getByRole("listitem").filter({ hasText: "Resume" })).toHaveAttribute("aria-current", "step", {
    timeout: 30_000,
  });
  await expectAccessibleDayAndNight(page);
  await steps.getByRole("button", { name: "Compare with posting" }).click();
  await expect(page.getByRole("textbox", { name: "Posting" })).toHaveValue(POSTING);
  await expect(page.getByRole("heading", { name: "Job match" })).toBeInViewport();

  await steps.getByRole("button", { name: "Write letter" }).click();
  await page.waitForURL(/\/letters\//);
  await expect(steps.getByRole("link", { name: "Resume" })).toBeVisible({ timeout: 30_000 });
  const downloaded = page.waitForEvent("download");
  await steps.getByRole("button", { name: "Download PDF" }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/Northpine\.pdf$/);

  await steps.getByRole("button", { name: "Mark as applied" }).click();
  await expect(page.getByText("Northpine is now in Applied. What you sent is recorded.")).toBeVisible();
  await expect(steps).toBeHidden();
  const [application] = await applications(page);
  expect(application).toMatchObject({ status: "applied", company: "Northpine" });
  expect(application?.sentResumeVersionId).toEqual(expect.any(String));
  expect(application?.sentCoverLetterVersionId).toEqual(expect.any(String));
});

test("on a phone the steps are one row under the job, and can be hidden", async ({ signedIn: page }) => {
  const resumeId = await importResume(page);
  const data = { company: "Northpine", role: "Product Designer" };
  const applicationId = await (await page.request.post("/api/openapi/applications", { data })).json();
  const copied = await page.request.post("/api/openapi/documents/copies", { data: { resumeId, applicationId } });
  expect(copied.ok(), await copied.text()).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/resumes/${await copied.json()}`);
  const steps = page.getByRole("region", { name: "Application: Product Designer at Northpine" });
  await expect(steps).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await steps.getByRole("button", { name: "Hide these steps" }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Editor sections" })).toBeVisible();
  await expect(steps).toBeHidden();
});
