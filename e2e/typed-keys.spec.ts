import type { Page } from "@playwright/test";
import { expect, importResume, test } from "./fixtures";

const finder = (page: Page) => page.getByRole("combobox", { name: "Find documents, actions and settings" });

/** Opens a resume with the caret in the middle of its headline. */
async function caretInHeadline(page: Page, id: string) {
  await page.goto(`/resumes/${id}`);
  await page.getByRole("button", { name: /^Basics/ }).click();
  const headline = page.getByLabel("Headline");
  await headline.click();
  await headline.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  return headline;
}

/** Counts the saves of the resume from now on. */
function savesOf(page: Page, id: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().endsWith(`/resumes/${id}`)) count += 1;
  });
  return () => count;
}

const stored = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/openapi/resumes/${id}`)).json()) as {
    updatedAt: string;
    data: { basics: { headline: string } };
  };
const updatedAt = async (page: Page, id: string) => (await stored(page, id)).updatedAt;

test("what is typed right after Ctrl+K goes to the palette and not to the resume, over a field and over rich text", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  const headline = await caretInHeadline(page, id);
  await test.step("none of the text reaches the field, which has the focus again before the next key", async () => {
    const [text, before, saves] = [await headline.inputValue(), await updatedAt(page, id), savesOf(page, id)];
    for (const words of ["settings theme", "experience", "x"]) {
      await page.keyboard.press("Control+k");
      await page.keyboard.type(words, { delay: 0 });
      await expect(finder(page)).toHaveValue(words);
      await page.keyboard.press("Escape");
      // The focus and the caret are where they were before the next key comes.
      expect(
        await headline.evaluate((input: HTMLInputElement) => [document.activeElement === input, input.selectionStart]),
      ).toEqual([true, 4]);
    }
    await expect(headline).toHaveValue(text);
    expect(saves()).toBe(0);
    expect(await updatedAt(page, id)).toBe(before);
    // What had reached the resume would be saved with the first key that is meant for it, at the latest.
    await page.keyboard.press("End");
    await page.keyboard.type("!");
    await expect.poll(async () => (await stored(page, id)).data.basics.headline).toBe(`${text}!`);
    expect(saves()).toBe(1);
  });

  await test.step("the palette has the focus before the key press that opens it ends, even over rich text", async () => {
    await page.getByRole("button", { name: /^Summary/ }).click();
    const text = page.locator(".rich-text").first();
    await text.click();
    await page.keyboard.press("Control+Home");
    const [before, saves] = [await text.innerHTML(), savesOf(page, id)];
    const focused = await text.evaluate((element) => {
      const press = { key: "k", ctrlKey: true, bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent("keydown", press));
      return document.activeElement?.getAttribute("role");
    });
    expect(focused).toBe("combobox");
    await page.keyboard.type("theme", { delay: 0 });
    await expect(finder(page)).toHaveValue("theme");
    await page.keyboard.press("Escape");
    await expect(text).toBeFocused();
    expect(await text.innerHTML()).toBe(before);
    expect(saves()).toBe(0);
    await page.keyboard.type("Here: ", { delay: 0 });
    await expect(text).toHaveText(/^Here: /);
  });
});

test("Enter right after the words runs the match, and no key reaches the resume", async ({ signedIn: page }) => {
  const id = await importResume(page);
  const headline = await caretInHeadline(page, id);
  const before = await updatedAt(page, id);
  await expect(headline).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("new resume", { delay: 0 });
  await page.keyboard.press("Enter");
  await page.keyboard.type("Designer at Halden", { delay: 0 });
  await page.waitForURL("**/documents**");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Name")).toHaveValue("Designer at Halden");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  expect(await updatedAt(page, id)).toBe(before);
});

test("what is typed after Enter belongs to what it opens, even while the documents are still on their way", async ({
  signedIn: page,
}) => {
  const id = await importResume(page);
  await caretInHeadline(page, id);
  await page.route("**/api/openapi/documents?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("new resume", { delay: 0 });
  await page.keyboard.press("Enter");
  await page.keyboard.type("Designer at Halden", { delay: 0 });
  await page.waitForURL("**/documents**");
  await expect(page.getByRole("dialog").getByLabel("Name")).toHaveValue("Designer at Halden");
});

test("the “?” list and the Delete question appear immediately and return the focus", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.request.post("/api/openapi/documents/trash", { data: { type: "resume", id } });
  await page.goto("/documents?kind=trash");
  await page.getByRole("listitem").first().waitFor();
  await page.waitForLoadState("networkidle");
  const find = page.getByRole("button", { name: "Find", exact: true });
  await find.focus();
  const isInside = (key: string) =>
    find.evaluate((element, pressed) => {
      element.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));
      return document.activeElement?.closest("[role=dialog]") !== null;
    }, key);
  expect(await isInside("?")).toBe(true);
  await page.keyboard.press("Escape");
  await expect(find).toBeFocused();

  await page.keyboard.press("Control+a");
  await find.focus();
  expect(await isInside("Delete")).toBe(true);
  await page.keyboard.press("Escape");
  await expect(find).toBeFocused();
});

test("renaming from the library menu replaces the name from the first key", async ({ signedIn: page }) => {
  await importResume(page);
  await page.goto("/documents");
  await page.getByRole("listitem").first().click({ button: "right" });
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.keyboard.type("Written over", { delay: 0 });
  await expect(page.getByRole("dialog").getByLabel("Name")).toHaveValue("Written over");
});

test("a new name is typed in place; a keyword not ended with Enter is saved when the page closes", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.goto(`/resumes/${id}`);
  const name = page.getByRole("heading", { level: 1 }).getByRole("button");
  await name.click();
  await page.keyboard.type("Renamed in place", { delay: 0 });
  await page.keyboard.press("Enter");
  await expect(name).toHaveText("Renamed in place");
  await expect(name).toBeFocused();
  // The page would otherwise close while the name is being saved, and its last save be refused and merged later.
  const stored = async () => (await (await page.request.get(`/api/openapi/resumes/${id}`)).json()).name;
  await expect.poll(stored).toBe("Renamed in place");
  await expect(page.locator("[data-save-status=saved]")).toBeVisible();

  const open = async () => {
    await page.getByRole("button", { name: /^Skills/ }).click();
    await page.getByRole("button", { name: /^Unity Engine/ }).click();
  };
  await open();
  const field = page.getByPlaceholder("Add with Enter or comma");
  await field.click();
  await page.keyboard.type("half a wor", { delay: 0 });
  await page.reload();
  await open();
  await expect(page.getByRole("listitem").filter({ hasText: /^half a wor$/ })).toBeVisible();
});
