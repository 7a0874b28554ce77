import { expect, expectAccessible, importResume, test } from "./fixtures";

test("the palette finds settings by synonyms and documents by name, and runs actions, by keys alone", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  await page.request.post("/api/openapi/documents/rename", { data: { type: "resume", id, name: "Designer, Northpine" } });
  await page.goto("/documents");
  await page.getByRole("listitem").first().waitFor();
  const field = page.getByRole("combobox", { name: "Find documents, actions and settings" });
  const first = page.getByRole("option").first();

  await test.step("a setting, at its place", async () => {
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await field.fill("token");
    await expect(first).toHaveText("API keysSetting");
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/settings\/keys$/);
    await expect(page.getByRole("heading", { name: "API keys" })).toBeInViewport();
  });

  await test.step("a document, by the first letters of its words", async () => {
    await page.keyboard.press("Control+k");
    await field.fill("dn");
    await expect(first).toContainText("Designer, Northpine");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/resumes/${id}`);
    await page.locator("[data-page]").first().waitFor();
  });

  await test.step("what the editor can do", async () => {
    await page.keyboard.press("Control+k");
    await field.fill("experience");
    await expect(first).toContainText("Experience");
    await page.keyboard.press("Enter");
    await expect(page.locator("#section-experience")).toHaveAttribute("aria-expanded", "true");
  });

  await test.step("a setting of the design, changed in place", async () => {
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await field.fill("side margins");
    await expect(first).toHaveText("Side margins0.22 inDesign");
    await page.keyboard.press("Enter");
    const value = page.getByRole("combobox", { name: "Value of Side margins" });
    await expect(value).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("0.6");
    await expect(page.getByRole("option")).toHaveText(["0.6 in"]);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Side margins")).toHaveValue("0.6");
    await field.fill("accent");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option")).toHaveCount(6);
    await page.keyboard.press("Escape");
    await field.fill("side margins");
    await expect(first).toHaveText("Side margins0.6 inDesign");
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
  });

  await test.step("a document by its text, with the line", async () => {
    await page.goto("/documents");
    await page.getByRole("listitem").first().waitFor();
    await page.keyboard.press("Control+k");
    await field.fill("cascade studios");
    await expect(first).toContainText("Designer, Northpine");
    await expect(first.locator("mark").first()).toHaveText(/cascade/i);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/resumes/${id}`);
    await page.locator("[data-page]").first().waitFor();
  });

  await test.step("an action, in the language of the interface", async () => {
    await page.keyboard.press("Control+k");
    await field.fill("locale");
    await page.getByRole("option", { name: /Language: Deutsch/ }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.keyboard.press("Control+k");
    const german = page.getByRole("combobox", { name: "Dokumente, Aktionen und Einstellungen finden" });
    await german.fill("konto losch");
    await expect(first).toHaveText("Konto löschenEinstellung");
    await german.fill("xyzzy");
    await expect(page.getByText("Keine Ergebnisse für „xyzzy“.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(german).toBeHidden();
  });
});

test("“?” lists the shortcuts, but not while typing", async ({ signedIn: page }) => {
  await page.goto("/documents");
  await page.getByRole("heading", { name: "No documents yet" }).waitFor();
  await page.getByRole("searchbox").fill("why");
  await page.keyboard.press("?");
  await expect(page.getByRole("searchbox")).toHaveValue("why?");
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet.getByText("Ctrl K")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByRole("option", { name: /New resume/ }).first()).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
