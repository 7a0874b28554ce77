import type { Page } from "@playwright/test";
import { expect, expectAccessible, importResume, test } from "./fixtures";

const onPage = (page: Page, pointer: string) => page.locator(`.page-preview-surface [data-field="${pointer}"]`).first();
const caret = (page: Page) => page.locator("[data-page-caret=caret]");

/** Presses the mouse at a letter of the page: the end of the first drawn text that begins so. */
async function clickAfter(page: Page, text: string, options: { clickCount?: number } = {}) {
  const drawn = page.locator(".page-preview-surface text").filter({ hasText: text }).first();
  await drawn.scrollIntoViewIfNeeded();
  const box = await drawn.evaluate((run, wanted) => {
    const at = (run.textContent ?? "").indexOf(wanted) + wanted.length;
    const range = document.createRange();
    range.setStart(run.firstChild as Node, at - 1);
    range.setEnd(run.firstChild as Node, at);
    const { right, top, height } = range.getBoundingClientRect();
    return { x: right, y: top + height / 2 };
  }, text);
  await page.mouse.click(box.x, box.y, options);
}

test("a resume is written on its page: typed, selected, a bullet added, and walked through by keys", async ({
  signedIn: page,
}) => {
  const created = await page.request.post("/api/openapi/resumes", { data: { name: "Page", withSampleData: true } });
  const id: string = await created.json();
  await page.goto(`/resumes/${id}`);
  const headline = page.getByLabel("Headline");

  await test.step("a click and the next keys go to the text under the pointer, before its field is open", async () => {
    await expect(onPage(page, "/basics/headline")).toBeVisible();
    await clickAfter(page, "Senior Product");
    await page.keyboard.type(" and Platform");
    await expect(headline).toBeFocused();
    await expect(headline).toHaveValue("Senior Product and Platform Engineer");
    await expect(page.locator(".page-preview-surface")).toContainText("Senior Product and Platform Engineer");
    await expect(caret(page)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("two clicks select a word, and what is typed takes its place", async () => {
    await clickAfter(page, "and Plat", { clickCount: 2 });
    await expect(page.locator("[data-page-caret=selection]")).toBeVisible();
    await page.keyboard.type("Design");
    await expect(headline).toHaveValue("Senior Product and Design Engineer");
  });

  await test.step("Home, End and the arrows move by the lines of the page and on into the next field", async () => {
    await page.keyboard.press("Home");
    await page.keyboard.type("*");
    await expect(headline).toHaveValue("*Senior Product and Design Engineer");
    await page.keyboard.press("Delete");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(headline).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Email")).toBeFocused();
  });

  await test.step("Enter in a list begins a bullet, and Tab leads to the next text of the page", async () => {
    await clickAfter(page, "9 minutes.");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Wrote the guide that new colleagues read first.");
    const bullets = page.locator('[data-field$="/description"] .rich-text li');
    await expect(bullets.nth(1)).toHaveText("Wrote the guide that new colleagues read first.");
    await expect(page.locator(".page-preview-surface")).toContainText("Wrote the guide that new colleagues read first.");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    await page.keyboard.type("Wow: ");
    await expect(bullets.first()).toContainText("minutes.");
    await expect(bullets.first()).toContainText("Wow: from 25 to 9");
  });

  await test.step("Escape leaves the text, and undo reverts what was written", async () => {
    await page.keyboard.press("Escape");
    await expect(caret(page)).toHaveCount(0);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(page.locator(".page-preview-surface")).not.toContainText("Wow:");
  });
});

test("a key that is a shortcut elsewhere is text, however late the field opens that was pressed on the page", async ({
  signedIn: page,
}) => {
  const created = await page.request.post("/api/openapi/resumes", { data: { name: "Page", withSampleData: true } });
  await page.goto(`/resumes/${await created.json()}`);
  const drawn = onPage(page, "/basics/headline");
  await expect(drawn).toBeVisible();
  await drawn.hover();
  // Within one task, so that no field can be open yet.
  await drawn.evaluate((field) => {
    const { left, right, top, height } = field.getBoundingClientRect();
    const at = { clientX: (left + right) / 2, clientY: top + height / 2 };
    field.dispatchEvent(new MouseEvent("mousedown", { ...at, bubbles: true, cancelable: true, detail: 1 }));
    for (const key of ["n", "?", "n"])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel("Headline")).toBeFocused();
  await expect(page.getByLabel("Headline")).toHaveValue(/n\?n/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a letter is written on its page, from right to left too", async ({ signedIn: page }) => {
  const resumeId = await importResume(page);
  const arabic = [{ op: "replace", path: "/metadata/page/locale", value: "ar" }];
  await page.request.patch(`/api/openapi/resumes/${resumeId}`, { data: { operations: arabic } });
  const created = await page.request.post("/api/openapi/cover-letters", {
    data: { name: "Letter", resumeId, content: "<p>أكتب إليكم بشأن الوظيفة.</p>" },
  });
  const { id } = await created.json();
  await page.goto(`/letters/${id}`);
  const text = onPage(page, "/content");
  await text.waitFor();
  const box = await text.boundingBox();
  if (!box) throw new Error("The letter has no text on its page.");
  await page.mouse.click(box.x + 2, box.y + box.height / 2);
  const field = page.locator('[data-field="/content"] .rich-text').last();
  await expect(field).toBeFocused();
  await expect(caret(page)).toBeVisible();
  await page.keyboard.type(" شكرا");
  await expect(field).toContainText("بشأن الوظيفة. شكرا");
  await expect(caret(page)).toBeVisible();
});
