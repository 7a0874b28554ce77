import { expect, expectAccessible, importResume, test } from "./fixtures";
import { watchCovers } from "./page-covers";

test("a version is named, viewed and restored, and the previous text is stored and can be undone", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Basics/ }).click();
  const headline = page.getByLabel("Headline");
  await headline.fill("Designer of timetables");
  await page.getByRole("tab", { name: "Versions" }).click();
  const versions = page.getByRole("list", { name: "Versions, newest first" });
  await page.getByRole("button", { name: "Save a named version" }).click();
  await page.getByLabel("Version name").fill("Before the interview");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const named = versions.getByRole("listitem").filter({ hasText: "Before the interview" });
  await expect(named).toContainText("Named");

  // Typed a moment before the restore: it must reach the server first, so that it is stored there.
  await headline.fill("A designer of nothing at all");
  // Its page is on show in the list: opening it shows that until the engine has drawn all of them.
  await expect(named.locator("img[src^='blob:']")).toBeVisible({ timeout: 30_000 });
  const wasCovered = await watchCovers(page);
  await named.getByRole("button", { name: /^Before the interview/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Before the interview/ });
  await expect(dialog.locator("[data-page]").first()).toContainText("Designer of timetables");
  expect(await wasCovered()).toBe(true);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Restore this version" }).click();
  await expect(page.getByText(/^Restored the version from .* The previous state is kept as “Before a restore”/)).toBeVisible();
  await expect(headline).toHaveValue("Designer of timetables");
  await expect(page.locator(".page-preview-surface").first()).toContainText("Designer of timetables");
  await expect(versions.getByRole("listitem").first()).toContainText("Restored");
  await expect(versions.getByRole("listitem").nth(1)).toContainText("Before a restore");

  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect(headline).toHaveValue("A designer of nothing at all");
  await expect(page.locator("[data-save-status=saved]")).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get(`/api/openapi/resumes/${id}`)).json()).data.basics.headline)
    .toBe("A designer of nothing at all");
});

test("a named version is renamed and, after one question, deleted", async ({ signedIn: page }) => {
  const id = await importResume(page);
  const made = await page.request.post(`/api/openapi/resumes/${id}/versions`, { data: { name: "First" } });
  expect(made.ok(), await made.text()).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/resumes/${id}`);
  await page.getByRole("navigation", { name: "Editor sections" }).getByRole("button", { name: "Design" }).click();
  await page.getByRole("tab", { name: "Versions" }).click();
  await page.getByRole("button", { name: /^Actions for First/ }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Version name").fill("Sent to Northpine");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const row = page
    .getByRole("list", { name: "Versions, newest first" })
    .getByRole("listitem")
    .filter({ hasText: "Sent to Northpine" });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.getByRole("button", { name: /^Actions for Sent to Northpine/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog", { name: "Delete “Sent to Northpine”?" })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(row).toBeHidden();
  const left = await (await page.request.get(`/api/openapi/resumes/${id}/versions`)).json();
  expect(left.map(({ name }: { name: string | null }) => name)).not.toContain("Sent to Northpine");
});

test("changes by a program appear while nothing is unsaved, and own steps can still be undone", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Basics/ }).click();
  await page.getByLabel("Phone").fill("+47 555 01 428");
  await expect(page.locator("[data-save-status=saved]")).toBeVisible();
  const operations = [{ op: "replace", path: "/basics/headline", value: "Written by a program" }];
  await expect(async () => {
    const { updatedAt } = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
    const patched = await page.request.patch(`/api/openapi/resumes/${id}`, {
      data: { operations, expectedUpdatedAt: updatedAt },
    });
    expect(patched.ok(), await patched.text()).toBe(true);
  }).toPass();
  await expect(page.getByLabel("Headline")).toHaveValue("Written by a program");
  await expect(page.locator(".page-preview-surface")).toContainText("Written by a program");

  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect(page.getByLabel("Phone")).not.toHaveValue("+47 555 01 428");
  await expect(page.getByLabel("Headline")).toHaveValue("Written by a program");
  await expect(page.locator("[data-save-status=saved]")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a version is compared with the text on screen, word by word and page by page, and one part of it is restored", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  const made = await page.request.post(`/api/openapi/resumes/${id}/versions`, { data: { name: "As sent" } });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Basics/ }).click();
  const [headline, phone] = [page.getByLabel("Headline"), page.getByLabel("Phone", { exact: true })];
  const before = await headline.inputValue();
  await headline.fill("Keeper of timetables");
  await phone.fill("+44 20 7946 0000");
  await page.getByRole("button", { name: /^Summary/ }).click();
  await page.locator("[contenteditable=true]").first().fill("A shorter story.");
  await page.getByRole("tab", { name: "Versions" }).click();
  // Every version shows its first page, and how many words it added and removed.
  const versions = page.getByRole("list", { name: "Versions, newest first" });
  await expect(versions.getByText(/^\+\d+ −\d+ words$/).first()).toBeVisible();
  await expect(versions.locator("img[src^='blob:']").first()).toBeVisible();
  await page.getByRole("button", { name: /^Actions for As sent/ }).click();
  await page.getByRole("menuitem", { name: "Compare…" }).click();
  const dialog = page.getByRole("dialog", { name: "Compare" });
  await expect(dialog.locator("ins").filter({ hasText: "timetables" })).toBeVisible();
  await expect(dialog.locator("del").first()).toBeVisible();
  await expectAccessible(page);

  await dialog.getByText("Pages", { exact: true }).click();
  await expect(dialog.getByRole("region", { name: "Before" }).locator("[data-page]").first()).toContainText(before.slice(0, 12));
  await expect(dialog.getByRole("region", { name: "After" }).locator("[data-page]").first()).toContainText("timetables");
  // What differs is marked on the pages of both sides.
  await expect(dialog.getByRole("region", { name: "Before" }).locator("[data-text-mark=change]").first()).toBeAttached();
  await expect(dialog.getByRole("region", { name: "After" }).locator("[data-text-mark=change]").first()).toBeAttached();

  await dialog.getByText("Parts", { exact: true }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByRole("listitem").first().locator("ins").filter({ hasText: "timetables" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Restore the earlier state: Basics" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: /^Basics/ }).click();
  await expect(headline).toHaveValue(before);
  await page.getByRole("button", { name: /^Summary/ }).click();
  await expect(page.locator("[contenteditable=true]").first()).toContainText("A shorter story.");
});
