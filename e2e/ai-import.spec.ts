import type { Page } from "@playwright/test";
import { callApi, connectModel, signUpAt } from "./ai-instance";
import type { AiInstance } from "./ai-server";
import { harbourResume } from "./ai-things";
import { expect, expectAccessible, test } from "./fixtures";

let instance: AiInstance;
test.beforeEach(({ aiInstance }) => {
  instance = aiInstance;
  instance.model.behave({});
});

/** A PDF as a person has one: printed from another resume. */
async function pdfOf(page: Page): Promise<Buffer> {
  const id = await harbourResume(page, instance);
  const response = await page.request.get(`${instance.address}/api/openapi/resumes/${id}/pdf`);
  expect(response.ok()).toBe(true);
  return response.body();
}

async function openImport(page: Page) {
  await page.goto(`${instance.address}/documents`);
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New document" });
  await dialog.getByText("File", { exact: true }).click();
  return dialog;
}

const READ = {
  name: "",
  experience: [
    {
      company: "Harbour Works",
      position: "Chief of everything",
      period: "2019 – 2024",
      lines: ["Wrote to partners."],
      roles: [],
    },
  ],
};

test("without a model, files are read by rules, as the dialog states", async ({ page }) => {
  await signUpAt(page, instance);
  const buffer = await pdfOf(page);
  const dialog = await openImport(page);
  await expect(dialog.getByRole("link", { name: "Connect one in Settings" })).toBeVisible();
  const input = dialog.locator("input[type=file]");
  await expectAccessible(page);
  await input.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
  await expect(page).toHaveURL(/\/(?:resumes\/|import$)/);
});

test("with a model, source and fields are side by side, and only what the person confirms is imported", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const buffer = await pdfOf(page);
  const dialog = await openImport(page);
  const choice = dialog.getByRole("switch", { name: /Read PDF and Word files with AI/ });
  await expect(choice).not.toBeChecked();
  await choice.focus();
  await page.keyboard.press("Space");
  instance.model.behave({ reply: () => READ });
  await dialog.locator("input[type=file]").setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
  const review = page.getByRole("dialog", { name: "What was read from cv.pdf" });
  await expect(review.getByRole("region", { name: "Text of the file" })).toContainText("Harbour Works");
  const company = review.getByRole("checkbox", { name: "Take Experience 1: Company: Harbour Works" });
  const position = review.getByRole("checkbox", { name: "Take Experience 1: Position: Chief of everything" });
  await expect(company).toBeChecked();
  await expect(position).not.toBeChecked();
  await expect(review).toContainText("Only partly in the file");
  await expectAccessible(page);

  // Leaving loses nothing.
  await page.reload();
  await openImport(page);
  await expect(company).toBeChecked();
  await review.getByRole("checkbox", { name: /Wrote to partners/ }).focus();
  await page.keyboard.press("Space");
  await review.getByRole("button", { name: /^Import \d+ field/ }).click();
  await expect(page).toHaveURL(/\/resumes\//);
  const id = page.url().replace(/.*\/resumes\/([^#?]+).*/, "$1");
  const text = JSON.stringify(await callApi(page, instance, "GET", `/resumes/${id}`));
  expect(text).toContain("Harbour Works");
  expect(text).not.toContain("Chief of everything");
  expect(text).not.toContain("Wrote to partners");
});

test("on a phone the words of the file are below each field", async ({ page }) => {
  await signUpAt(page, instance);
  await connectModel(page, instance);
  const buffer = await pdfOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  const dialog = await openImport(page);
  await dialog
    .locator("label")
    .filter({ has: page.getByRole("switch", { name: /with AI/ }) })
    .click();
  instance.model.behave({ reply: () => READ });
  await dialog.locator("input[type=file]").setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer });
  const review = page.getByRole("dialog", { name: "What was read from cv.pdf" });
  await expect(review.getByText(/^In the file: .*Harbour Works/).first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
