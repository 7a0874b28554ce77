import { choose, exampleResume, expect, expectAccessible, importResume, test } from "./fixtures";

test("the content is written from the page, in rich text, by keyboard alone and in custom sections", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await test.step("a click on the page leads to the field, and the field is marked on the page", async () => {
    const company = page.locator('.page-preview-surface [data-field$="/company"]').first();
    await company.waitFor();
    await company.click();
    await expect(page.getByLabel("Company")).toBeFocused();

    await test.step("the caret is at the character that was clicked", async () => {
      // The right edge of the seventh letter of the first line of the summary: “Passion|ate game developer”.
      const at = await page.evaluate(() => {
        const run = [...document.querySelectorAll(".page-preview-surface text")].find((text) =>
          /^Passionate/.test(text.textContent ?? ""),
        );
        const range = document.createRange();
        range.setStart(run?.firstChild as Node, 6);
        range.setEnd(run?.firstChild as Node, 7);
        const { right, top, height } = range.getBoundingClientRect();
        return { x: right, y: top + height / 2 };
      });
      await page.mouse.click(at.x, at.y);
      await expect(page.locator('[data-field="/summary/content"] .rich-text')).toBeFocused();
      await page.keyboard.type("|");
      await expect(page.locator('[data-field="/summary/content"] .rich-text')).toContainText("Passion|ate game developer");
    });
  });

  await test.step("rich text pastes cleanly and keeps links, lists and emphasis", async () => {
    const text = page.locator('[data-field="/summary/content"]').getByRole("textbox", { name: "Text" });
    await text.click();
    await page.keyboard.press("Control+a");
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "• Led four designers\n• Cut costs by 20%\n\nSee https://example.com for more");
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text.getByRole("listitem")).toHaveText(["Led four designers", "Cut costs by 20%"]);
    await expect(text.getByRole("link", { name: "https://example.com" })).toHaveAttribute("href", "https://example.com");
    await page.getByRole("listitem").filter({ hasText: "Led four designers" }).click({ clickCount: 3 });
    await page.getByRole("button", { name: "Bold" }).click();
    await expect(text.locator("strong")).toHaveText("Led four designers");
    await expect(page.locator("[data-save-status=saved]")).toBeVisible();
    const { data } = await (await page.request.get(`/api/openapi/resumes/${id}`)).json();
    expect(data.summary.content).toContain("<strong>Led four designers</strong>");
  });

  await test.step("an entry is written by keyboard alone, appears on the page, and moves by keys", async () => {
    const section = page.getByRole("button", { name: /^Education/ });
    await section.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Add education" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("School")).toBeFocused();
    await page.keyboard.type("Nordhavn School of Design");
    await page.keyboard.press("Tab");
    await page.keyboard.type("MA");
    await page.getByRole("combobox", { name: "Start, month" }).selectOption("Sep");
    await page.getByRole("textbox", { name: "Start, year" }).fill("2012");
    await page.getByRole("textbox", { name: "End, year" }).fill("2014");
    await expect(page.getByText("September 2012 – 2014")).toHaveCount(2);
    await expect(page.locator(".page-preview-surface")).toContainText("Nordhavn");

    const row = page.getByRole("button", { name: /^Nordhavn School of Design/ });
    await row.focus();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(row).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "now 1 of 2" })).toBeAttached();

    // The arrow keys go from row to row and to the actions of a section, which is one stop of the Tab key.
    await page.keyboard.press("ArrowUp");
    await expect(section).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: "Settings for Education" })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(section).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(row).toBeFocused();
  });

  await test.step("a custom section is added, named, moved to the sidebar and undone", async () => {
    await page.getByRole("button", { name: "Add section" }).click();
    await page.getByRole("menuitem", { name: "Awards" }).click();
    const heading = page.getByLabel("Heading", { exact: true });
    await expect(heading).toBeFocused();
    await page.keyboard.type("Medals");
    await expect(heading).toHaveValue("Medals");
    await page.getByRole("button", { name: "Settings for Medals" }).click();
    await page.getByRole("menuitem", { name: "Page 1, sidebar" }).click();
    await page.getByRole("button", { name: "Settings for Medals" }).click();
    await expect(page.getByRole("menuitem", { name: "Page 1, sidebar" })).toBeDisabled();
    await page.getByRole("menuitem", { name: "Delete section" }).click();
    await expect(page.getByRole("button", { name: /^Medals/ })).toHaveCount(0);
    await page.getByText("Deleted section “Medals”").waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByRole("button", { name: /^Medals/ })).toBeVisible();
  });
});

test("a section that the resume lacks is offered first; entries and panels are reached by keys", async ({ signedIn: page }) => {
  const data = exampleResume() as { sections: { awards: { items: unknown[] } } };
  data.sections.awards.items = [];
  const id = await importResume(page, data);
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("menuitem", { name: "Awards" }).first().click();
  await expect(page.locator("#section-awards")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("[data-item] input").first()).toBeFocused();
  await page.keyboard.type("Ludum Dare");
  await page.keyboard.press("F8");
  await expect(page.locator("[data-item] input").first()).not.toBeFocused();
  await page.keyboard.press("Shift+F8");
  await expect(page.locator("[data-item] input").first()).toHaveValue("Ludum Dare");
  await expect(page.locator("[data-item] input").first()).toBeFocused();
  await page.keyboard.press("Control+d");
  await page.keyboard.press("Control+Enter");
  await expect(page.locator('[data-drop-list="item:awards"] > li')).toHaveCount(3);
  await page.keyboard.press("F6");
  await page.keyboard.press("F6");
  await expect(page.getByRole("tab", { name: "Design" })).toBeFocused();
  await page.keyboard.press("Shift+F6");
  await page.keyboard.press("Shift+F6");
  await expect(page.locator(":focus")).toHaveText(/Add section/);
});

test("axe finds no problems in any part of the editor", async ({ signedIn: page }) => {
  // One of the passes is over pages of thousands of drawn outlines.
  test.slow();
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  await page.locator(".page-preview-page").first().waitFor();
  await expectAccessible(page, { drawnPages: "with" });
  await page.getByRole("button", { name: /^Skills/ }).click();
  await page.getByRole("button", { name: /^Unity Engine/ }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Private" }).click();
  await page.getByRole("switch", { name: /Anyone with the address/ }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { rules: "colors" });
});

test("on a phone the editor is three tabs and nothing overflows", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Basics/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Maren Aldersund");
  await expectAccessible(page);
  const tabs = page.getByRole("navigation", { name: "Editor sections" });
  await tabs.getByRole("button", { name: "Page" }).click();
  await expect(page.locator(".page-preview-surface")).toContainText("Maren Aldersund");
  await tabs.getByRole("button", { name: "Design" }).click();
  await choose(page, "radio", { name: "Letter" });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
