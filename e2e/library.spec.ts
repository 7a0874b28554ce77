import { join } from "node:path";
import { expect, expectAccessible, importResume, test } from "./fixtures";

// What fades in has no readable contrast for a moment; without motion every state is complete at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a new account begins with an empty page, a sample or a file", async ({ signedIn: page }) => {
  await page.goto("/documents");
  await expect(page.getByRole("heading", { name: "No documents yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "New resume" }).click();
  await expectAccessible(page);
  await page.getByLabel("Name", { exact: true }).fill("Designer, Northpine");
  await page.getByRole("button", { name: "Create" }).click();
  await page.waitForURL(/\/resumes\//);
  await expect(page.getByRole("heading", { name: "Designer, Northpine" })).toBeVisible();

  await page.goto("/documents");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("radio", { name: /^File/ }).check({ force: true });
  await page.locator("input[type=file]").setInputFiles(join("domain", "sample", "json-resume.json"));
  await page.waitForURL(/\/resumes\//);
  await page.locator(".page-preview-page").first().waitFor();
});

test("a file that is no resume is refused by name and creates nothing", async ({ signedIn: page }) => {
  await page.goto("/documents");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("radio", { name: /^File/ }).check({ force: true });
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "shopping.txt", mimeType: "text/plain", buffer: Buffer.from("milk, bread") });
  await expect(page.getByText("shopping.txt could not be read as a resume. Nothing was created.")).toBeVisible();
  expect(await (await page.request.get("/api/openapi/documents/counts")).json()).toMatchObject({ resume: 0 });
});

test("documents are found, renamed, copied, trashed, brought back and deleted for good", async ({ signedIn: page }) => {
  await importResume(page);
  await page.goto("/documents");
  // The resume and the letter that stood in it: both show their real first page.
  const pictures = page.getByRole("article").filter({ hasText: "Edited" }).locator("img");
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveJSProperty("complete", true);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  }

  const menu = async (name: string, item: string) => {
    await page.getByRole("article").filter({ hasText: name }).first().hover();
    await page
      .getByRole("button", { name: `More for ${name}`, exact: true })
      .first()
      .click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const name = "David Kowalski";
  await menu(name, "Rename");
  await page.getByLabel("Name", { exact: true }).fill("General");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "General" })).toBeVisible();

  await page.getByRole("searchbox").fill("nothing like this");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();

  await menu("General", "Move to Trash");
  await expect(page.getByText("“General” is in Trash")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "General" })).toBeVisible();

  await menu("General", "Move to Trash");
  await page.getByRole("tab", { name: /^Trash/ }).click();
  await expect(page.getByText(/30 days left/)).toBeVisible();
  await expectAccessible(page);
  await menu("General", "Delete for good");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete “General”" }).click();
  await expect(page.getByRole("heading", { name: "Trash is empty" })).toBeVisible();
});

test("the library works as a list and on a phone", async ({ signedIn: page }) => {
  await importResume(page);
  await page.goto("/documents?view=list");
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/documents");
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("old addresses lead to the new ones", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.goto("/dashboard/resumes");
  await expect(page).toHaveURL(/\/documents\?kind=resume$/);
  await page.goto("/dashboard/settings/api-keys");
  await expect(page).toHaveURL(/\/settings#keys$/);
  await page.goto(`/builder/${id}`);
  await expect(page).toHaveURL(new RegExp(`/resumes/${id}$`));
});
